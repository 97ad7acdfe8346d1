import { setImmediate as nextTurn } from 'node:timers/promises'
import type { WordText } from '#cms/messages/words.ts'
import { allWordsFiles, placesIn, placesOf, readEdited } from '#cms/reader/files/addresses.ts'
import { collectionOf } from '#cms/reader/collections.ts'
import { isListText } from '#cms/reader/edits/edit-places.ts'
import { editsOf, perSite } from '#cms/reader/site.ts'
import { isCatalogued, leavesOf } from '#cms/reader/files/word-leaves.ts'

export type CatalogueText = Omit<WordText, 'draft'>

/**
 * Every text of the site, in file order, with the edits of the current site. Reads one file per turn of the event loop,
 * so that the first reading delays no other request.
 */
export async function textCatalogue(): Promise<readonly CatalogueText[]> {
	const texts: CatalogueText[] = []
	for (const file of allWordsFiles().filter(isCatalogued)) {
		texts.push(...textsOf(file))
		await nextTurn()
	}
	return texts
}

export const textsOf = perSite(readTexts)

/**
 * Returns a function that gives the constraints of the text at a place of a file, or null for a string that the
 * catalogue leaves out.
 */
export function leavesIn(file: string): ReturnType<typeof leavesOf> {
	return isCatalogued(file) ? leavesOf(collectionOf(file).schema) : () => null
}

function readTexts(file: string): readonly CatalogueText[] {
	const leafAt = leavesIn(file)
	const places = placesOf(file)
	const originals = new Map(places.map(({ place, text }) => [place, text]))
	const edits = editsOf(file)
	/**
	 * The place of each edited list and a slash, with which the places of its texts begin. The items of such a list may
	 * have moved, so the originals of its texts are unknown.
	 */
	const lists = [...edits].flatMap(([place, text]) => (isListText(text) ? [`${place}/`] : []))
	const values = lists.length > 0 ? placesIn(file, readEdited(file)) : places
	// Takes blocks of prose from the original file, because an edit may split or remove a block, while its place stays.
	const all = [
		...values.filter(({ place }) => !place.startsWith('#')),
		...places.filter(({ place }) => place.startsWith('#')),
	]
	return all.flatMap(({ place, language, ...value }): readonly CatalogueText[] => {
		const text = edits.get(place) ?? value.text
		const isListed = lists.some((list) => place.startsWith(list))
		const original = (isListed ? undefined : originals.get(place)) ?? text
		const own = { file, place, language, text, ...(original !== text && { original }) }
		if (place.startsWith('#')) return [{ ...own, kind: 'prose' }]
		const leaf = leafAt(place)
		if (leaf === null || text === '') return []
		const { isLink, maxLength } = leaf
		return [{ ...own, kind: isLink ? 'link' : 'line', ...(maxLength && { maxLength }) }]
	})
}
