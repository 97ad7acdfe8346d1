import { unknownPart } from '#domain/words/source-text.ts'

/** A text with the marks a page in a frame has to show. */
export type Mark =
	| { readonly kind: 'text'; readonly text: string }
	| { readonly kind: 'strong' | 'em'; readonly children: readonly Mark[] }
	| { readonly kind: 'a'; readonly href: string; readonly children: readonly Mark[] }
	/** The number of a source, or a part only the build can draw. */
	| { readonly kind: 'sup' }

type Facts = Readonly<Record<string, string>>

const token =
	/\\(?<escaped>[\s\S])|\{%(?<tag>(?:[^{%]|\{(?!%)|%(?!\}))*)%\}|(?<before> ?)\{(?<fact>\w+(?:\.\w+)+)\}|\[(?<label>[^[\]]*)\]\((?<href>[^()\s]*)\)|(?<mark>\*\*|\*)(?=\S)/

/**
 * Parses the marks of a text and fills in its facts: `**strong**`, `*emphasis*`, `[label](href)`, `{price.lifetime}`,
 * and the tags of sources and variables. Other tags show nothing. Run-time values become `unknownPart`.
 *
 * @example readMarks('From {price.lifetime}, *once*', { 'price.lifetime': '$10' })
 * // [{ kind: 'text', text: 'From $10, ' }, { kind: 'em', children: [{ kind: 'text', text: 'once' }] }]
 */
export function readMarks(source: string, facts: Facts): readonly Mark[] {
	const marks: Mark[] = []
	let rest = source
	for (let found = token.exec(rest); found; found = token.exec(rest)) {
		addText(marks, rest.slice(0, found.index))
		const after = rest.slice(found.index + found[0].length)
		const { escaped, tag, fact, before = '', label, href = '', mark } = found.groups ?? {}
		rest = after
		if (escaped !== undefined) addText(marks, escaped)
		else if (tag !== undefined) marks.push(...marksOfTag(tag, facts))
		else if (fact !== undefined) {
			const value = facts[fact] ?? unknownPart
			// An empty fact also removes the space before it.
			if (value !== '') marks.push(...textMark(before), ...readMarks(value, facts))
		} else if (label !== undefined) {
			marks.push({ kind: 'a', href, children: readMarks(label, facts) })
		} else if (mark !== undefined) {
			const end = closing(after, mark)
			if (end === -1) addText(marks, mark)
			else {
				const kind = mark === '**' ? 'strong' : 'em'
				marks.push({ kind, children: readMarks(after.slice(0, end), facts) })
				rest = after.slice(end + mark.length)
			}
		}
	}
	addText(marks, rest)
	return marks
}

function closing(text: string, mark: string): number {
	if (mark === '**') return text.indexOf('**')
	return text.search(/(?<!\*)\*(?!\*)/)
}

function marksOfTag(tag: string, facts: Facts): readonly Mark[] {
	const variable = /^\s*\$([\w.]+)/.exec(tag)?.[1]
	if (variable !== undefined) return readMarks(facts[variable] ?? unknownPart, facts)
	return /^\s*source\b/.test(tag) ? [{ kind: 'sup' }] : []
}

const argument = /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g

function addText(marks: Mark[], text: string): void {
	marks.push(...textMark(text.replaceAll(argument, unknownPart)))
}

function textMark(text: string): readonly Mark[] {
	return text === '' ? [] : [{ kind: 'text', text }]
}

/** The text a reader sees, without marks. */
export function plainText(marks: readonly Mark[]): string {
	return marks
		.map((mark) =>
			mark.kind === 'text' ? mark.text : mark.kind === 'sup' ? '' : plainText(mark.children),
		)
		.join('')
}

/** The tag attributes visible to readers, as listed by the catalogue. */
const shownAttributes = ['summary', 'label', 'insteadOf', 'by', 'unit']

const tagAlone = /^\s*\{%(?<tag>[^%]*)%\}\s*$/
const annotation = /(?<!\s)\s*\{%\s*(?<attributes>(?:#|[\w-]+=)[^%]*)%\}\s*$/

/**
 * The pieces of a text that the catalogue lists as `shown`, with their marks: paragraphs, items and cells, and for an
 * item that begins with a name also the name and the rest.
 *
 * @example piecesOf('- **One** more\n- Two', 'prose', {}).map(plainText) // ['One more', 'One', ' more', 'Two']
 */
export function piecesOf(
	source: string,
	kind: 'line' | 'prose' | 'link',
	facts: Facts,
): readonly (readonly Mark[])[] {
	if (kind !== 'prose') return [readMarks(source, facts)]
	const pieces = blocksOf(source).flatMap((block) => {
		if (typeof block !== 'string')
			return block.shown.map((text) => [{ kind: 'text', text } as const])
		const marks = readMarks(block, facts)
		const [first, ...rest] = marks
		const isNamed = rest.length > 0 && (first?.kind === 'strong' || first?.kind === 'a')
		return isNamed ? [marks, [first], rest] : [marks]
	})
	const texts = pieces.map((marks) => plainText(marks).replaceAll(/\s+/g, ' ').trim())
	return pieces.filter((_, index) => {
		const text = texts[index] ?? ''
		return text.replaceAll(unknownPart, '') !== '' && texts.indexOf(text) === index
	})
}

/** The lines of a block of prose that form a unit, and the texts in its tags. */
function blocksOf(source: string): readonly (string | { readonly shown: readonly string[] })[] {
	const blocks: (string | { readonly shown: readonly string[] })[] = []
	let isOpen = false
	for (const line of source.split('\n')) {
		const alone = tagAlone.exec(line)?.groups?.['tag']
		if (alone !== undefined || ['', '---'].includes(line.trim())) {
			if (alone !== undefined && !alone.trim().startsWith('$'))
				blocks.push({ shown: attributesIn(alone) })
			isOpen = alone?.trim().startsWith('$') === true
			continue
		}
		const [, sign = '', text = ''] = /^([-*+] |\d+[.)] |#+ )?([^]*)$/.exec(line.trimStart()) ?? []
		const content = text.replace(annotation, '').trim()
		const before = blocks.at(-1)
		if (isOpen && sign === '' && typeof before === 'string')
			blocks[blocks.length - 1] = `${before} ${content}`
		else {
			const own = attributesIn(annotation.exec(text)?.groups?.['attributes'] ?? '')
			blocks.push({ shown: own }, content)
		}
		isOpen = true
	}
	return blocks
}

function attributesIn(tag: string): readonly string[] {
	return shownAttributes.flatMap((name) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? [])
}
