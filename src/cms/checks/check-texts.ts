import { pageLanguages } from '#site-map/languages.ts'
import { isProse } from '#cms/reader/files/addresses.ts'
import { ownPages } from '#cms/reader/own-pages.ts'
import { structureOf } from '#cms/pages/structure.ts'
import { editedProse } from '#cms/reader/prose/prose-entries.ts'
import { isOn } from '#cms/reader/site-pages.ts'
import type { WordsError } from '#cms/reader/files/words-error.ts'
import {
	englishFaults,
	glyphFaults,
	linkFaults,
	placeholderFaults,
	termFaults,
	type WrittenText,
	writtenTexts,
} from './text-faults.ts'
import fontCharacters from './font-characters.json' with { type: 'json' }

/** The characters of the typeface, in every style. */
const characters = new Set(fontCharacters.first + fontCharacters.second)

/**
 * Finds errors in texts that the schemas let through: English in another language, forbidden terms, missing glyphs.
 *
 * @param anchors the anchors of each built page by path; without them links are not checked
 */
export function textFaults(
	anchors?: ReadonlyMap<string, readonly string[]>,
): readonly WordsError[] {
	const texts = writtenTexts()
	const links = anchors === undefined ? [] : linkFaults(texts.filter(isBuilt), withOwn(anchors))
	return [
		...placeholderFaults(texts),
		...englishFaults(texts),
		...termFaults(texts),
		...glyphFaults(texts, characters),
		...links,
	]
}

/**
 * Whether the pages that show a text are built. In languages that the site lacks, neither pages nor the targets of
 * their links are built.
 */
function isBuilt({ language }: WrittenText): boolean {
	return isOn(language) || !pageLanguages.some((each) => each === language)
}

/**
 * Adds the anchors of the pages that owners made to those of the built pages, because owners' pages are not built
 * before they are public.
 */
function withOwn(anchors: ReadonlyMap<string, readonly string[]>) {
	const own = ownPages().map(({ file, path }) => {
		const ids = isProse(file)
			? editedProse(file).data.parts.map(({ id }) => id)
			: structureOf(file).map(({ id }) => id)
		return [path, [...ids, ...(anchors.get(path) ?? [])]] as const
	})
	return new Map([...anchors, ...own])
}
