import Markdoc, { type Node, type RenderableTreeNode } from '@markdoc/markdoc'
import { unknownPart } from '#domain/words/source-text.ts'
import { plainText } from '#words/markdoc.ts'
import { parseInline } from '#words/inline-prose.ts'

/** Tag attributes that are visible to readers. */
const shownAttributes = ['summary', 'label', 'insteadOf', 'unit']

/**
 * The visible part of a YAML text with its facts filled in: without Markdown marks, and with an unknown part for each
 * argument of a message.
 *
 * @example piecesOfLine('**Rest** {n, plural, one {# hour} other {# hours}}.') // ['Rest \uFFFC.']
 */
export function piecesOfLine(filled: string): readonly string[] {
	const text = withoutArguments(filled.replaceAll(/<\/?b>/g, ''))
	return piecesOf([/[*_[\\`]/.test(text) ? withoutMarks(text) : text])
}

/**
 * The same for a block of Markdoc with its variables filled in: a piece for each paragraph, item and cell, and for the
 * name at the start of an item.
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

/** Replaces each pair of braces, including nested ones, by `unknownPart`. */
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
