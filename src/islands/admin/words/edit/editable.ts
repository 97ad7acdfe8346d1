import type { Segment } from './chip-text.ts'

/** Renders segments in an editable element: text unchanged, chips as elements that move as a whole. */
export function showSegments(
	field: HTMLElement,
	segments: readonly Segment[],
	chipClass: string,
): void {
	const nodes = segments.map((segment) => {
		if (segment.kind === 'text') return document.createTextNode(segment.source)
		const chip = document.createElement('span')
		chip.className = chipClass
		chip.contentEditable = 'false'
		chip.dataset['source'] = segment.source
		chip.textContent = segment.label
		return chip
	})
	// A caret needs a text node, even after a chip or a line break at the end.
	const last = segments.at(-1)
	const end = last?.source.endsWith('\n')
		? document.createElement('br')
		: document.createTextNode('')
	field.replaceChildren(...nodes, end)
}

/** The text of an editable element, with the sources of its chips. */
export function readSource(field: HTMLElement): string {
	return sourceOf(field, field.lastChild)
}

function sourceOf(node: Node, last: Node | null): string {
	if (node instanceof Text) return node.data
	if (!(node instanceof HTMLElement)) return ''
	const { source } = node.dataset
	if (source !== undefined) return source
	// Browsers put one at the end, to make an empty line visible.
	if (node.tagName === 'BR') return node === last ? '' : '\n'
	const inner = [...node.childNodes].map((child) => sourceOf(child, last)).join('')
	return node.tagName === 'DIV' && node.contentEditable !== 'true' && node.previousSibling
		? `\n${inner}`
		: inner
}

/** The number of chips an editable element shows. */
export function chipCount(field: HTMLElement): number {
	return field.querySelectorAll('[data-source]').length
}

/** The ends of the selection as offsets in the source; the end of the text if the selection is elsewhere. */
export function selectedSource(field: HTMLElement): { start: number; end: number } {
	const selection = document.getSelection()
	const length = readSource(field).length
	if (!selection || selection.rangeCount === 0) return { start: length, end: length }
	const range = selection.getRangeAt(0)
	if (!field.contains(range.commonAncestorContainer)) return { start: length, end: length }
	return {
		start: offsetOf(field, range.startContainer, range.startOffset),
		end: offsetOf(field, range.endContainer, range.endOffset),
	}
}

/** The source offset of a position in the document. */
function offsetOf(field: HTMLElement, container: Node, offset: number): number {
	let total = 0
	const last = field.lastChild
	function visit(node: Node): boolean {
		if (node === container) {
			if (node instanceof Text) total += offset
			else
				for (const child of [...node.childNodes].slice(0, offset))
					total += sourceOf(child, last).length
			return true
		}
		const isChip = node instanceof HTMLElement && node.dataset['source'] !== undefined
		if (isChip || node.childNodes.length === 0) {
			total += sourceOf(node, last).length
			// Within a chip counts as after it.
			return isChip && node.contains(container)
		}
		return [...node.childNodes].some(visit)
	}
	visit(field)
	return total
}

/** Selects a part of the source; never splits a chip. */
export function selectSource(field: HTMLElement, start: number, end = start): void {
	const selection = document.getSelection()
	if (!selection) return
	const from = placeOf(field, start)
	const to = placeOf(field, end)
	selection.setBaseAndExtent(from.node, from.offset, to.node, to.offset)
}

/** Scrolls a field to its selection, with a line above. */
export function scrollToSelection(field: HTMLElement): void {
	const selection = document.getSelection()
	if (!selection || selection.rangeCount === 0) return
	const { top } = selection.getRangeAt(0).getBoundingClientRect()
	field.scrollTop += top - field.getBoundingClientRect().top - 32
}

function placeOf(field: HTMLElement, offset: number): { node: Node; offset: number } {
	let left = offset
	const children = [...field.childNodes]
	const last = field.lastChild
	for (const [index, child] of children.entries()) {
		const { length } = sourceOf(child, last)
		if (child instanceof Text && left <= length) return { node: child, offset: left }
		if (left < length) return { node: field, offset: index }
		left -= length
	}
	return { node: field, offset: children.length }
}
