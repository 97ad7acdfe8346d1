import { type Language, languages } from '#domain/pages/languages.ts'
import { type CollectionName, collections, localeOf, type Words } from './collections.ts'
import { factsIn } from './facts.ts'
import { readYaml } from './read-yaml.ts'
import { WordsError } from './words-error.ts'
import { readWordsFile, wordsFiles } from './words-files.ts'

/** An entry of a collection: its words, and the file that they stand in. */
export type Entry<Name extends CollectionName> = {
	readonly id: string
	readonly file: string
	readonly data: Words<Name>
}

const known = new Map<string, unknown>()

/**
 * The words of one entry, with its facts filled in and its shape checked.
 *
 * @param id what the stars of the collection's pattern stand for; empty for a single file
 * @param locale of prices, where it is not that of the language: `en-GB`
 * @throws WordsError with file and line for a fault in the file, and for an entry that does not exist
 * @example words('errorPages', 'de').home // 'Zur Startseite'
 */
export function words<Name extends CollectionName>(
	name: Name,
	id = '',
	locale?: string,
): Words<Name> {
	const { files } = collections[name]
	const parts = id === '' ? [] : id.split('/')
	const file = parts.reduce((pattern: string, part) => pattern.replace('*', part), files)
	return wordsOf(name, file, locale)
}

/** All entries of a collection, in the order of their ids. */
export function entries<Name extends CollectionName>(name: Name): readonly Entry<Name>[] {
	return wordsFiles(collections[name].files).map(({ id, file }) => ({
		id,
		file,
		data: wordsOf(name, file),
	}))
}

/** The words of a file of `src/content`, checked by the collection that it belongs to. */
export function wordsOfFile(file: string): unknown {
	const name = Object.keys(collections)
		.filter(isCollection)
		.find((each) => wordsFiles(collections[each].files).some((found) => found.file === file))
	if (!name)
		throw new WordsError(file, 0, 'This file belongs to no collection of src/words/collections.ts.')
	return wordsOf(name, file)
}

function wordsOf<Name extends CollectionName>(
	name: Name,
	file: string,
	locale?: string,
): Words<Name> {
	const key = `${file} ${locale}`
	// The development server reads again, so that a change shows.
	const isKept = !import.meta.env?.DEV
	const kept = isKept ? known.get(key) : undefined
	const found = kept ?? readWords(name, file, locale)
	known.set(key, found)
	// The schema has checked it.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	return found as Words<Name>
}

function readWords(name: CollectionName, file: string, given?: string): unknown {
	const { schema } = collections[name]
	const parts = file.replace(/\.\w+$/, '').split('/')
	const locale = given ?? localeOf(name, parts.at(-1) ?? '')
	const language =
		languages.find((tag) => locale?.startsWith(`${tag}-`) ?? parts.slice(0, -1).includes(tag)) ??
		'en'
	return readYaml(file, textOf(file), {
		schema,
		filling: {
			language,
			factsIn: (tag: Language) => factsIn(tag, tag === language ? locale : undefined),
		},
	})
}

function textOf(file: string): string {
	try {
		return readWordsFile(file)
	} catch {
		throw new WordsError(file, 0, 'This file is missing.')
	}
}

function isCollection(name: string): name is CollectionName {
	return Object.hasOwn(collections, name)
}
