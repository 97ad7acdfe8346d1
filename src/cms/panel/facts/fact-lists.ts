import type { WordFact } from '#cms/messages/word-facts.ts'
import { languageNames } from '#site-map/languages.ts'
import { itemOf, nameOfItem } from '#cms/panel/word-items.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-facts.yaml'

export type ListKind = 'questions' | 'testimonials'

/** The list kind of a fact; null if it is not a list. */
export function kindOfList({ field }: WordFact): ListKind | null {
	const { question, quote } = field.item?.fields ?? {}
	return question ? 'questions' : quote ? 'testimonials' : null
}

/** The title of a list's page. */
export function nameOfList({ file, language }: WordFact): string {
	if (/^pages\/\w+\/country\.yaml$/.test(file))
		return formatMessage('es', words.lists.shared, { language: languageNames[language] })
	const item = itemOf(file)
	return item === undefined ? file : nameOfItem(item)
}
