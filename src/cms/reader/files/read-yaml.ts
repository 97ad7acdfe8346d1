import {
	type Document,
	isMap,
	isNode,
	isPair,
	isScalar,
	LineCounter,
	type Node,
	parseDocument,
	visit,
} from 'yaml'
import type { core, output, ZodType } from 'zod'
import type { Language } from '#site-map/languages.ts'
import type { WordFault } from '#cms/reader/rules/word-fault.ts'
import { type Facts, fillText, pageAddress } from '#cms/reader/facts/fill-text.ts'
import { readForSite } from './addresses.ts'
import { checkCharacters, checkLinks, checkMarkup, checkTarget } from './check-source.ts'
import { isCatalogued, wordAddresses } from './word-leaves.ts'
import { markedValue } from '#cms/reader/marks/mark-values.ts'
import { currentSite } from '#cms/reader/site.ts'
import { languageOf, yamlPlaceAt } from './text-places.ts'
import { TextError, WordsError } from './words-error.ts'
import { originalOf } from './words-files.ts'

type Options<Schema> = {
	readonly schema: Schema
	/** The facts to fill into the texts of a language. */
	readonly factsIn?: (language: Language) => Facts
	/** If the YAML is the front matter of another format, the number of lines before it. */
	readonly before?: number
	/** Whether texts are marked in a preview even without `factsIn`: facts are marked where they are filled in. */
	readonly areMarked?: boolean
}

/**
 * Parses YAML: removes hidden list items, fills facts into the texts if `factsIn` is given, and validates the result.
 *
 * @param file the path below `src/content`, for error messages
 * @throws WordsError with the line of the first error in syntax, variables, links or shape
 */
export function readYaml<Schema extends ZodType>(
	file: string,
	text: string,
	{ schema, factsIn, before = 0, areMarked = false }: Options<Schema>,
): output<Schema> {
	const lines = new LineCounter()
	const document = parseDocument(text, { lineCounter: lines })
	const fail: Fail = (node, sentence, fault) => {
		const offset = isNode(node) ? (node.range?.[0] ?? 0) : 0
		const { line } = lines.linePos(offset)
		throw new WordsError(file, before + line, sentence, fault, yamlPlaceAt(text, offset))
	}
	const [broken] = document.errors
	if (broken)
		throw new WordsError(
			file,
			before + lines.linePos(broken.pos[0]).line,
			broken.message.replace(/ at line .*/s, '.'),
		)
	const indexes = dropHidden(document)
	if (factsIn) fill(document, file, factsIn, fail)
	const error = (issue: core.$ZodRawIssue) => adviceOn(issue, file)
	const result = schema.safeParse(document.toJS(), { error, reportInput: true })
	if (result.success) {
		if (currentSite().isMarked !== true || !(factsIn || areMarked)) return result.data
		const addressAt = wordAddresses(file, schema)
		const marked = markedValue(result.data, document.contents, { addressAt, indexes })
		// Its texts are marked, and nothing else.
		// oxlint-disable-next-line typescript/no-unsafe-type-assertion
		return marked as output<Schema>
	}
	const [issue] = result.error.issues
	const path = issue?.path ?? []
	const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
	const place = path.length > 0 ? `${path.join('.')}: ` : ''
	const sentence = `${place}${issue?.message}`
	return fail(nearest(document, [...path, ...unknown]), sentence, issue ? faultOf(issue) : null)
}

/**
 * The facts of a file as written: their texts can contain further facts.
 *
 * @param name of the file in `src/content/facts`, without its extension
 */
export function readFacts<Schema extends ZodType>(name: string, schema: Schema, areMarked = false) {
	const file = `facts/${name}.yaml`
	return readYaml(file, readForSite(file), { schema, areMarked })
}

/** @throws WordsError with the line of a node */
type Fail = (node: unknown, sentence: string, fault: WordFault | null) => never

