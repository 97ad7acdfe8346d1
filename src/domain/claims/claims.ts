/** The kind of a claim without evidence: a target effect, a number of people, or a guess about the method. */
export type ClaimKind = 'aim' | 'count' | 'estimate'

/** A statement about the product that only the owner can prove. */
export type Claim = {
	readonly kind: ClaimKind
	/** The text as shown, without a full stop, by language. */
	readonly text: { readonly en: string } & Readonly<Record<string, string | undefined>>
	/** The evidence as shown beside the claim: its source, a date and a method. Empty if there is none yet. */
	readonly evidence: string
	/** `false` removes the claim from every page. */
	readonly isShown: boolean
}

/** A claim with its source, or the note that nobody has measured it. */
export type LabelledClaim = { readonly text: string; readonly label: string }

/**
 * The enabled claims in the given order, each with its evidence or, without any, its kind's label.
 *
 * @example
 * const row = { kind: 'aim', text: { en: '94% accuracy' }, evidence: '', isShown: true } as const
 * labelledClaims([row], 'en', { aim: 'our aim', count: 'sample', estimate: 'our estimate' })
 * // [{ text: '94% accuracy', label: 'our aim' }]
 */
export function labelledClaims(
	claims: readonly Claim[],
	language: string,
	labels: Readonly<Record<ClaimKind, string>>,
): readonly LabelledClaim[] {
	return claims
		.filter((claim) => claim.isShown)
		.map(({ kind, text, evidence }) => ({
			text: text[language] ?? text.en,
			label: evidence.trim() || labels[kind],
		}))
}

/**
 * A claim as a sentence, with its label in parentheses.
 *
 * @example claimSentence({ text: '94% accuracy', label: 'our aim' }) // '94% accuracy (our aim).'
 */
export function claimSentence({ text, label }: LabelledClaim): string {
	return `${text} (${label}).`
}
