import { type Language, type PageLanguage, pages } from '#domain/pages/pages.ts'
import { claimsIn } from '#words/claims.ts'
import { words } from '#words/entries.ts'
import type { ClaimsRow } from '#site/blocks/claims/claims.schema.ts'
import { addressIn } from '#words/site-pages.ts'
import { countryPages } from './countries.ts'

type Place<Name extends Language> = { readonly path: string; readonly language: Name }

/** The row of a page's claims; undefined on pages that only have the footer's. */
export function claimsOfPage({ path, language }: Place<PageLanguage>): ClaimsRow | undefined {
	if (!hasRow(path)) return undefined
	const names = Object.keys(words('claims').claims).filter((name) => isAt(path, name))
	return { ...words('claimsRow', language), claims: claimsIn(language, ...names) }
}

/** The address of the row of the claims of a page, else of the landing page's in its language. */
export function proofHref({ path, language }: Place<Language>): string {
	return `${hasRow(path) ? '' : addressIn('home', language).path}#proof`
}

function hasRow(path: string): boolean {
	return (
		countryPages().some((page) => page.path === path) ||
		Object.entries(words('claims').claims).some(
			([name, claim]) => claim.pages !== 'all' && isAt(path, name),
		)
	)
}

/** The pages of a claim are named in the language in which they were written. */
function isAt(path: string, name: string): boolean {
	const named = words('claims').claims[name]?.pages ?? []
	return named === 'all' || named.some((page) => Object.values(pages[page])[0] === path)
}
