import { pageLink } from '#content/page-links.ts'
import { printPaths } from '#content/printables/paths.ts'
import { trackerRows, weekLines, weekTable } from '#content/printables/table-rows.ts'
import { name } from '#content/site.ts'
import type { Head } from '#content/types/page.ts'
import type { Printables } from '#content/types/printable.ts'
import { energySheet } from './energy-sheet.ts'
import { sliderPin } from './slider-pin.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The tracker's four columns, after those for the day and the event. */
const trackerColumns = [
	'Day',
	'Event and people',
	'Level, morning',
	'Expected cost',
	'Actual cost',
	'Level, night',
]

const weekColumns = [
	'Day',
	'Level, morning',
	'Planned',
	'Expected cost',
	'Actual cost',
	'Level, night',
]

export const printables: Printables = {
	words: {
		leave: 'Back to home',
		print: 'Print this page',
		withoutScript: 'Print it from the menu of your browser.',
		sizes: 'Fits one page of A4 or Letter, in black and white.',
		footer: `${name}, a web app that tracks your social battery`,
	},
	sheets: [
		{
			head: headOf(
				printPaths.en.energySheet,
				'Energy sheet to print',
				'Six lines about your social battery on one sheet to print and fill in: size, costs, what fills it, first sign, way back, one sentence.',
			),
			title: 'My social battery',
			intro: [
				{
					text: 'Fill it in with a pencil tonight, in about a quarter of an hour, and correct what proved wrong after three weeks. A full battery has 100 points.',
				},
			],
			guide: pageLink('en', 'mySocialBattery', 'How to fill it in'),
			sheet: energySheet,
		},
		{
			head: headOf(
				printPaths.en.tracker,
				'Social battery tracker to print',
				'A social battery tracker on one sheet to print: level in the morning, expected cost, actual cost and level at night, with room for two weeks.',
			),
			title: 'Social battery tracker',
			intro: [
				{
					when: 'Every morning and night:',
					text: 'Note how full your social battery feels, from 0 (empty) to 100 (full): mornings in the day’s first row, nights in its last. A day without events gets one row, too.',
				},
				{
					when: 'Before an event:',
					text: 'Give it a row of its own, however short it is, and guess what it costs, from 1 point (hardly noticeable) to 40 (no more people that day).',
				},
				{
					when: 'Two to three hours afterwards:',
					text: 'Note what it actually cost. Put a plus before the number if it gave you energy instead.',
				},
			],
			guide: pageLink('en', 'socialBatteryTracker', 'How to use the columns', '#paper'),
			csv: { label: 'This sheet as CSV, for a spreadsheet', rows: [trackerColumns] },
			sheet: { kind: 'table', columns: trackerColumns, wideColumn: 1, rows: trackerRows },
		},
		{
			head: headOf(
				printPaths.en.weeklyTemplate,
				'Weekly energy template to print',
				'A weekly template to print: seven days with three events each, expected and actual cost, and one thing to move. Fits A4 and Letter.',
			),
			title: 'My week in points',
			intro: [
				{
					when: 'When you plan, on Sunday or Monday:',
					text: 'Write down what is coming and guess what each thing costs, from 1 point (hardly noticeable) to 40 (no more people that day). Put a plus before the number if it gives you energy. If a day adds up to more than 40, or two things in a row cost more than 25 each, move, shorten or skip one thing and note it below the table.',
				},
				{
					when: 'Every day:',
					text: 'In the morning and at night, note how full your social battery feels, from 0 (empty) to 100 (full). At night, also note what each thing actually cost.',
				},
			],
			guide: pageLink('en', 'socialEnergyManagement', 'How to use this sheet', '#template'),
			csv: { label: 'This sheet as CSV, for a spreadsheet', rows: weekTable(weekColumns, days) },
			sheet: {
				kind: 'table',
				columns: weekColumns,
				wideColumn: 2,
				opening: 'Week of',
				rows: days,
				lines: weekLines,
				closing: 'What I’ll move, shorten or skip this week:',
			},
		},
		{
			head: headOf(
				printPaths.en.sliderPin,
				'Social battery slider pin to print',
				'A social battery pin with a slider to print, cut out and wear: four pins of 70 by 45 mm, a moving arrow for each, and five steps with pictures.',
			),
			title: 'Social battery pin with a slider',
			intro: [
				{
					text: 'Print at actual size (100 percent) on card of about 200 grams per square metre (75 lb cover); each pin is then 70 by 45\u00A0mm. You also need scissors, a craft knife, a mat or old card, tape and a safety pin.',
				},
			],
			guide: pageLink('en', 'socialBatteryPin', 'More pins, and where to wear them'),
			sheet: sliderPin,
		},
	],
}

function headOf(path: Head['path'], title: string, description: string): Head {
	return { title, description, path, language: 'en', isPrivate: true }
}
