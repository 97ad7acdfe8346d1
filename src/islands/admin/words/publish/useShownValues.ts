import { useQueries } from '@tanstack/react-query'
import type { WordText } from '#contract/words.ts'
import type { Language } from '#domain/pages/languages.ts'
import { useOwnTitles } from '#islands/admin/words/pages/pages-api.ts'
import { catalogQuery } from '#islands/admin/words/words-api.ts'

type Names = Readonly<Record<string, string>>

/** The values of variables, the names of sources, and the titles of pages that the owner made. */
export type ShownNames = {
	readonly facts: Names
	readonly sources: Names
	readonly ownPages?: Names
}

/** The values of variables, sources and claims on the public pages. */
export type ShownValues = {
	/** Empty until read. */
	readonly namesIn: (language: Language) => ShownNames
	/** By their names. */
	readonly claims: Names
}

/** Reads the values of variables in texts; without a response they are shown by name. */
export function useShownValues(languages: readonly Language[] | null): ShownValues {
	const wanted = languages === null ? [] : [...new Set<Language>(['en', ...languages])]
	const catalogs = useQueries({ queries: wanted.map(catalogQuery) }).flatMap(
		({ data }) => data ?? [],
	)
	const ownPages = useOwnTitles()
	const texts = catalogs.flatMap((catalog) => [...catalog.texts.values()])
	return {
		namesIn: (language) => ({
			facts: catalogs.find((each) => each.language === language)?.facts ?? {},
			sources: namesOf(texts, 'facts/sources.yaml', /^([^/]+)\/authors$/),
			ownPages,
		}),
		claims: namesOf(texts, 'facts/claims.yaml', /^claims\/([^/]+)\/text\/en$/),
	}
}

/** The texts of a file by the name in their place. */
function namesOf(texts: readonly WordText[], wanted: string, pattern: RegExp): Names {
	return Object.fromEntries(
		texts.flatMap(({ file, place, text }) => {
			const name = file === wanted ? pattern.exec(place)?.[1] : undefined
			return name === undefined ? [] : [[name, text]]
		}),
	)
}
