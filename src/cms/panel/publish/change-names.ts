import type { WordAddress } from '#cms/reader/rules/word-address.ts'
import { type Language, languages } from '#site-map/languages.ts'
import { sectionOfPlace, sectionTitle } from '#cms/panel/facts/sections.ts'
import { itemOf, nameOfItem } from '#cms/panel/word-items.ts'
import { countryName, languageName } from '#panel/format/code-names.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import factWords from '#content/messages/es/panel/words-facts.yaml'
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
 * Languages in a sentence, by their codes.
 *
 * @example languageList(['de', 'pt']) // 'alemán y portugués'
 */
export function languageList(codes: readonly string[]): string {
	return list.format(codes.map(languageName))
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

type Names = Readonly<Record<string, string>>

const names: Names = factWords.names
const units: Names = factWords.units
const claimFields: Readonly<Record<string, { readonly label: string }>> = factWords.claims.fields

/**
 * The label of a fact or list in its form.
 *
 * @param claim the text of the claim
 * @returns null for a sentence, which has no label
 * @example factName({ file: 'facts/prices.yaml', place: 'premium/minor' }) // 'Premium, una sola vez'
 */
export function factName({ file, place }: WordAddress, claim = ''): string | null {
	const section = sectionOfPlace(file, place)
	if (section === null) return null
	if (!file.startsWith('facts/')) return sectionTitle(section)
	const [, group = '', key = ''] = /^(claims|lines|local)\/([^/]+)/.exec(place) ?? []
	// In the table of names, `facts/devices` stands for `facts/devices/en`, and `lines/number` for `lines/DE/number`.
	const own = place
		.replace(`/${key}/`, '/')
		.replace(/^\w+\/(currency)$|\/(?:en|de|pt|es|minor|confirmed)$/, '$1')
	if (group !== 'claims')
		return [key ? countryName(key) : [], names[own] ?? []].flat().join(': ') || null
	const field = own.endsWith('/text') ? [] : (claimFields[own.replace('claims/', '')]?.label ?? [])
	return [claim || [], field].flat().join(': ') || null
}

export function isEverywhere({ file, place }: WordAddress): boolean {
	const keys = [...file.split('/'), ...place.split('/')]
	return file.startsWith('facts/') && !languages.some((each) => keys.includes(each))
}

export function unitOfFact({ file, place }: WordAddress): string | null {
	const [, unit = ''] = /([A-Z][a-z]+)(?:\/(?:from|to))?$/.exec(place) ?? []
	return file.startsWith('facts/') ? (units[unit] ?? null) : null
}
