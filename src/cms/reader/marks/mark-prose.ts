import Markdoc, { type Node } from '@markdoc/markdoc'
import { marksOf, markedText } from './marks.ts'

/** Tag attributes that are visible to readers. */
const shownAttributes = ['summary', 'label', 'insteadOf', 'by', 'time', 'unit', 'press']

/** Tags whose items begin with a name, which is separate from the rest. */
const namingTags = ['terms', 'plates', 'links', 'day']

/**
 * Marks a block of prose whose tags are expanded: each paragraph, item and cell is a text of the same address.
 *
 * @param tag the innermost tag around the block
 */
export function markedBlock(node: Node, address: string, tag = node.tag ?? ''): Node {
	const marks = marksOf(address)
	const attributes = Object.entries(node.attributes).map(([name, value]: [string, unknown]) => [
		name,
		typeof value === 'string' && shownAttributes.includes(name) ? markedText(value, marks) : value,
	])
	const children = node.children.map((child) => markedBlock(child, address, child.tag ?? tag))
	return copied(node, {
		attributes: Object.fromEntries(attributes),
		children: node.type === 'inline' ? markedLine(children, marks, tag) : children,
	})
}

type Marks = ReturnType<typeof marksOf>

function markedLine(nodes: readonly Node[], marks: Marks, tag: string): readonly Node[] {
	const [first, ...rest] = nodes
	if (first === undefined || !namingTags.includes(tag)) return markedRun(nodes, marks)
	return [...markedRun([first], marks), ...markedRun(rest, marks)]
}

/** Puts one mark before the first words of consecutive nodes and one after the last. */
function markedRun(nodes: readonly Node[], [start, end]: Marks): readonly Node[] {
	const isBegun = nodes.some(hasWords)
	if (!isBegun) return nodes
	return withMark(withMark(nodes, [start, ''], 'first'), ['', end], 'last')
}

function withMark(nodes: readonly Node[], marks: Marks, which: 'first' | 'last'): readonly Node[] {
	const at = which === 'first' ? nodes.findIndex(hasWords) : nodes.findLastIndex(hasWords)
	return nodes.map((node, index) => {
		if (index !== at) return node
		if (!isText(node)) return copied(node, { children: withMark(node.children, marks, which) })
		const content = markedText(String(node.attributes['content']), marks)
		return copied(node, { attributes: { ...node.attributes, content } })
	})
}

function hasWords(node: Node): boolean {
	return isText(node)
		? String(node.attributes['content'] ?? '').trim() !== ''
		: node.children.some(hasWords)
}

function isText({ type }: Node): boolean {
	return type === 'text'
}

function copied(node: Node, changes: Readonly<Record<string, unknown>>): Node {
	return Object.assign(new Markdoc.Ast.Node(), node, changes)
}
