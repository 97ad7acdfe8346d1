const dateTimeFormat = new Intl.DateTimeFormat('es-ES', {
	day: 'numeric',
	month: 'short',
	year: 'numeric',
	hour: '2-digit',
	minute: '2-digit',
})

/**
 * Formats a timestamp in the visitor's time zone. Imported rows may contain any text, which is returned unchanged.
 *
 * @param at a text, or milliseconds since 1970
 * @example formatDateTime('2026-11-20T13:36:00Z') // '20 nov 2026, 14:36'
 */
export function formatDateTime(at: string | number): string {
	const time = typeof at === 'number' ? at : Date.parse(at)
	return Number.isNaN(time) ? String(at) : dateTimeFormat.format(time)
}

/**
 * The parts of a formatted timestamp around its year; null for text that is not a timestamp.
 *
 * @example dateTimeParts('2026-11-20T13:36:00Z') // { before: '20 nov', year: ' 2026', after: ', 14:36', … }
 */
export function dateTimeParts(text: string) {
	const time = Date.parse(text)
	if (Number.isNaN(time)) return null
	const parts = dateTimeFormat.formatToParts(time)
	const end = parts.findIndex(({ type }) => type === 'year') + 1
	const join = (some: typeof parts) => some.map(({ value }) => value).join('')
	return {
		before: join(parts.slice(0, end - 2)),
		year: join(parts.slice(end - 2, end)),
		after: join(parts.slice(end)),
		isCurrentYear: new Date(time).getFullYear() === new Date().getFullYear(),
	}
}

/**
 * A time of day in the visitor's time zone.
 *
 * @param time ISO 8601, or in milliseconds since 1970
 * @example formatClock('2026-11-22T13:52:00Z') // '14:52'
 */
export function formatClock(time: string | number): string {
	return new Date(time).toLocaleTimeString('es-ES', { hour: '2-digit', minute: '2-digit' })
}

/**
 * A time of day, rounded up to the minute, so that an attempt at that time is never too early.
 *
 * @example formatTimeRoundedUp(Date.parse('2026-11-20T13:34:01Z')) // '14:35'
 */
export function formatTimeRoundedUp(time: number): string {
	const minuteMs = 60_000
	return formatClock(Math.ceil(time / minuteMs) * minuteMs)
}

/**
 * The time zone of the panel's dates: the visitor's.
 *
 * @example timeZone() // 'Europe/Madrid'
 */
export function timeZone(): string {
	return dateTimeFormat.resolvedOptions().timeZone
}
