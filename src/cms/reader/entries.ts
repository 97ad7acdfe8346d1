import type { output } from 'zod'
import { countries } from '#site-map/countries/countries.ts'
import { collections, collectionOf } from './collections.ts'
import { factsIn } from './facts/facts.ts'
import { readYaml } from './files/read-yaml.ts'
import { WordsError } from './files/words-error.ts'
import { perSite } from './site.ts'
import { readForSite } from './files/addresses.ts'
import { languageOf } from './files/text-places.ts'
import { originalOf } from './files/words-files.ts'

type Collections = typeof collections

const known = perSite(readWords)

/**
 * The words of one entry, with its facts filled in and its shape checked.
 *
 * @param id the text matched by the stars of the collection's pattern; empty for a single file
 * @param locale of prices, if it differs from the language: `en-GB`
 * @throws WordsError with file and line for an invalid file, and for a missing entry
 * @example words('errorPages', 'de').home // 'Zur Startseite'
 */
export function words<Name extends keyof Collections>(
	name: Name,
	id = '',
	locale?: string,
): output<Collections[Name]['schema']> {
	const { files } = collections[name]
	const parts = id === '' ? [] : id.split('/')
	const file = parts.reduce((pattern: string, part) => pattern.replace('*', part), files)
	// The schema has checked it.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	return wordsOfFile(file, locale) as output<Collections[Name]['schema']>
}

export function wordsOfFile(file: string, locale?: string): unknown {
	// In development files are read again, to show changes.
	const read = import.meta.env?.DEV ? readWords : known
	return read(file, locale)
}

function readWords(file: string, locale: string | undefined): unknown {
	return parseWords(file, textOf(file), locale)
}

/**
 * Fills facts into the words of a file, and checks the shape of the words.
 *
 * @throws WordsError with file and line for invalid content
 */
export function parseWords(file: string, content: string, locale = localeOfCountry(file)): unknown {
	const language = languageOf(file)
	return readYaml(file, content, {
		schema: collectionOf(file).schema,
		factsIn: (tag) => factsIn(tag, tag === language ? locale : undefined),
	})
}

function localeOfCountry(file: string): string | undefined {
	return Object.values(countries).find(({ flag }) => file === `countries/${flag}.yaml`)?.language
}

function textOf(file: string): string {
	try {
		return readForSite(file)
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
		const original = originalOf(file)
		const advice =
			original === null ? 'Write it.' : `Copy src/content/${original} and translate it.`
		throw new WordsError(file, 0, `This file is missing. ${advice}`)
	}
}
