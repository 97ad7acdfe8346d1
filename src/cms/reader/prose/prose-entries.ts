import type { output } from 'zod'
import type { PageLanguage } from '#site-map/languages.ts'
import { isCreatablePath } from '#site-map/own-pages.ts'
import { proseCollections, collectionOf } from '#cms/reader/collections.ts'
import { datesSentence } from '#cms/reader/facts/dates-sentence.ts'
import { words } from '#cms/reader/entries.ts'
import { checkOwnAddress } from '#cms/reader/own-pages.ts'
import { type Prose, readProse } from './prose.ts'
import { readEdited } from '#cms/reader/files/addresses.ts'
import { currentSite, perSite } from '#cms/reader/site.ts'
import { pageLanguageOf } from '#cms/reader/files/text-places.ts'
import { WordsError } from '#cms/reader/files/words-error.ts'
import { isCreatable, wordsFiles } from '#cms/reader/files/words-files.ts'

type Collections = typeof proseCollections

/** A Markdoc text: the words of its front matter with its parts, its language and its file. */
export type ProseEntry<Data> = {
	readonly file: string
	readonly language: PageLanguage
	readonly data: Data & Prose
}

/**
 * All texts of a collection, in file order. Leaves out a page that the owner made if it has an error, so that it does
 * not break others.
 *
 * @throws WordsError with file and line for an error in a file of the repository
 * @example proseEntries('guides')[0]?.language // 'de'
 */
export function proseEntries<Name extends keyof Collections>(
	name: Name,
): readonly ProseEntry<output<Collections[Name]['schema']>>[] {
	return wordsFiles(proseCollections[name].files).flatMap((file) => {
		try {
			// The schema has checked it.
			// oxlint-disable-next-line typescript/no-unsafe-type-assertion
			return [editedProse(file) as ProseEntry<output<Collections[Name]['schema']>>]
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
	const language = pageLanguageOf(file)
	const data = readProse(file, content, collectionOf(file).schema, (front) =>
		ownVariables(front, language),
	)
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
