import { type Item, nameOfItem } from '#islands/admin/words/word-items.ts'
import words from '#content/messages/es/panel/words-publish.yaml'

const names = new Intl.DisplayNames('es', { type: 'language' })
const list = new Intl.ListFormat('es', { type: 'conjunction' })

/**
 * The name of an item of the tree of texts, for the owner; of facts that the tree does not have, that of their form.
 *
 * @param file of the text, where there is no item
 */
export function itemTitle(item: Item | undefined, file = ''): string {
	if (item !== undefined) return nameOfItem(item)
	const titles: Readonly<Record<string, string>> = words.facts
	return titles[/^facts\/(\w+)\.yaml$/.exec(file)?.[1] ?? ''] ?? words.otherItem
}

/**
 * The name of a language.
 *
 * @example languageTitle('de') // 'Alemán'
 */
export function languageTitle(language: string): string {
	const name = names.of(language) ?? language
	return name.charAt(0).toUpperCase() + name.slice(1)
}

/**
 * Languages in a sentence.
 *
 * @example languageList(['de', 'pt']) // 'alemán y portugués'
 */
export function languageList(languages: readonly string[]): string {
	return list.format(languages.map((each) => names.of(each) ?? each))
}
