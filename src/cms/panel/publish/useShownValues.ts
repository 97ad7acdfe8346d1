import { useQueries } from '@tanstack/react-query'
import type { Language } from '#site-map/languages.ts'
import { namedTexts, sourceNames } from '#cms/panel/edit/opened-text.ts'
import { useOwnTitles } from '#cms/panel/pages/pages-api.ts'
import { catalogQuery } from '#cms/panel/words-api.ts'

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
	readonly claims: Names
}

/** Reads the values of variables in texts; without a response they are shown by name. */
export function useShownValues(languages: readonly Language[] | null): ShownValues {
	const wanted = languages === null ? [] : [...new Set<Language>(['en', ...languages])]
	const catalogs = useQueries({ queries: wanted.map(catalogQuery) }).flatMap(
		({ data }) => data ?? [],
	)
	const english = catalogs.find(({ language }) => language === 'en')
	const ownPages = useOwnTitles()
	return {
		namesIn: (language) => ({
			facts: catalogs.find((each) => each.language === language)?.facts ?? {},
			sources: english ? sourceNames(english) : {},
			ownPages,
		}),
		claims: english ? namedTexts(english, 'facts/claims.yaml', /^claims\/([^/]+)\/text\/en$/) : {},
	}
}
