import { parse } from 'yaml'
import type { Language } from '#site-map/languages.ts'
import { allWordsFiles, isProse, readEdited } from '#cms/reader/files/addresses.ts'
import { frontMatterOf } from '#cms/reader/prose/prose-places.ts'
import { valueIn } from '#cms/reader/edits/normalize-edits.ts'
import { languageOf } from '#cms/reader/files/text-places.ts'
import { readWordsFile } from '#cms/reader/files/words-files.ts'
import { textOfValue } from '#cms/reader/files/yaml-texts.ts'

/** The value at an address that a form edits, with this process's edits. */
export type Fact = {
	readonly file: string
	readonly place: string
	readonly language: Language
	readonly text: string
	/** The repository's value. */
	readonly original: string
}

const factFiles = ['prices', 'claims', 'crisis-lines', 'product', 'periods', 'promises'].map(
	(name) => `facts/${name}.yaml`,
)

/** All values that forms edit, in file order. */
export function listFacts(): readonly Fact[] {
	return [...factFiles.flatMap(factsOf), ...allWordsFiles().flatMap(listsOf)]
}

function factsOf(file: string): readonly Fact[] {
	const original: unknown = parse(readWordsFile(file))
	return placesIn(parse(readEdited(file)), []).map(({ keys, value }) =>
		factAt(file, keys, value, original),
	)
}

/** The lists of questions and testimonials in a file outside `facts`. */
function listsOf(file: string): readonly Fact[] {
	if (file.startsWith('facts/')) return []
	const content = readWordsFile(file)
	// Avoids parsing most files.
	if (!/^ *(?:- )?(?:question|isSample): /m.test(content)) return []
	const yamlOf = (text: string) => (isProse(file) ? frontMatterOf(text) : text)
	const original: unknown = parse(yamlOf(content))
	const edited: unknown = parse(yamlOf(readEdited(file)))
	return listPlacesIn(original, []).map(({ keys }) =>
		factAt(file, keys, valueIn(edited, keys) ?? null, original),
	)
}

function factAt(file: string, keys: readonly string[], value: unknown, original: unknown): Fact {
	return {
		file,
		place: keys.join('/'),
		language: languageOf(file, keys),
		text: textOfValue(value),
		original: textOfValue(valueIn(original, keys) ?? null),
	}
}

type Found = { readonly keys: readonly string[]; readonly value: unknown }

/** Single values; as a whole, lists of names and the texts of a claim, which may lack a language. */
function placesIn(value: unknown, keys: readonly string[]): readonly Found[] {
	const isClaimText = keys[0] === 'claims' && keys[2] === 'text'
	const isWhole = isClaimText || (Array.isArray(value) && typeof value[0] !== 'object')
	if (typeof value !== 'object' || value === null || isWhole) return [{ keys, value }]
	return Object.entries(value).flatMap(([key, each]) => placesIn(each, [...keys, key]))
}

function listPlacesIn(value: unknown, keys: readonly string[]): readonly Found[] {
	if (typeof value !== 'object' || value === null) return []
	if (Array.isArray(value) && keys.length > 0 && value.every(isItem) && value.length > 0)
		return [{ keys, value }]
	return Object.entries(value).flatMap(([key, each]) => listPlacesIn(each, [...keys, key]))
}

function isItem(item: unknown): boolean {
	const { question, answer, quote, isSample }: Readonly<Record<string, unknown>> = Object(item)
	const isQuestion = typeof question === 'string' && typeof answer === 'string'
	return isQuestion || (typeof quote === 'string' && typeof isSample === 'boolean')
}
