import { countryPages } from './countries.ts'
import type { Language } from '#domain/pages/languages.ts'
import { claimsIn } from '#words/claims.ts'
import { words } from '#words/entries.ts'
import type { Chrome } from '#words/schemas/chrome.ts'
import { perSite } from '#words/site.ts'

/** Links to the country pages, labelled in the page's language. */
const countryLinks = perSite(() =>
	countryPages().map(({ name, path }) => ({ label: name, href: path })),
)

/** Header and footer in the page's language. */
export function chromeIn(language: Language): Chrome {
	const { header, footer, skip, languages, offer } = words('chrome', language)
	const columns = footer.columns.map(({ title, links }) => ({
		title,
		links: links === 'countries' ? countryLinks() : links,
	}))
	const support = { ...footer.support, claim: claimsIn(language, 'supportReply')[0] }
	return { header, footer: { ...footer, columns, support }, skip, languages, offer }
}
