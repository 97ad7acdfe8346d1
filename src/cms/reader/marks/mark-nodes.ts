import Markdoc, { type RenderableTreeNode } from '@markdoc/markdoc'
import { isGroup } from '#cms/reader/files/yaml-texts.ts'
import { type Marks, markedText } from './marks.ts'

type Nodes = readonly RenderableTreeNode[]

const inlineNames = ['Anchor', 'Fragment', 'SourceMark', 'br', 'em', 'strong']

/** Attributes of components, and keys of their items, whose strings are visible to readers. */
const shownKeys = new Set(
	'by cells columns insteadOf label labels name press summary text time title unit'.split(' '),
)

/** Marks the texts of rendered prose. All its paragraphs, items and cells get the same marks. */
export function markedNodes(nodes: Nodes, marks: Marks): RenderableTreeNode[] {
	const at = nodes.findIndex((node) => Markdoc.Tag.isTag(node) && !inlineNames.includes(node.name))
	const block = nodes[at]
	if (!Markdoc.Tag.isTag(block)) return markedLine(nodes, marks)
	const { name: _, ...attributes } = block.attributes
	const marked = new Markdoc.Tag(
		block.name,
		// Includes `name`, which is not marked: it may be the name of a drawing.
		{ ...block.attributes, ...markedGroup(attributes, marks) },
		markedNodes(block.children, marks),
	)
	return [
		...markedLine(nodes.slice(0, at), marks),
		marked,
		...markedNodes(nodes.slice(at + 1), marks),
	]
}

function markedGroup(group: Readonly<Record<string, unknown>>, marks: Marks) {
	return Object.fromEntries(
		Object.entries(group).map(([key, value]) => [
			key,
			markedValue(value, marks, shownKeys.has(key)),
		]),
	)
}

function markedValue(value: unknown, marks: Marks, isShown: boolean): unknown {
	if (Array.isArray(value)) return value.map((each) => markedValue(each, marks, isShown))
	if (typeof value === 'string') return isShown ? markedText(value, marks) : value
	if (Markdoc.Tag.isTag(value)) return markedNodes([value], marks)[0]
	return isGroup(value) ? markedGroup(value, marks) : value
}

export function markedLine(nodes: Nodes, [start, end]: Marks): RenderableTreeNode[] {
	return withMark(withMark(nodes, [start, '']), ['', end])
}

function withMark(nodes: Nodes, marks: Marks): RenderableTreeNode[] {
	const at = marks[1] === '' ? nodes.findIndex(hasWords) : nodes.findLastIndex(hasWords)
	return nodes.map((node, index) => {
		if (index !== at) return node
		if (Markdoc.Tag.isTag(node))
			return new Markdoc.Tag(node.name, node.attributes, withMark(node.children, marks))
		return typeof node === 'string' ? markedText(node, marks) : node
	})
}

function hasWords(node: RenderableTreeNode): boolean {
	if (Markdoc.Tag.isTag(node)) return node.children.some(hasWords)
	return typeof node === 'string' && node.trim() !== ''
}
