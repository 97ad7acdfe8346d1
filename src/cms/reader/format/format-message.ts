import format from 'icu-minify/format'
import type { Message } from './message.ts'

const formatters = {
	getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
		new Intl.DateTimeFormat(...options),
	getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) =>
		// By default Spanish groups only numbers of five or more digits. Grouping those of four digits too makes columns of
		// numbers line up.
		new Intl.NumberFormat(options[0], { useGrouping: 'always', ...options[1] }),
	getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) =>
		new Intl.PluralRules(...options),
}

/**
 * Formats a message with its arguments.
 *
 * @param locale a BCP 47 tag, which determines plurals and number format
 * @example formatMessage('de', words.sheets, { n: 2 }) // '2 Blätter'
 */
export function formatMessage<Name extends string>(
	locale: string,
	message: Message<Name>,
	values: Readonly<Record<Name, string | number>>,
): string {
	return String(format(message, locale, values, { formatters }))
}
