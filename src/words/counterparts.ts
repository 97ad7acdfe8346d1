import { type Language, languages } from '#domain/pages/languages.ts'
import type { Address } from './addresses.ts'
import { isOn } from './site-pages.ts'
import type { TextPlace } from './text-places.ts'

/** The same text in another language. */
export type Counterpart = Address & { readonly language: Language }

/**
 * The same text in the other languages of the site: in the file of each, or below its key. A block of prose is that of the
 * same number, if both files have as many, and else the heading of the part of the same number, because each language has its
 * own sentences. Texts that stand alone, such as those of a country's page, have none.
 *
 * @param placesOf the texts of a file below `src/content`; none if there is no such file
 * @example counterparts({ file: 'pages/en/home.yaml', place: 'hero/title' }, placesOf)
 * // [{ language: 'de', file: 'pages/de/home.yaml', place: 'hero/title' }, …]
 */
export function counterparts(
	{ file, place }: Address,
	placesOf: (file: string) => readonly Pick<TextPlace, 'place' | 'language'>[],
): readonly Counterpart[] {
	const own = placesOf(file).find((each) => each.place === place)?.language
	if (own === undefined) return []
	return languages
		.filter((language) => language !== own && (language === 'es' || isOn(language)))
		.flatMap((language) => {
			const otherFile = file.replace(`/${own}/`, `/${language}/`)
			const otherPlace =
				otherFile === file ? inLanguage(place, own, language) : placeIn(otherFile, file, place)
			const isFound = placesOf(otherFile).some(
				(each) => each.place === otherPlace && each.language === language,
			)
			return isFound && otherPlace !== null
				? [{ language, file: otherFile, place: otherPlace }]
				: []
		})

	function placeIn(otherFile: string, ownFile: string, ownPlace: string): string | null {
		if (!ownPlace.startsWith('#')) return ownPlace
		const [blocks, others] = [ownFile, otherFile].map((each) =>
			placesOf(each).filter((found) => found.place.startsWith('#')),
		)
		if (blocks?.length === others?.length) return sameNumber(blocks, others, ownPlace)
		const [parts, otherParts] = [blocks, others].map((each) =>
			each?.filter((found) => !found.place.includes('/')),
		)
		if (parts?.length !== otherParts?.length) return null
		return sameNumber(parts, otherParts, ownPlace.split('/')[0])
	}
}

/** A place with another language among its keys. */
function inLanguage(place: string, own: Language, other: Language): string {
	const keys = place.split('/')
	const index = keys.lastIndexOf(own)
	return keys.map((key, at) => (at === index ? other : key)).join('/')
}

/** What stands in the one list where a place stands in the other. */
function sameNumber(
	own: readonly Pick<TextPlace, 'place'>[] | undefined,
	others: readonly Pick<TextPlace, 'place'>[] | undefined,
	place: string | undefined,
): string | null {
	const index = own?.findIndex((found) => found.place === place) ?? -1
	return others?.[index]?.place ?? null
}
