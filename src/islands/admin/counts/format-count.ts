const dayFormat = new Intl.DateTimeFormat('es-ES', {
	day: 'numeric',
	month: 'short',
	timeZone: 'UTC',
})

const weekdayFormat = new Intl.DateTimeFormat('es-ES', {
	weekday: 'short',
	day: 'numeric',
	month: 'short',
	timeZone: 'UTC',
})

const rateFormat = new Intl.NumberFormat('es-ES', {
	minimumFractionDigits: 1,
	maximumFractionDigits: 1,
})

/** @example formatDay('2026-02-08') // '8 feb' */
export function formatDay(day: string): string {
	return dayFormat.format(Date.parse(day))
}

/** @example formatWeekday('2027-02-08') // 'lun, 8 feb' */
export function formatWeekday(day: string): string {
	return weekdayFormat.format(Date.parse(day))
}

/** @example formatRate(22.84) // '22,8' */
export function formatRate(rate: number): string {
	return rateFormat.format(rate)
}
