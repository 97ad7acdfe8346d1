import type { Language } from '#site-map/languages.ts'

/** `file` is a path below `src/content`; `place` is the path of keys and indexes within that file. */
export type WordAddress = { readonly file: string; readonly place: string }

/**
 * An address as a string, as in commands and links.
 *
 * @example textId({ file: 'pages/de/home.yaml', place: 'blocks/hero/title' }) // 'pages/de/home.yaml:blocks/hero/title'
 */
export function textId({ file, place }: WordAddress): string {
	return `${file}:${place}`
}

/** The inverse of `textId`. */
export function addressOf(id: string): WordAddress {
	const at = id.indexOf(':')
	return { file: id.slice(0, at), place: id.slice(at + 1) }
}

/**
 * The address of a sentence's translation: in the file of the same name in the other language's folder, or in the same
 * file under the other language's key. Null for prose, whose sentences differ between languages, and for texts in a
 * single language.
 *
 * @example translationAddress({ file: 'pages/en/home.yaml', place: 'blocks/hero/title' }, 'en', 'de') // { file: 'pages/de/home.yaml', … }
 * @example translationAddress({ file: 'facts/product.yaml', place: 'opening/en' }, 'en', 'pt') // { …, place: 'opening/pt' }
 */
export function translationAddress(
	{ file, place }: WordAddress,
	from: Language,
	to: Language,
): WordAddress | null {
	if (place.startsWith('#')) return null
	const inFolder = withLast(file, from, to)
	if (inFolder !== null) return { file: inFolder, place }
	const atKey = withLast(place, from, to)
	return atKey === null ? null : { file, place: atKey }
}

/** Replaces the last segment that equals `from` in a path; null if there is no such segment. */
function withLast(path: string, from: string, to: string): string | null {
	const segments = path.split('/')
	const index = segments.lastIndexOf(from)
	return index === -1 ? null : segments.with(index, to).join('/')
}
