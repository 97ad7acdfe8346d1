/**
 * A date in the long format of a locale.
 *
 * @param locale a BCP 47 tag
 * @param timeZone an IANA name; the local time zone by default
 * @example longDate(new Date(2026, 10, 20), 'en-US') // 'November 20, 2026'
 */
export function longDate(date: Date, locale: string, timeZone?: string): string {
	return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(date)
}
