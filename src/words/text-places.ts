import {
	Composer,
	CST,
	isPair,
	isScalar,
	isSeq,
	LineCounter,
	parseDocument,
	Parser,
	type Scalar,
	visit,
} from 'yaml'
import { countries } from '#domain/country/countries.ts'
import { type Language, languages } from '#domain/pages/languages.ts'
import { textOfValue, withYamlLists } from './yaml-lists.ts'

/** A text in a file of words. */
export type TextPlace = {
	/** Keys and indexes joined by slashes: `faq/0/question`. */
	readonly place: string
	readonly language: Language
	/** As written in the file, before facts are filled in. */
	readonly text: string
	/** Line in the file, from 1. */
	readonly line: number
}

/**
 * Every string value of a YAML file, in file order.
 *
 * @param file the path below `src/content`, which contains the language
 * @example yamlPlaces('pages/de/home.yaml', 'blocks:\n  hero:\n    title: Hallo\n')
 * // [{ place: 'blocks/hero/title', language: 'de', text: 'Hallo', line: 3 }]
 */
export function yamlPlaces(file: string, yaml: string): readonly TextPlace[] {
	const lines = new LineCounter()
	return scalarsOf(parse(yaml, lines).documents)
		.filter(({ node }) => typeof node.value === 'string')
		.map(({ keys, node }) => ({
			place: keys.join('/'),
			language: languageOf(file, keys),
			text: String(node.value),
			line: lines.linePos(node.range?.[0] ?? 0).line,
		}))
}

/**
 * Replaces texts in a YAML file by place. Numbers, booleans, days and null are given as YAML, lists and groups of texts
 * as JSON (`yaml-lists.ts`). Leaves the rest of the file untouched, including comments and quotation marks. Ignores
 * places that the file lacks.
 *
 * @example withYamlTexts('title: Yes # beside\n', new Map([['title', 'No: never']])) // "title: 'No: never' # beside\n"
 * @example withYamlTexts('checked: null\n', new Map([['checked', '2026-11-27']])) // 'checked: 2026-11-27\n'
 */
export function withYamlTexts(yaml: string, texts: ReadonlyMap<string, string>): string {
	const { documents, tokens } = parse(yaml)
	const others = new Map(texts)
	for (const { keys, node } of scalarsOf(documents)) {
		const place = keys.join('/')
		const text = texts.get(place)
		const token = node.srcToken
		others.delete(place)
		if (text === undefined || text === textOfValue(node.value) || token === undefined) continue
		if (CST.isScalar(token)) setText(token, text, typeFor(node, text))
	}
	const changed = tokens.map((token) => CST.stringify(token)).join('')
	return others.size === 0 ? changed : withYamlLists(changed, others)
}

/** Writes a multi-line text on one line, because the library does not know the indentation of further lines. */
function setText(token: CST.Token, text: string, type: Scalar.Type): void {
	const isOneLine = !text.includes('\n')
	CST.setScalarValue(token, isOneLine ? text : '', { type })
	if (!isOneLine && CST.isScalar(token) && 'source' in token) token.source = JSON.stringify(text)
}

/** The text's original style, unless YAML would read the new text as another type. */
function typeFor(node: Scalar, text: string): Scalar.Type {
	const { type = 'PLAIN', value } = node
	if (text.includes('\n')) return 'QUOTE_DOUBLE'
	if (type !== 'PLAIN') return type.startsWith('BLOCK') ? 'QUOTE_SINGLE' : type
	const isValue = typeof value !== 'string' || day.test(value)
	if (isValue) return isWrittenPlain.test(text) || day.test(text) ? 'PLAIN' : 'QUOTE_SINGLE'
	const isPlain = /^\p{L}[\p{L}\d .]*$/u.test(text) && parseDocument(text).toJS() === text
	return isPlain ? 'PLAIN' : 'QUOTE_SINGLE'
}

const day = /^\d{4}-\d\d-\d\d$/

/** A number, a boolean or null, as YAML writes it. */
const isWrittenPlain = /^(?:-?\d+(?:\.\d+)?|true|false|null)$/

function parse(yaml: string, lines?: LineCounter) {
	const tokens = [...new Parser(lines?.addNewLine).parse(yaml)]
	const documents = [...new Composer({ keepSourceTokens: true }).compose(tokens)]
	return { tokens, documents }
}

type Found = { readonly keys: readonly string[]; readonly node: Scalar }

function scalarsOf(documents: ReturnType<typeof parse>['documents']): readonly Found[] {
	const found: Found[] = []
	for (const document of documents) {
		visit(document, {
			Scalar(key, node, ancestors) {
				if (key === 'key') return
				found.push({ keys: keysTo([...ancestors, node]), node })
			},
		})
	}
	return found
}

/** The keys and indexes from the root of a document to its innermost node. */
function keysTo(nodes: readonly unknown[]): readonly string[] {
	return nodes.flatMap((node, depth) => {
		const parent = nodes[depth - 1]
		if (isPair(parent))
			return parent.value === node && isScalar(parent.key) ? [String(parent.key.value)] : []
		return isSeq(parent) ? [`${parent.items.indexOf(node)}`] : []
	})
}

/**
 * The language of a text: the innermost key that is a language, else that of the file's folder, else that of the
 * country the file is named after.
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
