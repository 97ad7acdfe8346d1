import {
	type Document,
	isCollection,
	isMap,
	isScalar,
	isSeq,
	type Node,
	type Pair,
	parseDocument,
	type Scalar,
	type YAMLMap,
	type YAMLSeq,
} from 'yaml'

/**
 * The value at a place of a YAML file, in the form of an edit: a text as it is; a number, boolean, day or null as YAML;
 * a list or a group of texts as JSON. Variables are not filled in.
 *
 * @param place keys and indexes, joined by slashes
 * @returns null if the place has no value
 * @example yamlAt('faq:\n  - question: Why?\n', 'faq') // '[{"question":"Why?"}]'
 */
export function yamlAt(yaml: string, place: string): string | null {
	const document = parseDocument(yaml)
	const node = document.getIn(place.split('/'), true)
	return isScalar(node) || isCollection(node) ? textOfValue(node.toJS(document)) : null
}

export function yamlValue(yaml: string): unknown {
	return parseDocument(yaml).toJS()
}

/** A string as it is; anything else as JSON, which is also YAML. */
export function textOfValue(value: unknown): string {
	return typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * Replaces values in a YAML file by place. Numbers, booleans, days and null are given as YAML, lists and groups of texts
 * as JSON. Unchanged parts keep their quotation marks and comments. Ignores places that the file lacks; invalid JSON is
 * inserted as a text, so that the schema rejects it.
 *
 * @example withYamlTexts('title: Yes # beside\n', new Map([['title', 'No: never']])) // "title: 'No: never' # beside\n"
 * @example withYamlTexts('faq:\n  - a\n  - b\n', new Map([['faq', '["b"]']])) // 'faq:\n  - b\n'
 */
export function withYamlTexts(yaml: string, texts: ReadonlyMap<string, string>): string {
	const document = parseDocument(yaml)
	for (const [place, text] of texts) {
		const keys = place.split('/')
		const node = document.getIn(keys, true)
		if (isScalar(node)) setText(node, text)
		else if (isCollection(node)) document.setIn(keys, renewed(document, node, parsedList(text)))
	}
	return document.toString({
		lineWidth: 0,
		singleQuote: true,
		doubleQuotedMinMultiLineLength: Infinity,
	})
}

/**
 * Replaces texts in a list or a group, which is given and returned as JSON.
 *
 * @param texts by their place in the list
 * @example withListTexts('[{"question":"Why?"}]', new Map([['0/question', 'How?']])) // '[{"question":"How?"}]'
 */
export function withListTexts(list: string, texts: ReadonlyMap<string, string>): string {
	return JSON.stringify(yamlValue(withYamlTexts(list, texts)))
}

const day = /^\d{4}-\d\d-\d\d$/

/** A number, a boolean or null, as YAML writes it. */
const isWrittenPlain = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?|true|false|null)$/

/**
 * Sets a node to a text. If the node was a number, a boolean, a day or null, sets it to the value that the text
 * represents.
 */
function setText(node: Scalar, text: string): void {
	if (text === textOfValue(node.value)) return
	const isText = typeof node.value === 'string' && !day.test(node.value)
	node.value = !isText && isWrittenPlain.test(text) ? JSON.parse(text) : text
	if (text.includes('\n')) node.type = 'QUOTE_DOUBLE'
	else if (node.type?.startsWith('BLOCK')) node.type = 'QUOTE_SINGLE'
}

/** Parses a list or a group of texts from JSON; any other text is returned unchanged. */
export function parsedList(text: string): unknown {
	try {
		const value: unknown = JSON.parse(text)
		return typeof value === 'object' && value !== null ? value : text
	} catch {
		return text
	}
}

/** A node with a new value. Reuses the old node, or those parts of it whose value stays the same. */
function renewed(document: Document, node: unknown, value: unknown): unknown {
	if (isCollection(node) && isSame(node.toJS(document), value)) return node
	if (isScalar(node) && node.value === value) return node
	if (isSeq<Node>(node) && Array.isArray(value)) return renewedList(document, node, value)
	if (isMap(node) && isGroup(value)) return renewedGroup(document, node, value)
	return document.createNode(value)
}

function renewedList(document: Document, list: YAMLSeq<Node>, values: readonly unknown[]) {
	const left = [...list.items]
	// An empty list is written as `[]`. With items, the list must not keep this style.
	if (left.length === 0) list.flow = false
	list.items = values.map((value) => {
		const at = left.findIndex((node) => isSame(node.toJS(document), value))
		return left.splice(at, at < 0 ? 0 : 1)[0] ?? document.createNode(value)
	})
	return list
}

function renewedGroup(
	document: Document,
	group: YAMLMap,
	values: Readonly<Record<string, unknown>>,
) {
	// An empty group is written as `{}`. With values, the group must not keep this style.
	if (group.items.length === 0) group.flow = false
	group.items = Object.entries(values).map(([key, value]): Pair => {
		const pair = group.items.find((each) => isScalar(each.key) && String(each.key.value) === key)
		if (pair === undefined) return document.createPair(key, value)
		pair.value = renewed(document, pair.value, value)
		return pair
	})
	return group
}

export function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSame(first: unknown, second: unknown): boolean {
	return JSON.stringify(first) === JSON.stringify(second)
}
