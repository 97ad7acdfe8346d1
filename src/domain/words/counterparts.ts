import type { Language } from '#domain/pages/languages.ts'

/** Where a text stands: a file below `src/content`, and the keys and indexes that lead to it. */
export type WordAddress = { readonly file: string; readonly place: string }

/**
 * An address as one text, as commands and links write it.
 *
 * @example addressText({ file: 'pages/de/home.yaml', place: 'hero/title' }) // 'pages/de/home.yaml:hero/title'
 */
export function addressText({ file, place }: WordAddress): string {
	return `${file}:${place}`
}

/**
 * Where the same sentence stands in another language: in the same file of that language's folder, or beside it under that
 * language's key. Null for prose, which each language has for itself, and where only one language has the text.
 *
 * @example counterpartOf({ file: 'pages/en/home.yaml', place: 'hero/title' }, 'en', 'de') // { file: 'pages/de/home.yaml', … }
 * @example counterpartOf({ file: 'facts/product.yaml', place: 'opening/en' }, 'en', 'pt') // { …, place: 'opening/pt' }
 */
export function counterpartOf(
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

/** A path with another last segment of this name; null without one. */
function withLast(path: string, from: string, to: string): string | null {
	const segments = path.split('/')
	const index = segments.lastIndexOf(from)
	return index === -1 ? null : segments.with(index, to).join('/')
}
