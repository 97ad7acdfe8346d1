import { choicesOf, groups, tags } from '#cms/reader/rules/source-text.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import type { Chip } from '#panel/editor/chips.ts'
import { plainText, saidIn } from '#cms/panel/plain-text.ts'
import { linkName } from './link-targets.ts'

type Names = Readonly<Record<string, string>>

/** The values of variables, the names of sources by key, and the titles of the owner's pages by their names. */
export type ChipNames = Readonly<Record<'facts' | 'sources' | 'ownPages', Names>>

export type TextChip = Chip & {
	readonly kind: 'fact' | 'choice' | 'source' | 'link' | 'table' | 'other'
	readonly source: string
}

/** The end of a link with its target. */
const linkEnd = /\](?<=\[[^[\]\n]*\])\([^()\s]+\)/
// at most 100,000 characters of a text in the panel: chipsOf
const unit = new RegExp([linkEnd, tags, groups].map(({ source }) => source).join('|'), 'g')

const { chips } = words.prose
const labels: Readonly<Record<'tags' | 'attributes' | 'arguments', Names>> = chips

const maxLabel = 48

/**
 * The chips of a text, with labels in plain words.
 *
 * @example
 * chipsOf('Then {price.lifetime}.', { facts: { 'price.lifetime': '$10' }, sources: {}, ownPages: {} })
 * // [{ kind: 'fact', source: '{price.lifetime}', label: '$10', start: 5, end: 21, isButton: true }]
 */
export function chipsOf(text: string, names: ChipNames): readonly TextChip[] {
	return [...text.matchAll(unit)].flatMap(({ 0: source, index: start }) => {
		const chip = chipOf(source, names)
		if (chip === null) return []
		const label = shortened(chip.label)
		const isButton = chip.kind !== 'other'
		return [{ ...chip, label, source, start, end: start + source.length, isButton }]
	})
}

/** A label of at most 48 characters. */
export function shortened(label: string): string {
	return label.length > maxLabel ? `${label.slice(0, maxLabel - 1).trimEnd()}…` : label
}

/**
 * The chip for a piece of markup. Null for meaningless braces, such as those around an unknown variable, which are
 * shown as typed.
 */
function chipOf(
	source: string,
	{ facts, sources, ownPages }: ChipNames,
): Pick<TextChip, 'kind' | 'label'> | null {
	if (source.startsWith(']'))
		return { kind: 'link', label: `] ${linkName(source.slice(2, -1), ownPages)}` }
	const inside = source.replace(/^\{%?\s*/, '').replace(/(?<!\s)\s*(?:\/?%)?\}$/, '')
	if (source.startsWith('{%')) {
		const fact = /^\$([\w.]+)/.exec(inside)?.[1]
		return fact === undefined
			? tagOf(inside, sources)
			: { kind: 'fact', label: facts[fact] ?? fact }
	}
	if (/^\w+(?:\.\w+)+$/.test(inside)) {
		const value = facts[inside]
		return value === undefined ? null : { kind: 'fact', label: value || chips.hiddenFact }
	}
	const [choice] = choicesOf(source)
	if (choice !== undefined) return { kind: 'choice', label: saidIn(choice) }
	const name = /^(\w+)(?:\s*,\s*\w+)?$/.exec(inside)?.[1]
	return name === undefined ? null : { kind: 'other', label: labels.arguments[name] ?? name }
}

/** The chip of a tag with this content: `source "leikas2017"`, `#go`, `level=55`. */
function tagOf(inside: string, sources: Names): Pick<TextChip, 'kind' | 'label'> {
	const [, isEnd, name = '', key] = /^(\/?)\s*(\w+)(?!=)\b(?:\s+"([^"]+)")?/.exec(inside) ?? []
	const tag = labels.tags[name]
	if (name === 'source' && key !== undefined) {
		const year = /\d{4}/.exec(key)?.[0] ?? ''
		const authors = sources[key]
		const label = authors === undefined ? key : `${authors} ${year}`.trim()
		return { kind: 'source', label: `${tag}: ${label}` }
	}
	const label = inside.startsWith('#')
		? `${chips.anchor}: ${inside.slice(1)}`
		: tag === undefined
			? attributesOf(inside) || inside
			: isEnd
				? formatMessage('es', chips.end, { name: tag })
				: tag
	return { kind: name === 'table' && !isEnd ? 'table' : 'other', label }
}

/** Renders `time="18:00" level=40` as “hora 18:00, nivel 40”. */
function attributesOf(inside: string): string {
	return [...inside.matchAll(/(?<!\w)(\w+)=(?:"([^"]*)"|(\S+))/g)]
		.map(([, name = '', quoted, plain]) => `${labels.attributes[name] ?? name} ${quoted ?? plain}`)
		.join(', ')
}

/**
 * The list item or line of a block of prose that shows the pressed words. Attributes at the end of the line are not
 * part of it.
 *
 * @param piece the words that were pressed, with single spaces
 * @returns the start and end of the part in the text; null if the block has only one line, or no line shows the piece
 * @example pressedPart('- One\n- Two', 'Two', {}) // { anchor: 8, head: 11 }
 */
export function pressedPart(text: string, piece: string, facts: Names) {
	const lines = text.split('\n')
	let at = 0
	for (const line of lines) {
		const shown = plainText(line, facts)
		const isPressed = shown.includes(piece) || piece.startsWith(`${shown} `)
		if (lines.length > 1 && shown !== '' && isPressed) {
			const [sign = ''] = /^\s*(?:[-*+] |\d+[.)] |#+ )?/.exec(line) ?? []
			const [own = ''] = line.split(/\{%(?!\s*(?:\$|source))/, 1)
			return { anchor: at + sign.length, head: at + own.trimEnd().length }
		}
		at += line.length + 1
	}
	return null
}
