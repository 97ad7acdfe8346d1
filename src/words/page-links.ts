import type { EnglishPageName, Language } from '#domain/pages/pages.ts'
import { pageAddress } from './fill-text.ts'
import type { Link } from './schemas/common.ts'

/**
 * A link to a page in the reader's language. If the page exists in English only, the label says so.
 *
 * @param anchor a section of the page, `#leave`
 * @example pageLink('de', 'privacy', 'Datenschutz') // { label: 'Datenschutz', href: '/deutschland/datenschutz' }
 * @example pageLink('de', 'usa', 'USA') // { label: 'USA (auf\u00A0Englisch)', href: '/usa' }
 */
export function pageLink(
	language: Language,
	page: EnglishPageName,
	label: string,
	anchor: `#${string}` | '' = '',
): Link {
	const found = pageAddress(page, language)
	return { label: `${label}${found.label}`, href: `${found.path}${anchor}` }
}

/**
 * The same in the markup of prose.
 *
 * @example proseLink('pt', 'privacy', 'privacidade') // '[privacidade](/brasil/privacidade)'
 */
export function proseLink(...page: Parameters<typeof pageLink>): string {
	const { label, href } = pageLink(...page)
	return `[${label}](${href})`
}
