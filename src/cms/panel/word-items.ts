import { isBlockPage } from '#site-map/block-pages.ts'
import { isCreatablePath } from '#site-map/own-pages.ts'
import { pathOf } from '#site-map/pages.ts'
import { type Language, languages, type PageLanguage } from '#site-map/languages.ts'
import { hasFile, type WordItem, wordGroups, wordItems } from '#site-map/word-groups.ts'
import type { WordText } from '#cms/messages/words.ts'
import words from '#content/messages/es/panel/words.yaml'
import type { Catalog } from './useCatalog.ts'

export type Item = WordItem

const names: Readonly<Record<string, string>> = words.tree.items

export function pageName(name: string): string {
	return names[name] ?? name
}

export function nameOfItem({ name }: Item): string {
	return isCreatablePath(name) ? name.replace(/^.*\/|\.\w+$/g, '') : pageName(name)
}

/** The item of this name; the home page if there is no such item. */
export function itemNamed(name: string): Item {
	return wordItems.find((item) => item.name === name) ?? ownItem(name) ?? wordGroups.home[0]
}

export function itemOf(file: string): Item | undefined {
	return wordItems.find((item) => hasFile(item, file)) ?? ownItem(file)
}

/** The item of a page that the owner made. Its name is the page's file. */
export function ownItem(file: string): Item | undefined {
	return isCreatablePath(file) ? { name: file, files: [file] } : undefined
}

/** The file with the blocks of the item's page; null for items that are not pages of blocks. */
export function blockFileOf({ name, files }: Item, language: Language): string | null {
	if (name.startsWith('landings/')) return name
	const own = files.map((file) => file.replace('*', language))
	if (name === 'home' && language === 'de') return 'countries/de.yaml'
	if (name === 'home' && language === 'pt') return 'countries/br.yaml'
	return own.find(isBlockPage) ?? null
}

export function textsOf(item: Item, { texts }: Catalog, language: Language): readonly WordText[] {
	return [...texts.values()].filter(
		(each) => each.language === language && hasFile(item, each.file),
	)
}

/** The languages of the site's pages, and Spanish for emails and notices. */
export function wordLanguages(): readonly Language[] {
	const ofPages = (document.documentElement.dataset['languages'] ?? '').split(',')
	return languages.filter((language) => language === 'es' || ofPages.includes(language))
}

/** The languages of the item's page; all languages if the item has no page. */
export function languagesOf({ name, page }: Item): readonly Language[] {
	if (isCreatablePath(name)) return wordLanguages().filter((each) => name.includes(`/${each}/`))
	if (page === undefined) return wordLanguages()
	return wordLanguages().filter((language) => pathOf(page, language) !== undefined)
}

/** The wanted language if the item has texts in it, otherwise its first language. */
export function languageFor(item: Item, wanted: Language): Language {
	const available = languagesOf(item)
	return available.includes(wanted) ? wanted : (available[0] ?? 'en')
}

/** Whether a copy of a page would be its first version in a language. */
export function isTranslation(
	file: string,
	language: PageLanguage,
	own: readonly string[],
): boolean {
	const copy = file.replace(/(?<=^(?:guides|landings)\/)\w+/, language)
	const item = itemOf(copy)
	const isThere = item !== undefined && item.name !== copy && languagesOf(item).includes(language)
	return copy !== file && !isThere && !own.includes(copy)
}

/** The text that the next publication makes public: the draft; without one, the repository's text. */
export function draftedText({ draft, original, text }: WordText): string {
	return draft?.text ?? original ?? text
}
