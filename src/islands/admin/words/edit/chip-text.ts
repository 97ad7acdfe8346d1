import { choicesOf, saidIn } from './choices.ts'

/** A piece of a text's source: words, or a unit that is moved and removed as a whole. */
export type Segment =
	| { readonly kind: 'text'; readonly source: string }
	| { readonly kind: 'chip'; readonly source: string; readonly label: string }

type Facts = Readonly<Record<string, string>>

/** Markdoc's tags, the end of a link with its target, and message variables and arguments with their content. */
const chip =
	/\](?<=\[[^[\]\n]*\])\([^()\s]+\)|\{%(?:[^{%]|\{(?!%)|%(?!\}))*%\}|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g

const maxLabel = 48

/** Labels of chips that do not show the value of a fact. */
export type ChipLabels = {
	/** Of a tag, by its content: `source "hall2017"`. */
	readonly tag: (inside: string) => string
	/** Of a link target. */
	readonly link: (href: string) => string
	/** Of a run-time variable, by its name. */
	readonly argument: (name: string) => string
	/** Of a fact that is currently hidden. */
	readonly hiddenFact: string
}

/**
 * Splits a text into words and chips: `{price.lifetime}` is a chip that shows the price, `{% source "hall2017" /%}` one
 * that shows the source. The concatenated sources equal the text.
 *
 * @example segmentsOf('Then {price.lifetime}.', { 'price.lifetime': '$10' }, labels)
 * // [{ kind: 'text', source: 'Then ' }, { kind: 'chip', source: '{price.lifetime}', label: '$10' }, …]
 */
export function segmentsOf(text: string, facts: Facts, labels: ChipLabels): readonly Segment[] {
	const segments: Segment[] = []
	let end = 0
	for (const found of text.matchAll(chip)) {
		const [source] = found
		const label = labelOf(source, facts, labels)
		if (label === null) continue
		if (found.index > end) segments.push({ kind: 'text', source: text.slice(end, found.index) })
		segments.push({ kind: 'chip', source, label })
		end = found.index + source.length
	}
	if (end < text.length) segments.push({ kind: 'text', source: text.slice(end) })
	return segments
}

/** Null for meaningless braces, such as an unknown variable, which is shown as typed. */
function labelOf(source: string, facts: Facts, labels: ChipLabels): string | null {
	if (source.startsWith(']')) return `] ${short(labels.link(source.slice(2, -1)))}`
	const inside = source.replace(/^\{%?\s*/, '').replace(/(?<!\s)\s*(?:\/?%)?\}$/, '')
	if (source.startsWith('{%')) {
		const fact = /^\$([\w.]+)/.exec(inside)?.[1]
		if (fact !== undefined) return short(facts[fact] ?? fact)
		return short(labels.tag(inside))
	}
	if (/^\w+(?:\.\w+)+$/.test(inside)) {
		const value = facts[inside]
		return value === undefined ? null : short(value) || labels.hiddenFact
	}
	const [choice] = choicesOf(source)
	if (choice !== undefined) return saidIn(choice)
	const name = /^(\w+)(?:\s*,\s*\w+)?$/.exec(inside)?.[1]
	return name === undefined ? null : labels.argument(name)
}

function short(label: string): string {
	return label.length > maxLabel ? `${label.slice(0, maxLabel - 1).trimEnd()}…` : label
}

/**
 * The chip that ends (-1) or begins (1) at an offset of the text.
 *
 * @example chipBeside(segmentsOf('{trial.days} days', facts), 12, -1) // { start: 0, end: 12 }
 */
export function chipBeside(segments: readonly Segment[], caret: number, side: 1 | -1) {
	let start = 0
	for (const { kind, source } of segments) {
		const end = start + source.length
		if (kind === 'chip' && caret === (side === 1 ? start : end)) return { start, end }
		start = end
	}
	return null
}

/**
 * Moves a chip over the word before or after it.
 *
 * @param caret an offset in the text, beside the chip or within it
 * @returns the text and the caret after the chip; null if no chip is there or it cannot move further
 * @example moveChip(segments, 20, -1)
 */
export function moveChip(
	segments: readonly Segment[],
	caret: number,
	direction: 1 | -1,
): { readonly text: string; readonly caret: number } | null {
	const text = segments.map(({ source }) => source).join('')
	let start = 0
	for (const segment of segments) {
		const { source } = segment
		const end = start + source.length
		if (segment.kind === 'chip' && caret >= start && caret <= end) {
			const others = text.slice(0, start) + text.slice(end)
			const to = neighbour(others, segments, start, direction)
			if (to === start) return null
			return { text: others.slice(0, to) + source + others.slice(to), caret: to + source.length }
		}
		start = end
	}
	return null
}

/** The offset of the next gap between words, in a text without the chip; never inside another chip. */
function neighbour(
	others: string,
	segments: readonly Segment[],
	from: number,
	direction: 1 | -1,
): number {
	const side = direction === 1 ? others.slice(from) : others.slice(0, from)
	const chips = segments.filter(({ kind }) => kind === 'chip').map(({ source }) => source)
	const whole = chips.find((source) =>
		direction === 1 ? side.startsWith(source) : side.endsWith(source),
	)
	const word =
		direction === 1 ? /^\s*[^\s{]+/.exec(side)?.[0] : /(?<![^\s}])[^\s}]+\s*$/.exec(side)?.[0]
	const step = whole ?? word ?? side.match(direction === 1 ? /^\s+/ : /(?<!\s)\s+$/)?.[0] ?? ''
	return from + direction * step.length
}
