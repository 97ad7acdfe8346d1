import type { CalendarEntry } from './rules/entry.ts'
import { dateForUtcFormat, daysPerWeek, type LocalDay, minutesPerDay } from './rules/local-time.ts'
import { locales, type PageLanguage } from '#site-map/languages.ts'

/** The browser's regional variety of a language, which decides between 14:00 and 2 PM. */
export function regionalLocale(language: PageLanguage): string {
	return navigator.languages.find((tag) => tag.split('-')[0] === language) ?? locales[language]
}

/**
 * The days of a week, as "November 23 – 29".
 *
 * @param monday the week's first day
 */
export function formatWeek(monday: LocalDay, locale: string): string {
	const format = new Intl.DateTimeFormat(locale, {
		day: 'numeric',
		month: 'long',
		timeZone: 'UTC',
	})
	const sunday = monday + daysPerWeek - 1
	return format.formatRange(dayForFormat(monday), dayForFormat(sunday))
}

/** The time of an entry, as "Monday, 14:00 – 15:00", or its days if it is all-day. */
export function formatTimes({ start, end, isAllDay }: CalendarEntry, locale: string): string {
	const format = new Intl.DateTimeFormat(locale, {
		weekday: 'long',
		timeZone: 'UTC',
		...(!isAllDay && { hour: 'numeric', minute: '2-digit' }),
	})
	const last = isAllDay ? Math.max(start, end - minutesPerDay) : end
	return format.formatRange(dateForUtcFormat(start), dateForUtcFormat(last))
}

function dayForFormat(day: LocalDay): Date {
	return dateForUtcFormat(day * minutesPerDay)
}
