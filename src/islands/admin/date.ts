const date = new Intl.DateTimeFormat('es-ES', {
	day: 'numeric',
	month: 'short',
	year: 'numeric',
	hour: '2-digit',
	minute: '2-digit',
})

const day = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** "20 nov", of a day such as "2026-11-20". */
export function shownDay(written: string): string {
	return day.format(Date.parse(written))
}

/** "20 nov 2026, 14:36". A row written by hand can hold anything; better its own words than none. */
export function shownDate(written: string): string {
	const time = Date.parse(written)
	return Number.isNaN(time) ? written : date.format(time)
}
