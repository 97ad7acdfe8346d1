import { countryLinks } from './block-pages.ts'
import type { Language } from '#domain/pages/languages.ts'
import { claimsIn } from '#words/claims.ts'
import { words } from '#words/entries.ts'
import type { Chrome } from '#words/schemas/chrome.ts'

/** Header and footer in the page's language. */
export function chromeIn(language: Language): Chrome {
	const { header, footer, skip, languages, offer } = words('chrome', language)
	const columns = footer.columns.map(({ title, links }) => ({
		title,
		links:
			links === 'countries'
				? countryLinks().map(({ name, path }) => ({ label: name, href: path }))
				: links,
	}))
	const support = { ...footer.support, claim: claimsIn(language, 'supportReply')[0] }
	return { header, footer: { ...footer, columns, support }, skip, languages, offer }
}
