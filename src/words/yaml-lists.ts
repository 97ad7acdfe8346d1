import {
	type Document,
	isCollection,
	isMap,
	isScalar,
	isSeq,
	type Node,
	type Pair,
	parseDocument,
	type YAMLMap,
	type YAMLSeq,
} from 'yaml'

/**
 * What stands at a place of a YAML file, as an edit holds it: a text as it is; a number, a switch, a day or null as YAML
 * writes it; a list or a group of texts as JSON. Variables are not filled in.
 *
 * @param place keys and indexes, joined by slashes
 * @returns null if the file has nothing there
 * @example yamlAt('faq:\n  - question: Why?\n', 'faq') // '[{"question":"Why?"}]'
 */
export function yamlAt(yaml: string, place: string): string | null {
	const document = parseDocument(yaml)
	const node = document.getIn(place.split('/'), true)
	if (isScalar(node)) return textOfValue(node.value)
	return isCollection(node) ? textOfValue(node.toJS(document)) : null
}

/** What a YAML file holds. */
export function yamlValue(yaml: string): unknown {
	return parseDocument(yaml).toJS()
}

/** A value as an edit holds it: a string as it is, anything else as JSON, which YAML writes in the same way. */
export function textOfValue(value: unknown): string {
	return typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * A YAML file with other lists or groups of texts in some places, each given as JSON. What is the same as before keeps its
 * quotation marks and comments. Places that hold no list or group are left out; what is no JSON is put in as a text, so that
 * the schema of the file refuses it.
 *
 * @example withYamlLists('faq:\n  - a\n  - b\n', new Map([['faq', '["b"]']])) // 'faq:\n  - b\n'
 */
export function withYamlLists(yaml: string, texts: ReadonlyMap<string, string>): string {
	const document = parseDocument(yaml)
	const changes = [...texts].filter(([place]) =>
		isCollection(document.getIn(place.split('/'), true)),
	)
	if (changes.length === 0) return yaml
	for (const [place, text] of changes) {
		const keys = place.split('/')
		document.setIn(keys, renewed(document, document.getIn(keys, true), parsedList(text)))
	}
	return document.toString({ lineWidth: 0, singleQuote: true })
}

/** A list or a group of texts from JSON; the text itself if it is neither. */
export function parsedList(text: string): unknown {
	try {
		const value: unknown = JSON.parse(text)
		return typeof value === 'object' && value !== null ? value : text
	} catch {
		return text
	}
}

/** A node with another value; as far as that is the same, the node itself. */
function renewed(document: Document, node: unknown, value: unknown): unknown {
	if (isCollection(node) && isSame(node.toJS(document), value)) return node
	if (isScalar(node) && node.value === value) return node
	if (isSeq<Node>(node) && Array.isArray(value)) return renewedList(document, node, value)
	if (isMap(node) && isGroup(value)) return renewedGroup(document, node, value)
	return document.createNode(value)
}

function renewedList(document: Document, list: YAMLSeq<Node>, values: readonly unknown[]) {
	const left = [...list.items]
	// Where nothing was, `[]` stood.
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
	group.items = Object.entries(values).map(([key, value]): Pair => {
		const pair = group.items.find((each) => isScalar(each.key) && String(each.key.value) === key)
		if (pair === undefined) return document.createPair(key, value)
		pair.value = renewed(document, pair.value, value)
		return pair
	})
	return group
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSame(first: unknown, second: unknown): boolean {
	return JSON.stringify(first) === JSON.stringify(second)
}
