import { isPair, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import { countries } from '#site-map/countries/countries.ts'
import { type Language, languages, type PageLanguage, pageLanguages } from '#site-map/languages.ts'

export type TextPlace = {
	/** Keys and indexes joined by slashes: `faq/0/question`. */
	readonly place: string
	readonly language: Language
	/** As written in the file, before facts are filled in. */
	readonly text: string
	/** Line in the file, from 1. */
	readonly line: number
}

type Value = Pick<TextPlace, 'place' | 'line'> & {
	readonly keys: readonly string[]
	readonly value: unknown
	/** In the file, from 0. */
	readonly offset: number
}

/**
 * Every string value of a YAML file, in file order.
 *
 * @param file the path below `src/content`, which contains the language
 * @example yamlPlaces('pages/de/home.yaml', 'blocks:\n  hero:\n    title: Hallo\n')
 * // [{ place: 'blocks/hero/title', language: 'de', text: 'Hallo', line: 3 }]
 */
export function yamlPlaces(file: string, yaml: string): readonly TextPlace[] {
	return valuesIn(yaml).flatMap(({ keys, place, line, value }) =>
		typeof value === 'string'
			? [{ place, language: languageOf(file, keys), text: value, line }]
			: [],
	)
}

/** The place of the first value that begins at or after the offset; null if there is none. */
export function yamlPlaceAt(yaml: string, offset: number): string | null {
	return valuesIn(yaml).find((each) => each.offset >= offset)?.place ?? null
}

function valuesIn(yaml: string): readonly Value[] {
	const lines = new LineCounter()
	const found: Value[] = []
	visit(parseDocument(yaml, { lineCounter: lines }), {
		Scalar(key, node, ancestors) {
			if (key === 'key') return
			const keys = keysTo([...ancestors, node])
			const offset = node.range?.[0] ?? 0
			const { line } = lines.linePos(offset)
			found.push({ keys, place: keys.join('/'), value: node.value, offset, line })
		},
	})
	return found
}

function keysTo(nodes: readonly unknown[]): readonly string[] {
	return nodes.flatMap((node, depth) => {
		const parent = nodes[depth - 1]
		if (isPair(parent))
			return parent.value === node && isScalar(parent.key) ? [String(parent.key.value)] : []
		return isSeq(parent) ? [`${parent.items.indexOf(node)}`] : []
	})
}

/**
 * The language of a text: the innermost key that is a language; otherwise the language of the file's folder; otherwise
 * the language of the country that the file is named after; otherwise English.
 *
 * @param keys the path to the text
 * @example languageOf('facts/product.yaml', ['times', 'checkIn', 'de']) // 'de'
 */
export function languageOf(file: string, keys: readonly string[] = []): Language {
	const parts = file.replace(/\.\w+$/, '').split('/')
	const country = Object.values(countries).find(
		({ code }) => parts[0] === 'countries' && code.toLowerCase() === parts[1],
	)
	const names = [...(country?.language.split('-') ?? []), ...parts.slice(0, -1), ...keys]
	return names.flatMap((name) => languages.filter((tag) => tag === name)).at(-1) ?? 'en'
}

/** The language of the page that a file belongs to. */
export function pageLanguageOf(file: string): PageLanguage {
	return pageLanguages.find((each) => each === languageOf(file)) ?? 'en'
}
