import Markdoc, {
	type Config,
	type Node,
	type RenderableTreeNode,
	type ValidationError,
} from '@markdoc/markdoc'
import type { output, ZodType } from 'zod'
import type { WordFault } from '#cms/reader/rules/word-fault.ts'
import { textId } from '#cms/reader/rules/word-address.ts'
import { tooDeepTag } from '#cms/reader/rules/source-text.ts'
import { expanded } from './expand-prose.ts'
import { factsIn } from '#cms/reader/facts/facts.ts'
import { knownNames } from '#cms/reader/facts/fill-text.ts'
import { markdocConfig, plainText, type ProseError, type References } from './markdoc.ts'
import { markedNodes } from '#cms/reader/marks/mark-nodes.ts'
import { markedText, type Marks, marksOf } from '#cms/reader/marks/marks.ts'
import { editedBlockPlaces, frontMatterOf } from './prose-places.ts'
import { readYaml } from '#cms/reader/files/read-yaml.ts'
import { pageLanguageOf } from '#cms/reader/files/text-places.ts'
import { referencesIn } from './references.ts'
import { currentSite, editsOf } from '#cms/reader/site.ts'
import { checkCharacters, checkLinks } from '#cms/reader/files/check-source.ts'
import { TextError, WordsError } from '#cms/reader/files/words-error.ts'
import { readWordsFile } from '#cms/reader/files/words-files.ts'

/** A heading, and the content up to the next one. */
export type ProsePart = {
	/** The part's fragment: `/page#id`. */
	readonly id: string
	readonly title: string
	/** For `#site/ui/text/ProseNodes.tsx`. */
	readonly content: readonly RenderableTreeNode[]
	/** In order, without repetition. */
	readonly cites: readonly string[]
}

export type Prose = { readonly parts: readonly ProsePart[] }

/** Anchors that page layouts use for their own sections. */
const anchorsOfLayouts = ['sources', 'captions', 'pins', 'how-to-use']

/**
 * Parses a Markdoc file: front matter between two lines of three hyphens, then the text.
 *
 * @param own the text's variables besides the facts, `{% $page.dates %}`
 * @throws WordsError with the line of the first error in the front matter or the text
 */
export function readProse<Schema extends ZodType<object>>(
	file: string,
	text: string,
	schema: Schema,
	own: (words: output<Schema>) => Readonly<Record<string, unknown>> = () => ({}),
): output<Schema> & Prose {
	const front = frontMatterOf(text)
	if (front === '') throw new WordsError(file, 1, 'Begin with YAML between two lines of ---.')
	const words = readYaml(file, front, {
		schema,
		factsIn: (tag) => factsIn(tag),
		before: 1,
	})
	const parts = readParts(file, text, own(words))
	const anchors = parts.flatMap(({ id, cites }) => [id, ...cites])
	checkAnchors(file, text, [...anchorsOfLayouts, ...anchorsOf(words), ...anchors])
	return { ...words, parts }
}

function readParts(
	file: string,
	text: string,
	own: Readonly<Record<string, unknown>>,
): readonly ProsePart[] {
	const deep = tooDeepTag(text)
	if (deep !== null) {
		const line = text.slice(0, deep).split('\n').length
		throw new WordsError(file, line, 'The tags are nested too deeply.', tagFault)
	}
	for (const [index, line] of text.split('\n').entries()) {
		try {
			checkCharacters(line)
			checkLinks(line)
		} catch (error) {
			if (!(error instanceof TextError)) throw error
			throw new WordsError(file, index + 1, error.message, error.fault)
		}
	}
	const references = referencesIn(pageLanguageOf(file), own)
	const config = markdocConfig(references)
	const document = Markdoc.parse(text)
	const [fault] = Markdoc.validate(document, config)
	if (fault) {
		const line = fault.lines[0] ?? fault.location?.start.line ?? -1
		const sentence = `${fault.error.message}${adviceOn(fault.error, config)}`
		throw new WordsError(file, line + 1, sentence, faultOf(fault.error))
	}
	const parts: { heading: Block; blocks: Block[] }[] = []
	for (const block of blocksOf(file, document.resolve(config), references)) {
		if (block.node.type === 'heading') parts.push({ heading: block, blocks: [] })
		else if (parts.length === 0)
			throw new WordsError(file, lineOf(block), 'Begin with ## Title {% #anchor %}.')
		else parts.at(-1)?.blocks.push(block)
	}
	const read = parts.map(({ heading, blocks }) => {
		const content = blocks.flatMap(({ node, marks }) =>
			markedNodes(Markdoc.transform([node], config), marks),
		)
		return {
			id: String(heading.node.attributes['id']),
			title: markedText(plainText(heading.node), heading.marks),
			content,
			cites: [...new Set(sourcesIn(content))],
		}
	})
	const taken = new Set(read.flatMap(({ cites }) => cites))
	for (const { heading } of parts) {
		const id = String(heading.node.attributes['id'])
		if (taken.has(id))
			throw new WordsError(file, lineOf(heading), `This page has the anchor “#${id}” twice.`)
		taken.add(id)
	}
	return read
}

