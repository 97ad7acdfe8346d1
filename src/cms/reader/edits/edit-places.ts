import type { WordAddress } from '#cms/reader/rules/word-address.ts'
import { allWordsFiles, isProse, placesIn, readEdited } from '#cms/reader/files/addresses.ts'
import { frontMatterOf } from '#cms/reader/prose/prose-places.ts'
import { languageOf, type TextPlace } from '#cms/reader/files/text-places.ts'
import { createdTextOf, editsOf, wholeFile } from '#cms/reader/site.ts'
import { isCreatable, readWordsFile } from '#cms/reader/files/words-files.ts'
import { parsedList, textOfValue, yamlAt, yamlValue } from '#cms/reader/files/yaml-texts.ts'

export type Editable = Pick<TextPlace, 'place' | 'language' | 'text'>

/**
 * The original value at an address, in the form of an edit: a text, a YAML scalar, or a list or group as JSON. For a
 * whole file made by the owner it is empty, because the repository has no such file.
 *
 * @returns null if there is no value at the address
 * @example originalAt({ file: 'facts/prices.yaml', place: 'trialDays' }) // '7'
 */
export function originalAt({ file, place }: WordAddress): string | null {
	if (isCreatable(file)) {
		if (place === wholeFile) return ''
		if (createdTextOf(file) === undefined) return null
	}
	return textAt(readWordsFile(file), { file, place })
}

/** The value with the edits of the current site, in the form that `originalAt` returns. */
export function editedAt(address: WordAddress): string | null {
	const { file, place } = address
	if (!allWordsFiles().includes(file)) return null
	if (place.startsWith('#')) return editsOf(file).get(place) ?? originalAt(address)
	return textAt(readEdited(file), address)
}

function textAt(content: string, { file, place }: WordAddress): string | null {
	if (place === wholeFile) return content
	return place.startsWith('#')
		? (placesIn(file, content).find((each) => each.place === place)?.text ?? null)
		: yamlAt(yamlOf(file, content), place)
}

/** The values that can be edited, in file order. Reads the original file unless `content` is given. */
export function editablesOf(file: string, content = readWordsFile(file)): readonly Editable[] {
	const blocks = placesIn(file, content).filter(({ place }) => place.startsWith('#'))
	return [...editablesIn(file, yamlValue(yamlOf(file, content)), []), ...blocks]
}

function editablesIn(file: string, value: unknown, keys: readonly string[]): readonly Editable[] {
	const own = { place: keys.join('/'), text: textOfValue(value), language: languageOf(file, keys) }
	const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
	return [
		...(keys.length === 0 ? [] : [own]),
		...inner.flatMap(([key, each]) => editablesIn(file, each, [...keys, key])),
	]
}

function yamlOf(file: string, content: string): string {
	return isProse(file) ? frontMatterOf(content) : content
}

/** Whether the text of an edit is a list or a group, which edits contain as JSON. */
export function isListText(text: string): boolean {
	return /^[[{]/.test(text) && typeof parsedList(text) === 'object'
}
