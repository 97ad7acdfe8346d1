const format = new Intl.DateTimeFormat('es-ES', {
	day: 'numeric',
	month: 'short',
	year: 'numeric',
	hour: '2-digit',
	minute: '2-digit',
	timeZone: 'UTC',
})

/** Spanish months by their first three letters. */
const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

/**
 * Formats a timestamp for the CSV file, in UTC and to the minute. Adopted rows can hold any text, which is returned
 * unchanged.
 *
 * @param text ISO 8601
 * @example formatCsvTime('2026-11-24T20:52:31.000Z') // '24 nov 2026, 20:52'
 */
export function formatCsvTime(text: string): string {
	const time = Date.parse(text)
	return Number.isNaN(time) ? text : format.format(time)
}

/**
 * Parses a date of the panel's own CSV file, or of another service. A date without a zone is UTC, not the time zone of
 * the machine that imports.
 *
 * @returns milliseconds since 1970; NaN if the text is no date
 * @example parseCsvTime('24 nov 2026, 20:52') // Date.UTC(2026, 10, 24, 20, 52)
 * @example parseCsvTime('2026-11-24 20:52') // the same
 */
export function parseCsvTime(text: string): number {
	const own = /^(\d{1,2}) (\p{L}{3,4})\.? (\d{4})(?:, (\d\d:\d\d))?$/iu.exec(text)
	if (own !== null) {
		const [, day = '', name = '', year, minute = '00:00'] = own
		const month = String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1)
		return Date.parse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${minute}Z`)
	}
	const [, day, time = '00:00', zone = 'Z'] =
		/^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/i.exec(text) ??
		[]
	return Date.parse(`${day}T${time}${zone}`)
}