/** A block with its tags expanded. In a preview its marks wrap its text; otherwise they are empty. */
type Block = { readonly node: Node; readonly marks: Marks }

function blocksOf(file: string, { children }: Node, references: References): readonly Block[] {
	const places = currentSite().isMarked && editedBlockPlaces(readWordsFile(file), editsOf(file))
	return children.flatMap((block, index) => {
		const marks: Marks = places ? marksOf(textId({ file, place: places[index] ?? '' })) : ['', '']
		return expanded([block], references).map((node) => ({ node, marks }))
	})
}

function lineOf({ node }: Block): number {
	return (node.lines[0] ?? 0) + 1
}

function adviceOn({ id, message }: ValidationError, { variables = {}, tags = {} }: Config): string {
	if (id === 'tag-undefined') return `. Known ones: ${Object.keys(tags).join(', ')}.`
	const [, name] = /^Undefined variable: '(.*)'$/.exec(message) ?? []
	if (name === undefined) return ''
	return `. ${knownNames(name, namesIn(variables), (each) => `$${each}`)}`
}

const tagFault: WordFault = { code: 'tag', values: {} }

function faultOf({ message, fault = tagFault }: ProseError): WordFault {
	const [, name] = /^Undefined variable: '(.*)'$/.exec(message) ?? []
	return name === undefined ? fault : { code: 'variable', values: { name } }
}

function namesIn(variables: object): readonly string[] {
	return Object.entries(variables).flatMap(([name, value]) =>
		typeof value === 'object' && value !== null
			? namesIn(value).map((each) => `${name}.${each}`)
			: [name],
	)
}

function sourcesIn(value: unknown): readonly string[] {
	if (Array.isArray(value)) return value.flatMap(sourcesIn)
	if (Markdoc.Tag.isTag(value)) {
		if (value.name === 'SourceMark') return [String(value.attributes['source'])]
		return [...sourcesIn(Object.values(value.attributes)), ...sourcesIn(value.children)]
	}
	return typeof value === 'object' && value !== null ? sourcesIn(Object.values(value)) : []
}

/** The anchors of front matter entries, such as quotations: the value of each `id`. */
function anchorsOf(value: unknown): readonly string[] {
	if (typeof value !== 'object' || value === null) return []
	const own = 'id' in value && typeof value.id === 'string' ? [value.id] : []
	return [...own, ...Object.values(value).flatMap(anchorsOf)]
}

function checkAnchors(file: string, text: string, anchors: readonly string[]): void {
	for (const [index, line] of text.split('\n').entries()) {
		for (const [, anchor = ''] of line.matchAll(/(?:\]\(|href: ['"]?)#([\w-]+)/g)) {
			if (!anchors.includes(anchor)) {
				const sentence = `This page has no anchor “#${anchor}”. It has: ${anchors.map((each) => `#${each}`).join(', ')}.`
				const values = { link: `#${anchor}` }
				throw new WordsError(file, index + 1, sentence, { code: 'anchor', values })
			}
		}
	}
}
