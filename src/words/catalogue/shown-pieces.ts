import Markdoc, { type Node, type RenderableTreeNode } from '@markdoc/markdoc'
import { unknownPart } from '#domain/words/source-text.ts'
import { plainText } from '#words/markdoc.ts'
import { parseInline } from '#words/inline-prose.ts'

/** The attributes of tags that readers see. */
const shownAttributes = ['summary', 'label', 'insteadOf', 'unit']

/**
 * What a reader sees of a text in YAML whose facts are filled in: without the marks of Markdown, each argument of a message
 * as one unknown part.
 *
 * @example piecesOfLine('**Rest** {n, plural, one {# hour} other {# hours}}.') // ['Rest \uFFFC.']
 */
export function piecesOfLine(filled: string): readonly string[] {
	const text = withoutArguments(filled.replaceAll(/<\/?b>/g, ''))
	return piecesOf([/[*_[\\`]/.test(text) ? withoutMarks(text) : text])
}

/**
 * The same of a block of Markdoc whose variables are filled in: a piece for each paragraph, item and cell, and for the name
 * with which an item begins.
 */
export function piecesOfBlock(nodes: readonly Node[]): readonly string[] {
	return piecesOf(nodes.flatMap(textsOfNode))
}

function piecesOf(texts: readonly string[]): readonly string[] {
	const pieces = texts.map((text) => text.replaceAll(/\s+/g, ' ').trim())
	return [...new Set(pieces)].filter((piece) => piece.replaceAll(unknownPart, '') !== '')
}

function withoutMarks(text: string): string {
	try {
		return parseInline(text).map(textOfTree).join('')
	} catch {
		return text
	}
}

function textOfTree(node: RenderableTreeNode): string {
	if (Markdoc.Tag.isTag(node)) return node.children.map(textOfTree).join('')
	return typeof node === 'string' ? node : ''
}

/** With `unknownPart` for everything in braces, which may hold further ones. */
function withoutArguments(text: string): string {
	let depth = 0
	let plain = ''
	for (const character of text) {
		if (character === '{') {
			if (depth === 0) plain += unknownPart
			depth += 1
		} else if (character === '}' && depth > 0) depth -= 1
		else if (depth === 0) plain += character
	}
	return plain
}

function textsOfNode(node: Node): readonly string[] {
	const own = shownAttributes.flatMap((name) => {
		const value: unknown = node.attributes[name]
		return typeof value === 'string' ? [value] : []
	})
	if (node.type === 'heading') return [plainText(node)]
	if (node.type !== 'inline') return [...own, ...node.children.flatMap(textsOfNode)]
	const [first, ...rest] = node.children
	const isNamed = first?.type === 'strong' || first?.type === 'link'
	const parts = isNamed && rest.length > 0 ? [inlineText([first]), inlineText(rest)] : []
	return [...own, inlineText(node.children), ...parts]
}

function inlineText(nodes: readonly Node[]): string {
	return nodes.map(textOfNode).join('')
}

function textOfNode(node: Node): string {
	if (node.type === 'softbreak' || node.type === 'hardbreak') return ' '
	if (node.tag === 'source') return unknownPart
	const own: unknown = node.attributes['content']
	return `${typeof own === 'string' || typeof own === 'number' ? own : ''}${inlineText(node.children)}`
}
