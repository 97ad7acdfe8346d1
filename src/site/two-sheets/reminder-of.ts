import type { TwoSheetsWords } from './two-sheets.schema.ts'
import { localDay } from '#site/week/calendar/rules/local-time.ts'
import { reminderFile } from './rules/reminder.ts'

/** The reminder with this page's address, counted from today on the visitor's clock. */
export function reminderOf({ title, note }: TwoSheetsWords['joint']['reminder']): Blob {
	const now = new Date()
	// Swedish dates are ISO 8601.
	const today = localDay(now.toLocaleDateString('sv'))
	const { href: link, hostname: host } = location
	return new Blob([reminderFile({ title, note, link, today, now, host })], {
		type: 'text/calendar',
	})
}
