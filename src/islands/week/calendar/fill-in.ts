import type { Counted } from '#content/types/calendar-reader.ts'

/**
 * Replaces the names in braces of a sentence.
 *
 * @example fillIn('{n} of {total}', { n: 2, total: 4 }) // '2 of 4'
 */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
	return text.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name))
}

/**
 * The sentence for a number of things, with `{n}` replaced by it.
 *
 * @example counted({ one: 'Sort it', other: 'Sort the {n}' }, 4) // 'Sort the 4'
 */
export function counted(
	words: Counted,
	n: number,
	values: Readonly<Record<string, string | number>> = {},
): string {
	return fillIn(n === 1 ? words.one : words.other, { n, ...values })
}
