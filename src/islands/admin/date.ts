const date = new Intl.DateTimeFormat('es-ES', {
	day: 'numeric',
	month: 'short',
	year: 'numeric',
	hour: '2-digit',
	minute: '2-digit',
})

/** "20 nov 2026, 14:36". A row written by hand can hold anything; better its own words than none. */
export function shownDate(written: string): string {
	const time = Date.parse(written)
	return Number.isNaN(time) ? written : date.format(time)
}
