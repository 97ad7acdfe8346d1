import type { Plural } from '#content/types/letters-panel.ts'
import { formatNumber } from './format-number.ts'

/**
 * Replaces the placeholders of a message by values; numbers are formatted for Spanish.
 *
 * @example formatMessage('{n} de {total}', { n: 2, total: 12000 }) // '2 de 12.000'
 */
export function formatMessage(
	message: string,
	values: Readonly<Record<string, string | number>>,
): string {
	return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
		const value = values[name]
		return typeof value === 'number' ? formatNumber(value) : (value ?? placeholder)
	})
}

/**
 * A message about a number of things, `{n}` in the one for many.
 *
 * @example formatPlural({ one: '1 persona', many: '{n} personas' }, 3949) // '3.949 personas'
 */
export function formatPlural({ one, many }: Plural, n: number): string {
	return n === 1 ? one : formatMessage(many, { n })
}
