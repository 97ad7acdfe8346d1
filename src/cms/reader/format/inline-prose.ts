import Markdoc, { type RenderableTreeNode } from '@markdoc/markdoc'
import { markedLine } from '#cms/reader/marks/mark-nodes.ts'
import { splitMarks } from '#cms/reader/rules/text-marks.ts'
import { markdocConfig } from '#cms/reader/prose/markdoc.ts'

// Needs no references, because variables and links in YAML texts have already been resolved.
const config = markdocConfig({
	language: 'en',
	variables: {},
	sources: [],
	lines: {},
	directory: '',
	contacts: {},
	operator: {},
})

/** Parsed texts. Bounded, because drafts and previews add texts as long as the process runs. */
const known = new Map<string, readonly RenderableTreeNode[]>()
const maxKnown = 20_000
const maxKnownLength = 1_000

/**
 * Parses the marks of a YAML text: `[label](href)`, `**strong**` and `*emphasis*`. A backslash escapes the next
 * character.
 *
 * @throws Error for more than one paragraph, such as a list
 * @example parseInline('Rest *first*.')[0] // 'Rest '
 */
export function parseInline(text: string): readonly RenderableTreeNode[] {
	// Preview marks are split off first, because asterisks next to them would be parsed differently.
	const [start, words, end] = splitMarks(text)
	const nodes = known.get(words) ?? parse(words)
	if (known.size === maxKnown) known.clear()
	if (words.length <= maxKnownLength) known.set(words, nodes)
	return markedLine(nodes, [start, end])
}

function parse(text: string): readonly RenderableTreeNode[] {
	const document = Markdoc.parse(text)
	const [paragraph, ...others] = document.children
	if (paragraph === undefined) return []
	const [fault] = Markdoc.validate(document, config)
	if (fault) throw new Error(`${fault.error.message} In: “${text}”`)
	if (paragraph.type !== 'paragraph' || others.length > 0) {
		throw new Error(
			`Put a backslash before the first character of “${text}”: Markdown does not parse it as one paragraph.`,
		)
	}
	return paragraph.children.flatMap((inline) => Markdoc.transform([inline], config))
}
