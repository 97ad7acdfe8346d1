const dateTimeFormat = new Intl.DateTimeFormat('es-ES', {
	day: 'numeric',
	month: 'short',
	year: 'numeric',
	hour: '2-digit',
	minute: '2-digit',
})

const dayFormat = new Intl.DateTimeFormat('es-ES', {
	day: 'numeric',
	month: 'short',
	timeZone: 'UTC',
})

/** @example formatDay('2026-11-20') // '20 nov' */
export function formatDay(isoDay: string): string {
	return dayFormat.format(Date.parse(isoDay))
}

/**
 * Formats a timestamp in the visitor's time zone. Imported rows can hold any text, which is returned unchanged.
 *
 * @example formatDateTime('2026-11-20T13:36:00Z') // '20 nov 2026, 14:36'
 */
export function formatDateTime(text: string): string {
	const time = Date.parse(text)
	return Number.isNaN(time) ? text : dateTimeFormat.format(time)
}

/**
 * A time of day, rounded up to the minute, so that an attempt at that time is never too early.
 *
 * @example formatTimeRoundedUp(Date.parse('2026-11-20T13:34:01Z')) // '14:35'
 */
export function formatTimeRoundedUp(time: number): string {
	const minuteMs = 60_000
	const roundedUp = new Date(Math.ceil(time / minuteMs) * minuteMs)
	return roundedUp.toLocaleTimeString('es-ES', { hour: '2-digit', minute: '2-digit' })
}
