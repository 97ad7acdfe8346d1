import { translationAddress, type WordAddress } from '#cms/reader/rules/word-address.ts'
import { type Language, languages } from '#site-map/languages.ts'
import { isOn } from '#cms/reader/site-pages.ts'
import { originalsOf } from '#cms/word-differences.ts'

/** The same text in another language. */
export type Translation = WordAddress & { readonly language: Language }

/**
 * The same text in the site's other languages: in the translated file, or below the language's key. For prose, it is
 * the block of the same number if both files have equally many blocks, else the heading of the part of the same number,
 * because sentences differ between languages. Empty for texts that are not translated, such as those of a country's
 * page.
 *
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
				? blockIn(file.replace(`/${own}/`, `/${language}/`))
				: translationAddress({ file, place }, own, language)
			const isFound =
				other !== null &&
				originalsOf(other.file).some(
					(each) => each.place === other.place && each.language === language,
				)
			return isFound ? [{ language, ...other }] : []
		})

	function blockIn(otherFile: string): WordAddress | null {
		const [blocks, others] = [file, otherFile].map((each) =>
			originalsOf(each).filter((found) => found.place.startsWith('#')),
		)
		if (blocks?.length === others?.length) return sameNumber(blocks, others, place)
		const [parts, otherParts] = [blocks, others].map((each) =>
			each?.filter((found) => !found.place.includes('/')),
		)
		if (parts?.length !== otherParts?.length) return null
		return sameNumber(parts, otherParts, place.split('/')[0])

		function sameNumber(one: Places, another: Places, at: string | undefined) {
			const index = one?.findIndex((found) => found.place === at) ?? -1
			const found = another?.[index]?.place
			return found === undefined ? null : { file: otherFile, place: found }
		}
	}
}

type Places = ReturnType<typeof originalsOf> | undefined
