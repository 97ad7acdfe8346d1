import { z } from 'zod'
import { calendarFaults } from './rules/calendar-faults.ts'
import { message } from '#cms/reader/format/message.ts'
import { text } from '#cms/reader/schemas/common.ts'

/** Words for opening and saving calendar files. The browser loads them on demand. */
export const weekCalendar = z.strictObject({
	reading: message('files'),
	stop: text,
	severalFiles: message('n'),
	sorted: message('sorted', 'total'),
	unknown: message('n').describe('Only where entries are left to sort'),
	leftOut: message('n').describe('Events that could not be read'),
	filesLeftOut: message('n').describe('Files of a .zip'),
	beyondLimit: message('n').describe('Entries of the week that are too many for the page'),
	titlesStay: text,
	allSorted: text,
	emptyWeek: text,
	week: text.describe('Label of the choice, of which each option is a week and its entries'),
	weekOption: message('days', 'n'),
	begin: message('n').describe('A button'),
	leaveAllOut: message('n').describe('A button'),
	done: text,
	question: text.describe('The heading of a question; its number follows'),
	questionNumber: message('n', 'total'),
	quoted: message('title').describe("A title, in the language's quotation marks"),
	untitled: text,
	furtherTimes: message('n').describe('Further times of the same title'),
	allDay: text,
	leaveOut: text,
	later: text,
	faults: z.record(z.enum(calendarFaults), z.strictObject({ title: text, text })),
	unchanged: text.describe('Ends the text of every fault'),
	chooseOther: text,
	back: text,
	howToExport: text,
	exports: z.array(z.strictObject({ app: text, steps: text })),
	fileName: text.describe('Of a calendar file that is saved, without its ending'),
	saved: z
		.strictObject({ quiet: text, quietNote: text, reminder: text, reminderNote: text })
		.describe('In a calendar file that is saved'),
})

export type CalendarPanelWords = z.infer<typeof weekCalendar>
