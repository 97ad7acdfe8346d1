import { z } from 'zod'
import { message } from '#words/message.ts'
import { announcement, text, texts } from '#words/schemas/common.ts'

/** The site’s own counts. */
export const counts = z.strictObject({
	title: text,
	download: text,
	periods: z.strictObject({
		label: text,
		days: message('n'),
		dates: text,
		from: text,
		to: text,
		compare: message('n'),
	}),
	filters: texts('open', 'locale', 'campaign', 'path', 'all', 'clear'),
	sums: z.strictObject({
		visits: message('n'),
		forms: message('n'),
		confirmed: message('n'),
		period: message('from', 'to'),
		and: text,
		before: message('days', 'visits', 'forms', 'confirmed'),
		failures: message('n').describe('How often a test, a tool or the panel failed'),
	}),
	chart: z.strictObject({
		visits: text,
		forms: text,
		day: text.describe('The label of the slider that selects a day'),
		reading: message('day', 'visits', 'forms', 'confirmed').describe(
			"The day's sums: `{day}`, `{visits}`, `{forms}`, `{confirmed}`",
		),
		earlier: message('n'),
		legend: z.strictObject({ visits: text, earlier: message('n'), forms: text }),
	}),
	table: z.strictObject({
		summary: message('n'),
		day: text,
		visits: text,
		before: text,
		forms: text,
		confirmed: text,
	}),
	marks: z.strictObject({
		title: text,
		kinds: z.strictObject({ note: message(), headline: message('path'), letter: message() }),
		headline: message('text', 'before'),
		empty: text,
		add: text,
		day: text,
		text,
		save: text,
		cancel: text,
		remove: message('text'),
		failed: announcement,
	}),
	steps: z.strictObject({
		title: text,
		columns: z.strictObject({
			step: text,
			period: message('from', 'to'),
			rate: text,
			before: text,
		}),
		rows: texts('visits', 'testsBegun', 'testsFinished', 'forms', 'confirmed'),
		of: texts('visits', 'testsBegun', 'forms').describe('Of 100 visits, tests begun, forms'),
		note: message('tests', 'forms'),
	}),
	split: z.strictObject({
		title: text,
		by: text,
		names: texts('path', 'source', 'campaign', 'locale'),
		entrancePage: text,
		columns: texts('visits', 'before', 'forms', 'confirmed', 'rate'),
		noForm: text,
		rest: z.strictObject({
			path: message('n'),
			source: message('n'),
			campaign: message('n'),
			locale: message('n'),
		}),
		total: text,
		none: text,
		values: z.record(text, text).describe('The values that are no name, in Spanish'),
	}),
	notCounted: z.strictObject({ title: text, items: z.array(text), text }),
	state: z.strictObject({
		empty: text,
		todaySoFar: text.describe('Before the sums of a day that is not over'),
		unfinished: text,
		emptyText: text,
		off: text,
		since: message('day'),
		noBefore: message('day'),
		loading: text,
		noMatch: text,
		stale: message('time'),
		retry: text,
		failed: announcement,
	}),
})

export type CountsWords = z.infer<typeof counts>
