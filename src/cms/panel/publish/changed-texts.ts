import type {
	CheckedFault,
	TextDifference,
	WordDifference,
} from '#cms/messages/word-publication.ts'
import type { Language } from '#site-map/languages.ts'
import { textId } from '#cms/reader/rules/word-address.ts'
import { wordsPath } from '#cms/panel/words-location.ts'
import { wordItems } from '#site-map/word-groups.ts'
import { type Item, itemOf } from '#cms/panel/word-items.ts'
import { editPath } from '#cms/panel/blocks/blocks-api.ts'
import { pageId } from '#site-map/block-pages.ts'
import { sectionOfPlace, sectionPath } from '#cms/panel/facts/sections.ts'

/** A text that changes in the same way in one or several places. */
export type ChangedText<Each extends TextDifference = WordDifference> = {
	/** The first address. */
	readonly key: string
	/** The addresses, `FILE:PLACE`. */
	readonly addresses: readonly string[]
	/** The change in each of the places; at least one. */
	readonly all: readonly Each[]
	readonly first: Each
	/** The item in the tree of texts; undefined for texts outside the tree. */
	readonly item: Item | undefined
}

/**
 * Groups identical changes in several places. The order of groups and places is that of the tree of texts.
 *
 * @example changedTexts(changes)[0]?.addresses // ['pages/en/home.yaml:hero/terms', 'media/captions.yaml:terms']
 */
export function changedTexts<Each extends TextDifference>(
	changes: readonly Each[],
): readonly ChangedText<Each>[] {
	const groups = Map.groupBy(changes, ({ file, place, language, before, after }) =>
		// Identical changes to two prices stay separate. A change of the currency is one change for all prices.
		isFact(file, place) ? textId({ file, place }) : JSON.stringify([language, before, after]),
	)
	return [...groups.values()]
		.flatMap((unsorted) => {
			const all = unsorted.toSorted((a, b) => orderOf(itemOf(a.file)) - orderOf(itemOf(b.file)))
			const [first] = all
			if (first === undefined) return []
			const addresses = all.map(textId)
			return [{ key: textId(first), addresses, all, first, item: itemOf(first.file) }]
		})
		.toSorted((a, b) => orderOf(a.item) - orderOf(b.item))
}

function isFact(file: string, place: string): boolean {
	return sectionOfPlace(file, place) !== null && !place.endsWith('/currency')
}

function orderOf(item: Item | undefined): number {
	return item === undefined ? wordItems.length : wordItems.indexOf(item)
}

/**
 * The address for editing a text: "Textos" with the text open, the form of an owner's guide, or the form of a fact or
 * list.
 *
 * @param language of the text, and so of its page
 */
export function textHref(
	{ file, place }: Pick<CheckedFault, 'file' | 'place'>,
	language: Language,
): string {
	const section = sectionOfPlace(file, place ?? '')
	if (section !== null) return sectionPath(section)
	const item = itemOf(file)
	if (item === undefined) return '/waitlist/textos/datos'
	if (item.name === file && file.startsWith('guides/')) return editPath(file, pageId, place)
	const sentence = !place ? null : textId({ file, place })
	return wordsPath({ item: item.name, language, sentence })
}
