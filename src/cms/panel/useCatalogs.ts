import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { WordText } from '#cms/messages/words.ts'
import type { Language } from '#site-map/languages.ts'
import words from '#content/messages/es/panel/words.yaml'
import { wordLanguages } from './word-items.ts'
import { catalogPath, catalogQuery } from './words-api.ts'

export type Catalog = {
	readonly language: Language
	/** By address, in the order of their files. */
	readonly texts: ReadonlyMap<string, WordText>
	readonly facts: Readonly<Record<string, string>>
	/** The addresses of the texts that variables stand for. */
	readonly places: Readonly<Record<string, string>>
}

export type Catalogs = ReturnType<typeof useCatalogs>

/** Reads the texts of a language, and then the other ones, for search and marks. */
export function useCatalogs(wanted: Language) {
	const client = useQueryClient()
	const state = client.getQueryState(catalogQuery(wanted).queryKey)
	const queries = useQueries({
		queries: wordLanguages().map((language) => ({
			...catalogQuery(language),
			enabled: language === wanted || (state !== undefined && state.status !== 'pending'),
			// Search and marks work without another language.
			meta: language === wanted ? { failure: words.loadFailed } : {},
		})),
	})
	const read = wordLanguages().map((language, index) => [language, queries[index]] as const)
	const failed = new Set(read.flatMap(([language, query]) => (query?.isError ? [language] : [])))
	// A form that was open before may have moved texts: until they are read again, a place may belong to another text.
	const isOutdated = (language: Language) =>
		client.getQueryState(catalogQuery(language).queryKey)?.isInvalidated === true
	const byLanguage: Readonly<Partial<Record<Language, Catalog>>> = Object.fromEntries(
		read.flatMap(([language, query]) =>
			query?.data && (query.isFetchedAfterMount || !isOutdated(language))
				? [[language, query.data]]
				: [],
		),
	)

	return {
		byLanguage,
		/** Whether the requested language could not be read. */
		isFailed: !byLanguage[wanted] && failed.has(wanted),
		/** The languages that could not be read. */
		failed,
		/** Reads all languages again. */
		reload: async () => await client.invalidateQueries({ queryKey: [catalogPath] }),
	}
}

/** The catalogue of a language if it contains a text, else another one that does: names and sources are shared by all. */
export function catalogOf(
	{ byLanguage }: Pick<Catalogs, 'byLanguage'>,
	language: Language,
	address: string | null,
): Catalog | null {
	if (address === null) return null
	const all = [byLanguage[language], ...Object.values(byLanguage)]
	return all.find((catalog) => catalog?.texts.has(address)) ?? null
}
