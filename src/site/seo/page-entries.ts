import {
	type Language,
	type PageLanguage,
	pageLanguages,
	type PagePath,
	pages,
} from '#site-map/pages.ts'
import { isOn } from '#cms/reader/site-pages.ts'
import { WordsError } from '#cms/reader/files/words-error.ts'

export type PageEntry<Data> = {
	readonly data: Data
	readonly language: PageLanguage
	readonly path: PagePath
}

type File<Data> = {
	readonly file: string
	readonly language: PageLanguage
	readonly data: Data
}

type Named = { readonly page: string; readonly path?: PagePath | undefined }

const addresses: Readonly<Record<string, Readonly<Partial<Record<Language, PagePath>>>>> = pages

/**
 * The pages of a collection in the site's languages. Each file of the collection is in the folder of its language, and
 * names its row in the table of pages or an address of its own. Files in languages that are switched off are checked
 * too.
 *
 * @throws WordsError for a file without an address, and for an address without a file: a missing translation
 */
export function pageEntries<Data extends Named>(
	files: readonly File<Data>[],
): readonly PageEntry<Data>[] {
	for (const { file, data } of files) checkTranslations(file, data.page, files)
	const found = files.map(({ data, language, file }) => {
		const path = addresses[data.page]?.[language] ?? data.path
		if (path === undefined) {
			const fault = `src/site-map/pages.ts has no address in “${language}” for ${data.page}. Add it there.`
			throw new WordsError(file, 2, fault)
		}
		return { data, language, path }
	})
	// Sorts by the table of pages, whose order lists and sitemaps follow; pages outside the table come last.
	const rows = Object.keys(pages)
	const rowOf = ({ page }: Named) => (Object.hasOwn(pages, page) ? rows.indexOf(page) : rows.length)
	return found
		.filter(({ language }) => isOn(language))
		.toSorted(
			(one, other) =>
				pageLanguages.indexOf(one.language) - pageLanguages.indexOf(other.language) ||
				rowOf(one.data) - rowOf(other.data),
		)
}

function checkTranslations<Data extends Named>(
	file: string,
	page: string,
	files: readonly File<Data>[],
): void {
	for (const language of pageLanguages) {
		const isThere = files.some((each) => each.data.page === page && each.language === language)
		if (addresses[page]?.[language] !== undefined && !isThere) {
			const missing = file.replace(/\/(en|de|pt)\//, `/${language}/`)
			throw new WordsError(
				missing,
				0,
				`This translation of ${page} is missing. Copy src/content/${file} and translate it, or remove its address from src/site-map/pages.ts.`,
			)
		}
	}
}
