/** Something we say about ourselves that only the owner can prove. */
export type Claim = {
	/** Exactly as it is shown. */
	readonly text: string
	/** The same on pages in other languages, by language. */
	readonly translations?: Readonly<Record<string, string>>
	/** The paths of the pages that show it; `every page` is said in the shared footer. */
	readonly pages: readonly string[] | 'every page'
	/** Where the proof can be read: a link, a file, a date and a method. Empty: there is none yet. */
	readonly evidence: string
	/** `false` takes the claim off every page. */
	readonly isShown: boolean
}

/**
 * The texts of those claims that may be shown, in the given order.
 *
 * @example shownClaims([{ text: '94% accuracy', pages: ['/'], evidence: '', isShown: false }]) // []
 */
export function shownClaims(claims: readonly Claim[]): readonly string[] {
	return claims.filter((claim) => claim.isShown).map((claim) => claim.text)
}
