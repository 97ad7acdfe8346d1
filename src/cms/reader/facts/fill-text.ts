import { withoutEnglish } from '#site-map/english-version.ts'
import { type Language, pages } from '#site-map/pages.ts'
import { isReference } from '#cms/reader/rules/source-text.ts'
import { unmarked } from '#cms/reader/rules/text-marks.ts'
import { ownVersionsOf } from '#cms/reader/own-pages.ts'
import { isOn } from '#cms/reader/site-pages.ts'
import { TextError } from '#cms/reader/files/words-error.ts'

/** The variables that a file's texts can use: facts by dotted name, in one language. */
export type Facts = {
	readonly get: (name: string) => string | number | undefined
	readonly keys: () => Iterable<string>
}

/** Appended to the label of a link to a page that exists only in English. */
const inEnglish = {
	en: '',
	de: ' (auf\u00A0Englisch)',
	pt: ' (em\u00A0inglês)',
	es: ' (en\u00A0inglés)',
} as const satisfies Record<Language, string>

/**
 * Replaces a text's facts and resolves its links to pages of the site: `{price.lifetime}` becomes the price, and
 * `page:privacy#data` the address of the page in the text's language. The label of a Markdown link to an English-only
 * page gets a suffix that says so. A fact can use other facts. An empty fact, such as a disabled claim, is removed with
 * the space before it. A name without a dot, such as `{n}`, stays, because it is an argument of a message.
 *
 * @throws TextError for an unknown fact or page
 * @example fillText('[Preis](page:home#pricing): {price.lifetime}', 'de', new Map([['price.lifetime', '10 $']]))
 * // '[Preis](/deutschland#pricing): 10 $'
 */
export function fillText(text: string, language: Language, facts: Facts): string {
	// In a preview of a text that consists only of facts, each fact is a separate text and keeps its own marks.
	const read = isReference(unmarked(text)) ? String : unmarked
	return text
		.replace(/( ?)\{(\w+(?:\.\w+)+)\}/g, (_, space: string, name: string) => {
			const fact = read(fillText(factOf(name, facts), language, facts))
			return fact === '' ? '' : `${space}${fact}`
		})
		.replace(
			/\[([^[\]]*)\]\(page:(\w+)(#[^()\s]*)?\)/g,
			(_, label: string, page: string, anchor = '') => {
				const found = pageAddress(page, language)
				return `[${label}${found.label}](${found.path}${anchor})`
			},
		)
		.replace(/^page:(\w+)/, (_, page: string) => pageAddress(page, language).path)
}

/**
 * The address of a page in a language, and a suffix for the label of a link to it. Falls back to the English page if
 * the page or the site lacks the language.
 *
 * @throws TextError for an unknown page
 * @example pageAddress('usa', 'de') // { path: '/usa', label: ' (auf Englisch)' }
 */
export function pageAddress(page: string, language: Language) {
	const own: Translations = { ...ownTranslations(page), ...translations[page] }
	if (!own.en && !own[language]) {
		const known = Object.keys(pages).join(', ')
		throw new TextError(`There is no page “${page}”. Use one of: ${known}.`, 'page', { name: page })
	}
	const path = isOn(language) ? own[language] : undefined
	return path === undefined
		? { path: own.en ?? withoutEnglish, label: inEnglish[language] }
		: { path, label: '' }
}

type Translations = Partial<Record<Language, string>>

const translations: Readonly<Record<string, Translations>> = pages

function ownTranslations(page: string): Translations {
	return Object.fromEntries(ownVersionsOf(page).map(({ language, path }) => [language, path]))
}

function factOf(name: string, facts: Facts): string {
	const value = facts.get(name)
	if (value !== undefined) return `${value}`
	const known = knownNames(name, [...facts.keys()], (each) => `{${each}}`)
	throw new TextError(`The variable {${name}} is unknown. ${known}`, 'variable', { name })
}

/**
 * Suggestions for an unknown variable: the names in the same group, or the groups if its group is unknown too.
 *
 * @param names the dotted names of all variables
 * @param written the name used in a text
 * @example knownNames('price.life', ['price.lifetime'], (name) => `{${name}}`) // 'Known ones: {price.lifetime}.'
 */
export function knownNames(
	name: string,
	names: readonly string[],
	written: (name: string) => string,
): string {
	const alike = names.filter((each) => groupOf(each) === groupOf(name))
	return alike.length > 0
		? `Known ones: ${alike.map(written).join(', ')}.`
		: `Known groups: ${[...new Set(names.map(groupOf))].join(', ')}.`
}

function groupOf(name: string): string {
	return name.split('.')[0] ?? ''
}
