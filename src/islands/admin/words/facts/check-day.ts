const yearMs = 365 * 86_400_000

/**
 * Whether a check is due: never done, or more than a year ago.
 *
 * @param checked a day as in YAML, `2026-11-27`, or `null`
 * @param now in milliseconds since 1970
 * @example isDue('null', Date.now()) // true
 */
export function isDue(checked: string, now: number): boolean {
	const time = Date.parse(checked)
	return Number.isNaN(time) || now - time > yearMs
}

/**
 * Today, in UTC.
 *
 * @param now in milliseconds since 1970
 * @example today(Date.parse('2026-11-27T12:00:00Z')) // '2026-11-27'
 */
export function today(now: number): string {
	return new Date(now).toISOString().slice(0, 10)
}

/**
 * A day for a Spanish reader.
 *
 * @example formatDay('2026-11-27') // '27 nov 2026'
 */
export function formatDay(day: string): string {
	return new Date(day).toLocaleDateString('es-ES', {
		day: 'numeric',
		month: 'short',
		year: 'numeric',
		timeZone: 'UTC',
	})
}
