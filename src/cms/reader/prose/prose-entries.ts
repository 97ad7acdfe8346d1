import type { output, ZodType } from 'zod'
import { type PageLanguage, pageLanguages } from '#site-map/languages.ts'
import { isCreatablePath } from '#site-map/own-pages.ts'
import { collectionOf } from '#cms/reader/collection.ts'
import { datesSentence } from '#cms/reader/facts/dates-sentence.ts'
import { words } from '#cms/reader/entries.ts'
import { checkOwnAddress } from '#cms/reader/own-pages.ts'
import { type Prose, readProse } from './prose.ts'
import * as schemas from '#cms/reader/schemas/guides.ts'
import { readEdited } from '#cms/reader/files/addresses.ts'
import { currentSite, perSite } from '#cms/reader/site.ts'
import { WordsError } from '#cms/reader/files/words-error.ts'
import { isCreatable, wordsFiles } from '#cms/reader/files/words-files.ts'

/** Markdoc files by content type. Separate from `collections`, so that reading YAML loads no Markdoc. */
export const proseCollections = {
	guides: { files: 'guides/*/*.mdoc', schema: schemas.guide },
	quotes: { files: 'quotes/*/*.mdoc', schema: schemas.quotes },
	pins: { files: 'pins/*/*.mdoc', schema: schemas.pins },
	method: { files: 'pages/*/how-we-work.mdoc', schema: schemas.method },
	policies: { files: 'policies/*/*.mdoc', schema: schemas.policy },
} as const satisfies Record<string, { readonly files: string; readonly schema: ZodType<object> }>

/** A Markdoc text: the words of its front matter with its parts, its language and its file. */
export type ProseEntry<Data> = {
	readonly file: string
	readonly language: PageLanguage
	readonly data: Data & Prose
}

type ProseCollection<Schema> = { readonly files: string; readonly schema: Schema }

/**
 * All texts of a collection, in file order. Leaves out a page that the owner made if it has an error, so that it does
 * not break others.
 *
 * @throws WordsError with file and line for an error in a file of the repository
 * @example proseEntries(proseCollections.guides)[0]?.language // 'de'
 */
export function proseEntries<Schema extends ZodType<object>>(
	collection: ProseCollection<Schema>,
): readonly ProseEntry<output<Schema>>[] {
	return wordsFiles(collection.files).flatMap((file) => {
		try {
			// The schema has checked it.
			// oxlint-disable-next-line typescript/no-unsafe-type-assertion
			return [editedProse(file) as ProseEntry<output<Schema>>]
		} catch (error) {
			if (error instanceof WordsError && isCreatable(file)) return []
			throw error
		}
	})
}

export const editedProse = perSite((file: string) => proseEntry(file, readEdited(file)))

/**
 * Parses a Markdoc file.
 *
 * @throws WordsError with file and line for an error in the file
 */
export function proseEntry(file: string, content: string): ProseEntry<object> {
	const collection = collectionOf<ProseCollection<ZodType<object>>>(proseCollections, file)
	if (collection === undefined)
		throw new WordsError(file, 0, 'proseCollections has no collection for this file.')
	const language = pageLanguages.find((tag) => file.split('/').includes(tag)) ?? 'en'
	const data = readProse(file, content, {
		schema: collection.schema,
		language,
		own: (front) => ownVariables(front, language),
	})
	if (isCreatablePath(file)) checkOwnAddress(file, content)
	return { file, language, data }
}

/** Variables of a text besides the facts: `{% $page.dates %}`, `{% $counting.usage %}`. */
function ownVariables(front: object, language: PageLanguage): Readonly<Record<string, unknown>> {
	if ('counting' in front) {
		const counting: Readonly<Record<string, unknown>> = Object(front.counting)
		return {
			counting: { kept: '', ...Object(counting[currentSite().settings.analytics?.kind ?? 'none']) },
		}
	}
	const { published, updated } = { published: '', updated: undefined, ...front }
	if (published === '') return {}
	const { dates } = words('guideWords', language)
	return { page: { dates: datesSentence(language, dates, published, updated) } }
}
