import type { WordCatalog, WordText } from '#cms/messages/words.ts'
import type { Language } from '#site-map/languages.ts'
import { allWordsFiles, placesIn, placesOf, readEdited } from '#cms/reader/files/addresses.ts'
import { type Collection, collectionOf } from '#cms/reader/collection.ts'
import { collections } from '#cms/reader/collections.ts'
import { proseCollections } from '#cms/reader/prose/prose-entries.ts'
import { isListText } from '#cms/reader/edits/edit-places.ts'
import { editsOf, perSite } from '#cms/reader/site.ts'
import { factPlaces, factValues } from './fact-values.ts'
import { isCatalogued, leavesOf } from '#cms/reader/files/word-leaves.ts'

/** A text of the site, as the pages are built from it. */
export type CatalogueText = Omit<WordText, 'draft'>

/** The texts of one language, and the variables they can use. */
export type TextCatalogue = Omit<WordCatalog, 'texts'> & {
	readonly texts: readonly CatalogueText[]
}

/**
 * Every text of the site in a language, in file order, with the edits of the current site.
 *
 * @throws WordsError for an error in any file
 */
export function textCatalogue(language: Language): TextCatalogue {
	const texts = files()
		.flatMap((file) => textsOf(file).filter((each) => each.language === language))
		.map(({ text }) => text)
	return { texts, facts: factValues(language), places: factPlaces(language) }
}

/** Reads the texts of the current site one file at a time, so that a first catalogue delays no other request. */
export async function prepareCatalogue(): Promise<void> {
	for (const file of files()) {
		textsOf(file)
		await new Promise((resolve) => void setImmediate(resolve))
	}
}

/** A text of the site, with the variables it can use; null for an unknown address. */
export function catalogueText(
	file: string,
	place: string,
): { readonly text: CatalogueText; readonly facts: TextCatalogue['facts'] } | null {
	const found = files().includes(file) && textsOf(file).find((each) => each.text.place === place)
	return found ? { text: found.text, facts: factValues(found.language) } : null
}

const files = perSite(() => allWordsFiles().filter(isCatalogued))

type Found = { readonly language: Language; readonly text: CatalogueText }

const textsOf = perSite(readTexts)

function readTexts(file: string): readonly Found[] {
	const collection = collectionOf<Collection>({ ...collections, ...proseCollections }, file)
	const leafAt = collection ? leavesOf(collection.schema) : () => null
	const places = placesOf(file)
	const originals = new Map(places.map(({ place, text }) => [place, text]))
	/** Places of items that may have moved: their originals are unknown. */
	const edits = editsOf(file)
	const lists = [...edits].flatMap(([place, text]) => (isListText(text) ? [`${place}/`] : []))
	const edited = edits.size > 0 ? placesIn(file, readEdited(file)) : places
	return edited.flatMap(({ place, text, language }): readonly Found[] => {
		const isListed = lists.some((list) => place.startsWith(list))
		const original = (isListed ? undefined : originals.get(place)) ?? text
		const own = { file, place, text, ...(original !== text && { original }) }
		if (place.startsWith('#')) return [{ language, text: { ...own, kind: 'prose' } }]
		const leaf = leafAt(place)
		if (leaf === null || text === '') return []
		const { isLink, ...rules } = leaf
		return [{ language, text: { ...own, kind: isLink ? 'link' : 'line', ...rules } }]
	})
}
