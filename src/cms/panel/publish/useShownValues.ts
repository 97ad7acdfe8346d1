import { useQuery } from '@tanstack/react-query'
import type { Language } from '#site-map/languages.ts'
import { namedTexts, sourceNames } from '#cms/panel/edit/opened-text.ts'
import type { ChipNames } from '#cms/panel/edit/text-chips.ts'
import { useOwnPages, useOwnTitles } from '#cms/panel/pages/pages-api.ts'
import { catalogQuery } from '#cms/panel/words-api.ts'
import { isPageChange, type Place, placeTitle } from './change-titles.ts'

export type ShownValues = ReturnType<typeof useShownValues>

/**
 * The values and names that chips show. They are empty until the catalogue is loaded, or if it cannot be loaded; chips
 * then show variables by name.
 */
export function useShownValues() {
	const { data } = useQuery(catalogQuery())
	const ownPages = useOwnTitles()
	const pages = useOwnPages()
	const sources = data ? sourceNames(data) : {}
	return {
		/** Empty until read. */
		namesIn: (language: Language): ChipNames => ({
			facts: data?.facts[language] ?? {},
			sources,
			ownPages,
		}),
		/** Where the owner finds a text; a page that the owner made is called by its title. */
		titleOf: (place: Place) =>
			(isPageChange(place) ? undefined : pages.find(({ file }) => file === place.file)?.title) ??
			placeTitle(place),
		claims: data ? namedTexts(data, 'facts/claims.yaml', /^claims\/([^/]+)\/text\/en$/) : {},
	}
}
