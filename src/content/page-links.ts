import type { Link } from '#content/types/page.ts'
import { addressIn, type EnglishPageName, type Language } from '#domain/pages/pages.ts'

/** Follows the label of a link to a page that exists in English only. */
const inEnglish = {
	en: '',
	de: ' (auf\u00A0Englisch)',
	pt: ' (em\u00A0inglês)',
	es: ' (en\u00A0inglés)',
} as const satisfies Record<Language, string>

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
	const found = addressIn(page, language)
	return {
		label: found.language === language ? label : `${label}${inEnglish[language]}`,
		href: `${found.path}${anchor}`,
	}
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
