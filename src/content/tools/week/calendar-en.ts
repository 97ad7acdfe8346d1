import type { CalendarWords } from '#content/types/calendar-reader.ts'

/** Opening and saving calendar files. The words for a file that was opened are loaded with it. */
export const calendarEn: CalendarWords = {
	open: 'Import your calendar',
	terms: 'Your exported .ics file stays on your device.',
	save: {
		label: 'Calendar file with quiet time',
		text: 'Quiet time after the low evenings, to import into your own calendar.',
		withReminder: 'With a reminder every Sunday at 18:00 to look at the next week',
	},
}
