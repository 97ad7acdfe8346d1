/** A statement about the product that only the owner can prove. */
export type Claim = {
	/** The text as shown. */
	readonly text: string
	/** Translations, by language. */
	readonly translations?: Readonly<Record<string, string>>
	/** The paths of the pages that show it, or `every page` for the footer. */
	readonly pages: readonly string[] | 'every page'
	/** The evidence: a link or file, a date and a method. Empty if there is none yet. */
	readonly evidence: string
	/** `false` removes the claim from every page. */
	readonly isShown: boolean
}

/**
 * The texts of the claims that are switched on, in the given order.
 *
 * @example shownClaims([{ text: '94% accuracy', pages: ['/'], evidence: '', isShown: false }]) // []
 */
export function shownClaims(claims: readonly Claim[]): readonly string[] {
	return claims.filter((claim) => claim.isShown).map((claim) => claim.text)
}
