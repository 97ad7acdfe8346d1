import {
	type Binding,
	figurePattern,
	measuredClaim,
	type MeasuredLabels,
	type Measurements,
} from './measured-claim.ts'

/** The kinds of claims without evidence: an effect we aim for, a number of people, or an estimate about the method. */
export const claimKinds = ['aim', 'count', 'estimate'] as const

export type ClaimKind = (typeof claimKinds)[number]

/** A statement about the product that only the owner can prove. */
export type Claim = {
	readonly kind: ClaimKind
	/** As shown, without a full stop. */
	readonly text: { readonly en: string } & Readonly<Record<string, string | undefined>>
	/** As shown beside the claim: a source, a date and a method. Empty if there is no evidence yet. */
	readonly evidence: string
	readonly isShown: boolean
} & Binding

export type ClaimLabels = Readonly<Record<ClaimKind | 'see', string>> & {
	readonly measured: MeasuredLabels
}

export type LabelledClaim = {
	readonly text: string
	readonly label: string
	readonly kind: ClaimKind
	/** Whether the claim has evidence or a measurement. */
	readonly isProven: boolean
	readonly linkName: string
}

/**
 * The enabled claims in the given order. The label of a claim is the source of its measurement if the claim's threshold
 * is reached, otherwise its evidence; a claim without both is labelled with its kind.
 *
 * @example
 * const row = { kind: 'aim', text: { en: '94% accuracy' }, evidence: '', isShown: true, measure: 'none', threshold: 1 }
 * labelledClaims([row], 'en', labels, null)
 * // [{ text: '94% accuracy', label: 'our aim', kind: 'aim', isProven: false, linkName: 'our aim: see why' }]
 */
export function labelledClaims(
	claims: readonly Claim[],
	language: string,
	labels: ClaimLabels,
	measurements: Measurements | null | undefined,
): readonly LabelledClaim[] {
	return claims
		.filter((claim) => claim.isShown)
		.map((claim) => {
			const { kind, evidence } = claim
			const text = claim.text[language] ?? claim.text.en
			const measured = measuredClaim(text, claim, language, labels.measured, measurements)
			const proof = measured?.source ?? evidence.trim()
			const label = proof || labels[kind]
			return {
				text: measured?.text ?? text,
				label,
				kind,
				isProven: proof !== '',
				linkName: `${label}: ${labels.see}`,
			}
		})
}

/**
 * A claim's figure, and the words that name its unit: the rest of the text if the text begins with the figure,
 * otherwise the whole text.
 *
 * @example figureOf('94% accuracy') // { figure: '94%', meaning: 'accuracy' }
 * @example figureOf('Signing up takes under 2 minutes') // { figure: '2', meaning: 'Signing up takes under 2 minutes' }
 */
export function figureOf(text: string): { readonly figure: string; readonly meaning: string } {
	const figure = figurePattern.exec(text)?.[0] ?? ''
	const meaning = text.startsWith(figure) ? text.slice(figure.length).trim() : text
	return { figure, meaning }
}

/**
 * A claim as a sentence, with its label in parentheses.
 *
 * @example claimSentence({ text: '94% accuracy', label: 'our aim' }) // '94% accuracy (our aim).'
 */
export function claimSentence({ text, label }: Pick<LabelledClaim, 'text' | 'label'>): string {
	return `${text} (${label}).`
}
