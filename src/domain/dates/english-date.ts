const months = [
	'January',
	'February',
	'March',
	'April',
	'May',
	'June',
	'July',
	'August',
	'September',
	'October',
	'November',
	'December',
]

/**
 * The same as `longDate` in American English, for a page that is just being painted: to wake `Intl` for
 * one date takes a browser 15 ms.
 *
 * @example englishDate(new Date(2026, 10, 20)) // 'November 20, 2026'
 */
export function englishDate(date: Date): string {
	return `${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`
}
