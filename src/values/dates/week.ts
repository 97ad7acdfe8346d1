import { addDays } from './utc-day.ts'

/**
 * The Monday of a day's week.
 *
 * @example mondayOf('2026-01-07') // '2026-01-05'
 */
export function mondayOf(day: string): string {
	const daysSinceMonday = (new Date(day).getUTCDay() + 6) % 7
	return addDays(day, -daysSinceMonday)
}

/**
 * The name of a day of the week; `day` is 0 for Monday.
 *
 * @example weekdayName(0, 'de') // 'Mo'
 */
export function weekdayName(
	day: number,
	language: string,
	style: 'short' | 'long' = 'short',
): string {
	const name = new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' })
	// 1 January 2024 was a Monday.
	return name.format(Date.UTC(2024, 0, 1 + day))
}

/**
 * The first and the last day of the last complete week.
 *
 * @example lastWeek('2026-01-07') // { from: '2025-12-29', to: '2026-01-04' }
 */
export function lastWeek(today: string): { readonly from: string; readonly to: string } {
	const monday = mondayOf(today)
	return { from: addDays(monday, -7), to: addDays(monday, -1) }
}
