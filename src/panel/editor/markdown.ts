import { commonmarkLanguage } from '@codemirror/lang-markdown'
import { Language, syntaxTree } from '@codemirror/language'
import type { EditorState, Transaction, TransactionSpec } from '@codemirror/state'

type Parser = typeof commonmarkLanguage.parser
/** Syntax that the site's texts do not use: it is treated as plain text. */
const unused = [
	'Blockquote',
	'FencedCode',
	'HTMLBlock',
	'HTMLTag',
	'HorizontalRule',
	'IndentedCode',
	'InlineCode',
	'LinkReference',
	'SetextHeading',
]

type MarkdownParser = Parser & { configure: (spec: { remove: readonly string[] }) => Parser }

/** Headings, lists, emphasis, links and pictures. */
export const markdown = new Language(
	commonmarkLanguage.data,
	// oxlint-disable-next-line no-unsafe-type-assertion -- The language's type does not name its parser.
	(commonmarkLanguage.parser as MarkdownParser).configure({ remove: unused }),
)

/** Each mark of emphasis, with the name of the node that it makes in the syntax tree. */
const marks = { '**': 'StrongEmphasis', '*': 'Emphasis' } as const

export type Mark = keyof typeof marks

/** The beginning of a line before its words: indentation, and the sign of a heading or item. */
const lead = /^\s*(?:#{1,6} |[-*+] |\d+[.)] )?/

function nodeAround(state: EditorState, kind: string) {
	const { from, to } = state.selection.main
	for (let node = syntaxTree(state).resolve(from, 1); ; node = node.parent) {
		if (node.name === kind && node.to >= to) return node
		if (!node.parent) return null
	}
}

function selectedLines({ doc, selection: { main } }: EditorState) {
	const { number } = doc.lineAt(main.from)
	const count = doc.lineAt(main.to).number - number + 1
	return Array.from({ length: count }, (_, index) => doc.line(number + index))
}

/**
 * Marks the selected words of each line, or the word at the cursor; removes the mark from words that have it.
 *
 * @example toggleMark(state, '**') // Then **seven** days
 */
export function toggleMark(state: EditorState, mark: Mark): TransactionSpec {
	const { from, to, empty } = state.selection.main
	const { length } = mark
	const node = nodeAround(state, marks[mark])
	if (node) {
		return {
			changes: [
				{ from: node.from, to: node.from + length },
				{ from: node.to - length, to: node.to },
			],
		}
	}
	const parts = empty ? [state.wordAt(from) ?? { from, to }] : selectedWords(state)
	const changes = state.changes(
		parts.flatMap((part) => [
			{ from: part.from, insert: mark },
			{ from: part.to, insert: mark },
		]),
	)
	return { changes, ...(empty && { selection: { anchor: from + length } }) }
}

/** The selected words of each line, without spaces around them: marks next to spaces have no effect. */
function selectedWords(state: EditorState) {
	const { from, to } = state.selection.main
	return selectedLines(state).flatMap((line) => {
		const start = Math.max(from, line.from + (lead.exec(line.text)?.[0].length ?? 0))
		const text = state.sliceDoc(start, Math.max(start, Math.min(to, line.to)))
		const words = text.trim()
		const at = start + text.indexOf(words)
		return words === '' ? [] : [{ from: at, to: at + words.length }]
	})
}

/**
 * Begins each selected line with a sign, in place of another sign; removes the sign if all selected lines have it.
 *
 * @param sign of a heading or an item, with its space
 * @example toggleLines(state, '- ') // - Seven days
 */
export function toggleLines(state: EditorState, sign: string): TransactionSpec {
	const all = selectedLines(state)
	const written = all.filter(({ text }) => text.trim() !== '')
	const lines = written.length === 0 ? all.slice(0, 1) : written
	const insert = lines.every(({ text }) => text.startsWith(sign)) ? '' : sign
	const changes = state.changes(
		lines.map(({ from, text }) => ({
			from,
			to: from + (lead.exec(text)?.[0].length ?? 0),
			insert,
		})),
	)
	return { changes, selection: state.selection.map(changes, 1) }
}

/** The link around the selection, and its words; without a link, the selected words of the first selected line. */
export function linkAround(state: EditorState): {
	readonly from: number
	readonly to: number
	readonly words: string
} {
	const link = nodeAround(state, 'Link')
	const [open, close] = link?.getChildren('LinkMark') ?? []
	if (!link || !open || !close) {
		const { from, to } = selectedWords(state)[0] ?? state.selection.main
		return { from, to, words: state.sliceDoc(from, to) }
	}
	return { from: link.from, to: link.to, words: state.sliceDoc(open.to, close.from) }
}

/**
 * Replaces the link around the selection or, without a link, the selected words of the first selected line.
 *
 * @param isBlock puts the text between empty lines, below the line of the cursor
 */
export function replaceLink(state: EditorState, text: string, isBlock: boolean): TransactionSpec {
	const { from, to } = linkAround(state)
	if (!isBlock) {
		return { changes: { from, to, insert: text }, selection: { anchor: from + text.length } }
	}
	const start = from === to ? state.doc.lineAt(to).to : from
	return blockBetween(state, start, Math.max(start, to), text)
}

/**
 * Replaces a part of the text with another text, which stands between empty lines, and selects the first `[[…]]` in it.
 */
function blockBetween({ doc }: EditorState, from: number, to: number, text: string) {
	const before = from === 0 ? '' : breaksMissing(doc.sliceString(Math.max(0, from - 2), from))
	const after = to === doc.length ? '' : breaksMissing(doc.sliceString(to, to + 2))
	const { index = text.length, 0: selected = '' } = text.matchAll(hole).next().value ?? {}
	const anchor = from + before.length + index
	return {
		changes: { from, to, insert: before + text + after },
		selection: { anchor, head: anchor + selected.length },
	}
}

/** A text still to be written: `[[A title]]`. */
const hole = /\[\[[^\n[\]]*\]\]/g

/**
 * Selects the `[[…]]` at the cursor or, if the cursor is at the end of its line, the last one in that line. Returns
 * null if there is none.
 */
export function selectHole({ doc, selection: { main } }: EditorState): TransactionSpec | null {
	if (!main.empty) return null
	const { from, text } = doc.lineAt(main.head)
	const at = main.head - from
	const found = [...text.matchAll(hole)].findLast(
		({ index, 0: { length } }) => index <= at && (at <= index + length || at === text.length),
	)
	if (!found) return null
	const anchor = from + found.index
	return { selection: { anchor, head: anchor + found[0].length } }
}

const item = /^\s*(?:[-*+]|\d{1,9}[.)])\s*$/

