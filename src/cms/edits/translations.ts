import { translationAddress, type WordAddress } from '#cms/reader/rules/word-address.ts'
import { type Language, languages } from '#site-map/languages.ts'
import { isOn } from '#cms/reader/site-pages.ts'
import { originalsOf } from '#cms/word-differences.ts'

export type Translation = WordAddress & { readonly language: Language }

/**
 * The same text in the site's other languages: in the translated file, or below the language's key. A part of prose
 * corresponds to the part with the same number, if both files have equally many parts. Empty for texts that are not
 * translated, such as those of a country's page.
 *
 * @param address of a text or, in prose, of a part: `#anchor`
 * @example translationsOf({ file: 'pages/en/home.yaml', place: 'blocks/hero/title' })
 * // [{ language: 'de', file: 'pages/de/home.yaml', place: 'blocks/hero/title' }, …]
 */
export function translationsOf({ file, place }: WordAddress): readonly Translation[] {
	const own = originalsOf(file).find((each) => each.place === place)?.language
	if (own === undefined) return []
	return languages
		.filter((language) => language !== own && (language === 'es' || isOn(language)))
		.flatMap((language) => {
			const other = place.startsWith('#')
				? sameNumber({ file, place }, file.replace(`/${own}/`, `/${language}/`))
				: translationAddress({ file, place }, own, language)
			const isFound =
				other !== null &&
				originalsOf(other.file).some(
					(each) => each.place === other.place && each.language === language,
				)
			return isFound ? [{ language, ...other }] : []
		})
}

function sameNumber({ file, place }: WordAddress, otherFile: string): WordAddress | null {
	const [parts, others] = [partsOf(file), partsOf(otherFile)]
	const found = parts.length === others.length ? others[parts.indexOf(place)] : undefined
	return found === undefined ? null : { file: otherFile, place: found }
}

function partsOf(file: string): readonly string[] {
	return originalsOf(file)
		.map(({ place }) => place)
		.filter((place) => /^#[^/]*$/.test(place))
}
