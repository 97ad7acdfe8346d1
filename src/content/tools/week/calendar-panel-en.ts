import { name } from '#content/site.ts'
import type { CalendarPanelWords } from '#content/types/calendar-reader.ts'

/** What is loaded when a calendar file is opened or saved. */
export const calendarPanelEn: CalendarPanelWords = {
	locale: 'en-US',
	reading: 'Reading {files}',
	progress: '{done} of {total} entries read',
	stop: 'Stop',
	severalFiles: '{n} files',
	sorted: {
		one: '{sorted} of {total} entry sorted',
		other: '{sorted} of {total} entries sorted',
	},
	unknown: {
		one: 'For one the words were not enough. It is marked “?” and not counted yet.',
		other: 'For {n} the words were not enough. They are marked “?” and not counted yet.',
	},
	leftOut: {
		one: 'One entry is left out:',
		other: '{n} entries are left out:',
	},
	leftOutReasons: {
		noStart: 'no start',
		badDate: 'date not readable',
		badRule: 'repeat rule not readable',
		tooOften: 'repeats too often',
		cutOff: 'the file ends in the middle of it',
	},
	filesLeftOut: {
		one: 'One file in the .zip is no calendar and is not read.',
		other: '{n} files in the .zip are no calendars and are not read.',
	},
	beyondLimit: {
		one: 'This page plans 120 entries a week; one more is left out.',
		other: 'This page plans 120 entries a week; {n} more are left out.',
	},
	titlesStay: 'The titles stay on this page; the link does not hold them.',
	allSorted: 'Change or remove below what was sorted wrongly.',
	emptyWeek: 'There is nothing in this week. Choose another one.',
	week: 'Which week (with its entries)',
	weekOption: '{days} ({n})',
	begin: { one: 'Sort it', other: 'Sort the {n}' },
	leaveAllOut: { one: 'Leave it out', other: 'Leave them out' },
	done: 'Show the forecast',
	question: 'What is this?',
	questionNumber: '{n} of {total}',
	quoted: '“{title}”',
	untitled: 'An entry without a title',
	furtherTimes: { one: 'and once more', other: 'and {n} more times' },
	allDay: 'all day',
	leaveOut: 'Leave it out',
	later: 'Later',
	faults: {
		notCalendar: {
			title: 'That is not a calendar file.',
			text: 'A calendar file ends in .ics. Google, Apple and Outlook calendars can each export one.',
		},
		damaged: {
			title: 'This file cannot be read.',
			text: 'It may be damaged or only partly saved. Export it again and open the new file.',
		},
		emptyZip: {
			title: 'There is no calendar in this .zip.',
			text: 'Google’s export is a .zip with one .ics file for each calendar.',
		},
		tooLarge: {
			title: 'That is more than this page can read.',
			text: 'Calendars may have 10 MB together. Export fewer months or open one calendar at a time.',
		},
		tooMany: {
			title: 'That is more than this page can sort.',
			text: 'There are thousands of entries within a few months. Open one calendar at a time.',
		},
		noEntries: {
			title: 'There are no entries in this file.',
			text: 'It is a calendar file, but an empty one.',
		},
		notLoaded: {
			title: 'The part that reads calendars did not load.',
			text: 'Check the connection and choose the file again.',
		},
	},
	unchanged: 'Nothing was read and nothing has changed.',
	chooseOther: 'Choose another file',
	back: 'Back to the week',
	howToExport: 'How to export one',
	exports: [
		{
			app: 'Google Calendar',
			steps:
				'On a computer: Settings, Import & export, Export. Choose the .zip here without unpacking it.',
		},
		{
			app: 'Apple Calendar',
			steps: 'On a Mac: choose the calendar on the left, then File, Export, Export.',
		},
		{ app: 'Outlook', steps: 'Classic Outlook for Windows: File, Save Calendar.' },
	],
	fileName: 'quiet-week',
	saved: {
		quiet: 'Quiet time',
		quietNote: `Kept free to recover. From Your week by ${name}.`,
		reminder: 'Look at next week',
		reminderNote: 'Your week, with your costs:',
	},
}