export function isEmptyItem({ doc, selection: { main } }: EditorState): boolean {
	return main.empty && item.test(doc.lineAt(main.head).text)
}

/**
 * Begins a paragraph in place of the selection, or ends the list if the cursor is in an empty item. Below a tag or
 * between the rows of a table, one line break is enough.
 */
export function breakParagraph(state: EditorState): TransactionSpec {
	const { from, to } = state.selection.main
	const line = state.doc.lineAt(from)
	if (isEmptyItem(state))
		return {
			changes: { from: line.from, to: line.to, insert: '\n' },
			selection: { anchor: line.from + 1 },
		}
	const text = line.text.trim()
	const isTag = isTagLine(text)
	const isAtStart = state.sliceDoc(line.from, from).trim() === ''
	const insert = isTag || isAtStart || text === '---' ? '\n' : '\n\n'
	const { length } = /^ */.exec(state.sliceDoc(to, state.doc.lineAt(to).to))?.[0] ?? ''
	return {
		changes: { from, to: to + length, insert },
		selection: { anchor: from + insert.length },
	}
}

function isTagLine(line: string): boolean {
	const text = line.trim()
	return text.startsWith('{%') && text.indexOf('%}') === text.length - 2
}

function isBlockTag(line: string): boolean {
	return isTagLine(line) && !line.trimEnd().endsWith('/%}')
}

/**
 * Adds the line breaks that keep the opening or closing tag of a block alone in its line, because other text in that
 * line would break the block. Returns null if none is missing.
 *
 * @example tagsApart(change) // for 'A' typed after {% /table %}: a line break between them
 */
export function tagsApart({ startState, changes, newDoc }: Transaction): TransactionSpec | null {
	const breaks: { from: number; insert: string }[] = []
	changes.iterChanges((fromA, toA, fromB, toB) => {
		const [first, last] = [startState.doc.lineAt(fromA), startState.doc.lineAt(toA)]
		const isAfter = fromA === first.to && isBlockTag(first.text)
		const isBefore = toA === last.from && isBlockTag(last.text)
		if (isAfter && !/^\n?$/.test(newDoc.sliceString(fromB, fromB + 1)))
			breaks.push({ from: fromB, insert: '\n' })
		if (isBefore && !/^\n?$/.test(newDoc.sliceString(Math.max(0, toB - 1), toB)))
			breaks.push({ from: toB, insert: '\n' })
	})
	return breaks.length === 0 ? null : { changes: breaks }
}

/** Inserts a text, between empty lines, below the paragraph of the selection, and selects the first `[[…]]` in it. */
export function insertBlock(state: EditorState, text: string): TransactionSpec {
	const content = state.doc.toString()
	const end = content.indexOf('\n\n', state.selection.main.to)
	const at = end < 0 ? content.length : end
	return blockBetween(state, at, at, text)
}

/**
 * The line breaks still missing for an empty line before or after a block. `beside`: the two characters of the
 * surrounding text on that side of the block.
 */
function breaksMissing(beside: string): string {
	const breaks = beside.split('\n').length - 1
	return breaks === 2 ? '' : /^\n|\n$/.test(beside) ? '\n' : '\n\n'
}
