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
