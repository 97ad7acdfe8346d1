import type { WordFact } from '#contract/word-facts.ts'
import { languageNames } from '#domain/pages/languages.ts'
import { itemOf, nameOfItem } from '#islands/admin/words/word-items.ts'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words-facts.yaml'

export type ListKind = 'questions' | 'testimonials'

/** An item of a list: its texts by their keys, and whether it is a sample or hidden. */
export type ListItem = Readonly<Record<string, string | boolean>>

/** The texts of an item, in the order of its form. */
export const itemFields = {
	questions: ['question', 'answer'],
	testimonials: ['title', 'quote', 'author', 'role'],
} as const

/** The content of a new item. */
export function newItem(kind: ListKind): ListItem {
	const texts = Object.fromEntries(itemFields[kind].map((key) => [key, '']))
	return kind === 'testimonials' ? { ...texts, isSample: false } : texts
}

/** The list kind of a fact; null if it is not a list. */
export function kindOfList({ original }: WordFact): ListKind | null {
	if (!original.startsWith('[{')) return null
	const [first]: readonly object[] = JSON.parse(original)
	return first !== undefined && 'question' in first ? 'questions' : 'testimonials'
}

/** The items of a list. */
export function itemsOf(text: string): readonly ListItem[] {
	return text === '' ? [] : JSON.parse(text)
}

/**
 * Whether all texts of the visible items are filled in.
 *
 * @example isComplete('questions', [{ question: 'Why?', answer: '' }]) // false
 */
export function isComplete(kind: ListKind, items: readonly ListItem[]): boolean {
	return items.every((item) =>
		itemFields[kind].every((key) => String(item[key] ?? '').trim() !== ''),
	)
}

/** Moves an item of the list. */
export function withMoved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
	return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))
}

/** Hides or shows an item. */
export function withHidden(item: ListItem, isHidden: boolean): ListItem {
	const { isHidden: _, ...shown } = item
	return isHidden ? { ...shown, isHidden } : shown
}

/** The title of a list's page. */
export function nameOfList({ file, language }: WordFact): string {
	if (/^pages\/\w+\/country\.yaml$/.test(file))
		return formatMessage('es', words.lists.shared, { language: languageNames[language] })
	const item = itemOf(file)
	return item === undefined ? file : nameOfItem(item)
}
