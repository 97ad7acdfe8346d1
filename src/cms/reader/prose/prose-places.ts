import Markdoc, { type Node } from '@markdoc/markdoc'
import { tooDeepTag } from '#cms/reader/rules/source-text.ts'
import { languageOf, type TextPlace, yamlPlaces } from '#cms/reader/files/text-places.ts'
import { withYamlTexts } from '#cms/reader/files/yaml-texts.ts'

const frontMatter = /^---\n([\s\S]*?\n)---\n/

/** `start` and `end` are lines, from 0; `end` is exclusive. */
type Block = { readonly place: string; readonly start: number; readonly end: number }

/**
 * Every text of a Markdoc file: the strings of its front matter, and each block of its prose. A block's place is the
 * anchor of its part and its number within the part: `#gehen` is the heading, `#gehen/1` the first block below it.
 *
 * @param file the path below `src/content`, which contains the language
 * @example prosePlaces('guides/de/x.mdoc', '---\ntitle: A\n---\n\n## Eins {% #eins %}\n\nText.\n')
 * // title 'A' on line 2, #eins '## Eins {% #eins %}' on line 5, #eins/1 'Text.' on line 7
 */
export function prosePlaces(file: string, markdoc: string): readonly TextPlace[] {
	const front = yamlPlaces(file, frontMatterOf(markdoc)).map((each) => ({
		...each,
		line: each.line + 1,
	}))
	const language = languageOf(file)
	const lines = markdoc.split('\n')
	const blocks = blocksOf(markdoc).map(({ place, start, end }) => ({
		place,
		language,
		text: lines.slice(start, end).join('\n').trimEnd(),
		line: start + 1,
	}))
	return [...front, ...blocks]
}

export function frontMatterOf(markdoc: string): string {
	return frontMatter.exec(markdoc)?.[1] ?? ''
}

/**
 * Replaces texts in a Markdoc file by place. Leaves the rest of the file untouched. An empty text removes its block.
 * Ignores places that the file lacks.
 */
export function withProseTexts(markdoc: string, texts: ReadonlyMap<string, string>): string {
	const lines: (string | null)[] = markdoc.split('\n')
	for (const { place, start, end } of blocksOf(markdoc)) {
		const text = texts.get(place)
		if (text === undefined) continue
		const rest = trailingBlanks(lines.slice(start, end))
		lines.fill(null, start, end - rest)
		if (text.trim() !== '') lines[start] = text.trimEnd()
	}
	const changed = lines.filter((line) => line !== null).join('\n')
	return changed.replace(
		frontMatter,
		(_, yaml: string) => `---\n${withYamlTexts(yaml, texts)}---\n`,
	)
}

function trailingBlanks(lines: readonly (string | null)[]): number {
	return lines.length - 1 - lines.findLastIndex((line) => line?.trim() !== '')
}

function blocksOf(markdoc: string): readonly Block[] {
	// A text with tags that are nested too deeply has no blocks. It is reported as an error.
	if (tooDeepTag(markdoc) !== null) return []
	const document = Markdoc.parse(markdoc)
	const places = blockPlaces(document)
	return document.children.map((node, index) => ({ place: places[index] ?? '', ...linesOf(node) }))
}

/**
 * The places of the blocks of an edited file, in order. If an edit splits a block, all parts have the place of the
 * original block. A removed block has no place.
 */
export function editedBlockPlaces(
	markdoc: string,
	texts: ReadonlyMap<string, string>,
): readonly string[] {
	return blocksOf(markdoc).flatMap(({ place }) => {
		const text = texts.get(place)
		return Array.from({ length: text === undefined ? 1 : blocksOf(text).length }, () => place)
	})
}

function blockPlaces({ children }: Node): readonly string[] {
	let part = ''
	let number = 0
	return children.map(({ type, attributes }) => {
		number += 1
		if (type !== 'heading') return `#${part}/${number}`
		part = String(attributes['id'])
		number = 0
		return `#${part}`
	})
}

/**
 * The lines of a node, from its first to its last. Takes the smallest and the largest number, because a tag lists only
 * the lines of its opening and closing marks.
 */
function linesOf({ lines }: Node) {
	return { start: Math.min(...lines), end: Math.max(...lines) }
}
