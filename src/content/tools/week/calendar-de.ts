import type { CalendarWords } from '#content/types/calendar-reader.ts'

/** Opening and saving calendar files. The words for a file that was opened are loaded with it. */
export const calendarDe: CalendarWords = {
	open: 'Kalender importieren',
	terms: 'Die .ics-Datei verlässt dein Gerät nicht.',
	save: {
		label: 'Kalenderdatei mit Ruhezeit',
		text: 'Ruhezeit nach den knappen Abenden, zum Importieren in deinen eigenen Kalender.',
		withReminder: 'Mit einer Erinnerung, jeden Sonntag um 18:00 Uhr die nächste Woche anzusehen',
	},
}
