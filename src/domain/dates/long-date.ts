/**
 * A date in the long format of a locale, in the local time zone.
 *
 * @param locale a BCP 47 tag
 * @example longDate(new Date(2026, 10, 20), 'en-US') // 'November 20, 2026'
 */
export function longDate(date: Date, locale: string): string {
	return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date)
}
