import { z } from 'zod'
import { pageLanguages, text } from './common.ts'

const seconds = z.number().min(0)

const row = z.strictObject({ from: seconds, ...pageLanguages(text) })

const clock = z.record(z.enum(['07:10', '11:00', '11:50', '12:15', '20:30', '22:00']), text)

const app = z.strictObject({
	question: text,
	unit: text,
	companyQuestion: text,
	company: z.tuple([text, text, text, text]),
	expected: text,
	actual: text,
	costs: text,
	week: text,
	left: text,
	entries: z.record(z.enum(['workshop', 'call', 'drinks', 'coffee', 'walk', 'alone']), text),
})

/**
 * The sentences and chapters of the demo film. A row has all languages, so that no translation can be missing. A
 * sentence is shown in the picture and as a caption, so it has at most two lines.
 */
export const captions = z.strictObject({
	chapters: z.array(row).length(7),
	cues: z.array(row.extend({ to: seconds })),
})

export const film = z.strictObject({
	captions: text.describe('The label of the captions in the player'),
	chapters: text.describe('The name of the row of chapters'),
	poster: text.describe('What the poster shows'),
	alternative: z.strictObject({
		heading: text,
		scenes: z.array(text).describe('The film in words: one or two sentences for each scene'),
	}),
	lettering: z.strictObject({
		app,
		days: z
			.tuple([text, text, text, text, text, text, text])
			.describe('Monday to Sunday, as calendars of the language abbreviate them'),
		clock: clock.describe(
			'The time beside the day, as a sentence writes it; the phone shows digits in every language',
		),
	}),
})

/** The words in the film's picture, except numbers and the product's name. */
export type Lettering = z.infer<typeof film>['lettering']

/** The times on the film's clock, named as in the storyboard. */
export type ClockTime = keyof Lettering['clock']
