import type { SpeedMetric } from '#features/counts/rules/speed.ts'

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

const secondsFormat = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 })

/**
 * A measured speed with its unit; layout shifts have none.
 *
 * @param value in milliseconds, or in thousandths for a layout shift
 * @example formatSpeed('lcp', 2_500) // '2,5 s'
 * @example formatSpeed('cls', 100) // '0,1'
 */
export function formatSpeed(metric: SpeedMetric, value: number): string {
	if (metric === 'inp') return `${value}\u00A0ms`
	return `${secondsFormat.format(value / 1_000)}${metric === 'cls' ? '' : '\u00A0s'}`
}
