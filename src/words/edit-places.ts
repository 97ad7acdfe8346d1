import type { WordAddress } from '#domain/words/counterparts.ts'
import type { Language } from '#domain/pages/languages.ts'
import { isProse, placesIn } from './addresses.ts'
import { frontMatterOf } from './prose-places.ts'
import { languageOf } from './text-places.ts'
import { readWordsFile } from './words-files.ts'
import { textOfValue, yamlAt, yamlValue } from './yaml-lists.ts'

/** A value that an edit can replace. */
export type Editable = { readonly text: string; readonly language: Language }

/**
 * The original value at an address in the form of an edit: a text, a YAML scalar, or a list or group as JSON.
 *
 * @returns null if there is nothing
 * @example originalAt({ file: 'facts/prices.yaml', place: 'trialDays' }) // '7'
 */
export function originalAt({ file, place }: WordAddress): string | null {
	return textAt(readWordsFile(file), { file, place })
}

/** The same in a file with this content. */
export function textAt(content: string, { file, place }: WordAddress): string | null {
	return place.startsWith('#')
		? (placesIn(file, content).find((each) => each.place === place)?.text ?? null)
		: yamlAt(yamlOf(file, content), place)
}

/** Every editable value of the original file by place, in file order. */
export function editablesOf(file: string): ReadonlyMap<string, Editable> {
	const content = readWordsFile(file)
	const blocks = placesIn(file, content).filter(({ place }) => place.startsWith('#'))
	return new Map<string, Editable>([
		...editablesIn(file, yamlValue(yamlOf(file, content)), []),
		...blocks.map((block) => [block.place, block] as const),
	])
}

function editablesIn(
	file: string,
	value: unknown,
	keys: readonly string[],
): readonly (readonly [string, Editable])[] {
	const own = { text: textOfValue(value), language: languageOf(file, keys) }
	const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
	return [
		...(keys.length === 0 ? [] : [[keys.join('/'), own] as const]),
		...inner.flatMap(([key, each]) => editablesIn(file, each, [...keys, key])),
	]
}

function yamlOf(file: string, content: string): string {
	return isProse(file) ? frontMatterOf(content) : content
}