/** The fault of an issue. This project's own checks put the fault in `params`; Zod's issues are translated. */
function faultOf(issue: core.$ZodIssue): WordFault | null {
	if (issue.code === 'custom') {
		const fault: unknown = issue.params?.['fault']
		// Set by `wordFault`.
		// oxlint-disable-next-line typescript/no-unsafe-type-assertion
		return (fault as WordFault | undefined) ?? null
	}
	if (issue.message.startsWith(missing)) return { code: 'missing', values: {} }
	if (issue.code === 'invalid_format') return { code: 'form', values: {} }
	if (typeof issue.input !== 'string') return null
	const n = `${issue.input.length}`
	if (issue.code === 'too_big') return { code: 'too-long', values: { max: `${issue.maximum}`, n } }
	if (issue.code === 'too_small')
		return { code: 'too-short', values: { min: `${issue.minimum}`, n } }
	return null
}

const missing = 'This is missing.'

/** Advice for frequent errors. Zod's own messages are enough for the others. */
function adviceOn(issue: core.$ZodRawIssue, file: string): string | undefined {
	if (issue.code === 'unrecognized_keys') {
		return `“${issue.keys[0]}” is not a key here. Correct its name or remove it.`
	}
	const isEmpty = issue.input === undefined || issue.input === null || issue.input === ''
	if (!isEmpty || (issue.code !== 'invalid_type' && issue.code !== 'too_small')) return undefined
	const original = originalOf(file)
	return `${missing} ${original ? `Translate it from src/content/${original}.` : 'Add it.'}`
}

/** Removes list items with `isHidden: true`. Returns the former index of each remaining item. */
function dropHidden(document: Document): ReadonlyMap<unknown, number> {
	const indexes = new Map<unknown, number>()
	visit(document, {
		Seq(_, list) {
			for (const [index, item] of list.items.entries()) indexes.set(item, index)
			list.items = list.items.filter((item) => !(isMap(item) && item.get('isHidden') === true))
		},
	})
	return indexes
}

function fill(
	document: Document,
	file: string,
	factsIn: (language: Language) => Facts,
	fail: Fail,
): void {
	/** Whether the texts are for visitors, so that their tags and links are checked. */
	const isPublic = isCatalogued(file)
	visit(document, {
		Node(key, node, ancestors) {
			if (key === 'key') return
			const keys = ancestors.map((each) =>
				isPair(each) && isScalar(each.key) ? String(each.key.value) : '',
			)
			const tag = languageOf(file, keys)
			try {
				if (isMap(node)) markEnglish(node, tag)
				if (isScalar(node) && typeof node.value === 'string') {
					checkCharacters(node.value)
					if (/^\s+$/.test(node.value)) throw new TextError('This text is blank.', 'missing')
					if (isPublic) checkMarkup(node.value, isKey(ancestors.at(-1), 'quote'))
					const text = fillText(node.value, tag, factsIn(tag))
					if (isPublic) (isKey(ancestors.at(-1), 'href') ? checkTarget : checkLinks)(text)
					node.value = text
				}
			} catch (error) {
				// The error is in a file of facts, not in this file.
				if (error instanceof WordsError) throw error
				const place = isMap(node) ? node.get('href', true) : node
				const sentence = error instanceof Error ? error.message : String(error)
				fail(place, sentence, error instanceof TextError ? error.fault : null)
			}
		},
	})
}

function isKey(parent: unknown, key: string): boolean {
	return isPair(parent) && isScalar(parent.key) && parent.key.value === key
}

/** Marks the label of a link to a page that exists in English only. */
function markEnglish(link: Node, language: Language): void {
	if (!isMap(link)) return
	const [label, href] = [link.get('label', true), link.get('href', true)]
	if (!isScalar(label) || !isScalar(href) || typeof href.value !== 'string') return
	const page = /^page:(\w+)/.exec(href.value)?.[1]
	if (page) label.value = `${String(label.value)}${pageAddress(page, language).label}`
}

function nearest(document: Document, path: readonly PropertyKey[]): unknown {
	for (let length = path.length; length >= 0; length -= 1) {
		const node = document.getIn(path.slice(0, length), true)
		if (isNode(node)) return node
	}
	return document.contents
}
