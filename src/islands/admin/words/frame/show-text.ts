import type { WordText } from '#contract/words.ts'
import { unknownPart } from '#domain/words/source-text.ts'
import { type Mark, piecesOf } from './inline-marks.ts'
import { isElement } from './compared-text.ts'
import type { Sentence } from './find-sentences.ts'

/** The page's content before the first change. */
const originals = new WeakMap<Sentence, DocumentFragment>()

/**
 * Shows a changed text in the page, by elements and text nodes only. Links, sources and other elements keep the look
 * they have there. A text without a piece for the sentence, such as a removed item, leaves it empty.
 *
 * @param source the source of the text; null restores the page's own
 */
export function showText(
	sentence: Sentence,
	text: WordText,
	source: string | null,
	facts: Readonly<Record<string, string>>,
): void {
	const { range } = sentence
	const known = originals.get(sentence)
	if (source === null && known === undefined) return
	const original = known ?? range.cloneContents()
	originals.set(sentence, original)
	const shown =
		source === null
			? original.cloneNode(true)
			: built(marksFor(sentence, text, source, facts), original, unknownsOf(sentence, original))
	range.deleteContents()
	range.insertNode(shown)
}

function marksFor(
	{ piece }: Sentence,
	text: WordText,
	source: string,
	facts: Readonly<Record<string, string>>,
): readonly Mark[] {
	const own = piece.shown.find(
		(each) => each.text.file === text.file && each.text.place === text.place,
	)
	return piecesOf(source, text.kind, facts)[own?.piece ?? 0] ?? []
}

/** Whether the page can show a change to a text: all its pieces were recognized. */
export function canShow(
	{ text, kind, shown }: WordText,
	facts: Readonly<Record<string, string>>,
): boolean {
	return piecesOf(text, kind, facts).length === shown.length
}

/** The page's run-time values, in order. */
function unknownsOf({ piece }: Sentence, original: Node): string[] {
	if (piece.pattern === null) return []
	const text = (original.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
	// at most 80 characters a gap: patternOf
	return new RegExp(`^${piece.pattern}$`, 'u').exec(text)?.slice(1) ?? []
}

function built(marks: readonly Mark[], original: DocumentFragment, unknowns: string[]): Node {
	const { ownerDocument: document } = original
	const fragment = document.createDocumentFragment()
	const examples = new Map<string, Element[]>()
	for (const element of original.querySelectorAll('a, strong, b, em, i, sup')) {
		const name = element.tagName.toLowerCase()
		examples.set(name, [...(examples.get(name) ?? []), element])
	}
	const names = { strong: ['strong', 'b'], em: ['em', 'i'], a: ['a'], sup: ['sup'] } as const

	function elementFor(kind: keyof typeof names): Element {
		const [name] = names[kind]
		const all = names[kind].flatMap((each) => examples.get(each) ?? [])
		const example = all[0]
		if (all.length > 1) examples.set(example?.tagName.toLowerCase() ?? '', all.slice(1))
		const copy = example?.cloneNode(kind === 'sup')
		return copy && isElement(copy) ? copy : document.createElement(name)
	}

	function append(parent: Node, mark: Mark): void {
		if (mark.kind === 'text') {
			const text = mark.text.replaceAll(unknownPart, () => unknowns.shift() ?? '…')
			parent.appendChild(document.createTextNode(text))
			return
		}
		const element = elementFor(mark.kind)
		if (mark.kind === 'a' && !element.hasAttribute('href')) element.setAttribute('href', '#')
		if (mark.kind !== 'sup') for (const child of mark.children) append(element, child)
		else if (element.textContent === '') element.textContent = '•'
		parent.appendChild(element)
	}

	for (const mark of marks) append(fragment, mark)
	return fragment
}
