import { type FormField, simplestOf } from '#cms/reader/rules/schema-json.ts'
import words from '#content/messages/es/panel/words-forms.yaml'
import pageWords from '#content/messages/es/panel/words-pages.yaml'

type Group = Readonly<Record<string, unknown>>

export function groupOf(value: unknown): Group {
	return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

export function listOf(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : []
}

/** Undefined removes the key. */
export function withValue(group: Group, key: string, value: unknown): Group {
	if (value !== undefined) return { ...group, [key]: value }
	return Object.fromEntries(Object.entries(group).filter(([name]) => name !== key))
}

/** Stands for a text that is still to be written. It cannot be published. */
export function holeFor(label: string): string {
	return `[[${label}]]`
}

export function isGroupField({ type, oneOf }: FormField): boolean {
	return type === 'object' || oneOf !== undefined
}

/** A new value for a field: its texts are placeholders, and optional values are left out. */
export function blankOf(field: FormField): unknown {
	return simplestOf(field, holeFor)
}

/**
 * The field of a list item; undefined outside lists. An item without its own label gets the list's label and a number.
 */
export function itemField(field: FormField, index: number): FormField | undefined {
	const item = field.prefixItems?.[index] ?? field.items
	return item && { ...item, label: item.label ?? `${field.label ?? ''} ${index + 1}` }
}

/** The last key in a place. For a list item, this is the key of the list. */
export function keyAt(place: string): string | undefined {
	return place.split('/').findLast((key) => !/^\d+$/.test(key))
}

/**
 * The text that names an item of a list: its title, question, name or label; otherwise its `text`; otherwise its first
 * text.
 */
export function nameOf(value: unknown): string {
	if (typeof value === 'string') return value
	const texts = Object.entries(groupOf(value)).flatMap(([key, text]) =>
		typeof text === 'string' ? [{ key, text }] : [],
	)
	const title = texts.find(({ key }) => /^(?:title|question|name|label)$/.test(key))
	const text = texts.find(({ key }) => key === 'text')
	return (title ?? text ?? texts[0])?.text ?? ''
}

export function withMoved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
	return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))
}

export function withHidden(item: unknown, isHidden: boolean): Group {
	const { isHidden: _, ...visible } = groupOf(item)
	return isHidden ? { ...visible, isHidden } : visible
}

/**
 * The labels of the field at a place, from the outermost one.
 *
 * @example labelsAt(form, 'questions/0/answer') // ['Preguntas', '1', 'Respuesta']
 */
export function labelsAt(field: FormField | undefined, place: string): readonly string[] {
	const [key = '', ...rest] = place.split('/')
	if (field === undefined || key === '') return []
	const item = itemField(field, Number(key))
	const next =
		item ?? [field, ...(field.oneOf ?? [])].flatMap(({ properties }) => properties?.[key] ?? [])[0]
	const label = item ? `${Number(key) + 1}` : next?.label
	return [...(label ? [label] : []), ...labelsAt(next, rest.join('/'))]
}

const names: Readonly<Record<string, string>> = { ...pageWords.illustrations, ...words.choices }

/** The Spanish name of a value that the code names, such as a drawing; returns any other text unchanged. */
export function choiceName(value: string): string {
	return Object.hasOwn(names, value) ? (names[value] ?? value) : value
}
