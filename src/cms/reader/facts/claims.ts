import { type LabelledClaim, labelledClaims } from '#cms/reader/rules/claims/claims.ts'
import type { Language } from '#site-map/languages.ts'
import { words } from '#cms/reader/entries.ts'
import { currentSite } from '#cms/reader/site.ts'

/** Excludes disabled claims. */
export function claimsIn(
	language: Language,
	...names: readonly string[]
): readonly LabelledClaim[] {
	const labels = words('claims').labels[language]
	return labelledClaims(names.map(claimNamed), language, labels, currentSite().measurements)
}

function claimNamed(name: string) {
	const claim = words('claims').claims[name]
	if (!claim) throw new Error(`There is no claim “${name}” in src/content/facts/claims.yaml.`)
	return claim
}
