import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { textId, type WordAddress } from '#cms/reader/rules/word-address.ts'
import type { Language } from '#site-map/languages.ts'
import { sourceNames } from '#cms/panel/edit/opened-text.ts'
import type { ChipNames } from '#cms/panel/edit/text-chips.ts'
import { useOwnPages, useOwnTitles } from '#cms/panel/pages/pages-api.ts'
import { catalogQuery } from '#cms/panel/words-api.ts'
import { factName, isPageChange, type Place, placeTitle } from './change-names.ts'

/**
 * The values and names that chips show. They are empty until the catalogue is loaded, or if it cannot be loaded; chips
 * then show variables by name.
 */
export function useChipNames(language: Language): ChipNames {
	const { data } = useQuery(catalogQuery())
	const sources = useMemo(() => (data ? sourceNames(data) : {}), [data])
	return { facts: data?.facts[language] ?? {}, sources, ownPages: useOwnTitles() }
}

/** The label of a fact or list, with the text of its claim; null for a sentence. */
export function useFactName({ file, place }: WordAddress): string | null {
	const { data } = useQuery(catalogQuery())
	const claim = place.replace(/^(claims\/[^/]+)\/.*/, '$1/text/en')
	return factName({ file, place }, data?.texts.get(textId({ file, place: claim }))?.text)
}

/** Finds where the owner finds a text; a page that the owner made is called by its title. */
export function usePlaceTitle(): (place: Place) => string {
	const pages = useOwnPages()
	return (place) =>
		(isPageChange(place) ? undefined : pages.find(({ file }) => file === place.file)?.title) ??
		placeTitle(place)
}
