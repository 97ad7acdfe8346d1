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
