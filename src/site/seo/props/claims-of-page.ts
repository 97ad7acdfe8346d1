import { type Language, type PageLanguage, pages } from '#site-map/pages.ts'
import { claimsIn } from '#cms/reader/facts/claims.ts'
import { words } from '#cms/reader/entries.ts'
import { addressIn } from '#cms/reader/site-pages.ts'

type Place<Name extends Language> = {
	readonly path: string
	readonly language: Name
	readonly hasClaims?: boolean | undefined
}

/** The row of claims of a guide; undefined if its only claim is the one in the footer. */
export function claimsOfPage(place: Place<PageLanguage>) {
	return hasRow(place) ? claimsAt(place) : undefined
}

export function claimsAt({ path, language }: Place<PageLanguage>) {
	const names = Object.keys(words('claims').claims).filter((name) => isAt(path, name))
	return { ...words('claimsRow', language), claims: claimsIn(language, ...names) }
}

/** The address of the page's row of claims or, if it has none, of the row on the landing page in its language. */
export function proofHref(place: Place<Language>): string {
	return `${hasRow(place) ? '' : addressIn('home', place.language).path}#proof`
}

function hasRow({ path, hasClaims }: Place<Language>): boolean {
	return (
		hasClaims ??
		Object.entries(words('claims').claims).some(
			([name, claim]) => claim.pages !== 'all' && isAt(path, name),
		)
	)
}

/**
 * Whether a claim applies to the page at a path. For a page that the claim names, only the path of the original version
 * matches: the first in the page's row of the table of pages.
 */
function isAt(path: string, name: string): boolean {
	const named = words('claims').claims[name]?.pages ?? []
	return named === 'all' || named.some((page) => Object.values(pages[page])[0] === path)
}
