import type { Language } from '#site-map/languages.ts'
import type { WordAddress } from '#cms/reader/rules/word-address.ts'
import { sectionOfPlace, sectionTitle } from '#cms/panel/facts/sections.ts'
import { itemOf, nameOfItem } from '#cms/panel/word-items.ts'
import { languageName } from '#panel/format/code-names.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import pageWords from '#content/messages/es/panel/words-pages.yaml'
import words from '#content/messages/es/panel/words-publish.yaml'

const list = new Intl.ListFormat('es', { type: 'conjunction' })

/**
 * Where the owner finds a text: its item in the tree of texts; for a fact, its form.
 *
 * @example placeTitle({ file: 'facts/prices.yaml', place: 'premium/minor' }) // 'Precios y planes'
 */
export function placeTitle(at: Place): string {
	const { file, place, before = '', after = '' } = at
	if (isPageChange(at)) return pageTitle(before, after)
	const section = file.startsWith('facts/') ? sectionOfPlace(file, place) : null
	if (section !== null) return sectionTitle(section)
	const item = itemOf(file)
	return item === undefined ? words.otherItem : nameOfItem(item)
}

export type Place = WordAddress & { readonly before?: string; readonly after?: string }

/** Whether a page is made, removed or changed as a whole. */
export function isPageChange({ place, before = '', after = '' }: Place): boolean {
	return place === '' && before !== after
}

function pageTitle(before: string, after: string): string {
	const kind = before === '' ? 'new' : after === '' ? 'removed' : 'changed'
	const text = after || before
	const isLanding = text.startsWith('head:')
	const fieldOf = (key: string) =>
		new RegExp(`^${isLanding ? '  ' : ''}${key}: '?(.*?)'?$`, 'm')
			.exec(text)?.[1]
			?.replaceAll("''", "'") ?? ''
	const title = fieldOf(isLanding ? 'name' : 'title')
	return formatMessage('es', pageWords.changes[kind], { title, path: fieldOf('path') })
}

/**
 * Languages in a sentence.
 *
 * @example languageList(['de', 'pt']) // 'alemán y portugués'
 */
export function languageList(languages: readonly string[]): string {
	return list.format(languages.map(languageName))
}

export function languagesOf(
	texts: readonly { readonly language: Language }[],
): readonly Language[] {
	return [...new Set(texts.map(({ language }) => language))]
}

/**
 * The places of several texts, without duplicates.
 *
 * @example itemsOfChanges(changes) // 'Inicio y Mails'
 */
export function itemsOfChanges(changes: readonly Place[]): string {
	return list.format([...new Set(changes.map(placeTitle))])
}
