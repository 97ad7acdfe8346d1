import { z, type ZodType } from 'zod'
import { eventKinds } from './rules/estimates.ts'
import { message } from '#cms/reader/format/message.ts'
import { copyWords, keysOf, link, text } from '#cms/reader/schemas/common.ts'
import { failure, scriptNotice } from '#cms/reader/schemas/page-parts.ts'

export const planner = z.strictObject({
	intro: z.strictObject({ title: text, lede: text }),
	legend: z
		.array(
			z.strictObject({ look: z.enum(['closed', 'halfOpen', 'light']), short: text, long: text }),
		)
		.length(3)
		.describe('What the looks of a blind stand for: on narrow screens, and on wide ones'),
	withoutScript: z
		.strictObject({
			text,
			picture: message('levels').describe('The text alternative of the example week'),
			costs: text,
		})
		.describe('For visitors without script'),
	failure,
	notLoaded: scriptNotice,
	offers: z.strictObject({
		sayNo: link.describe('After something was declined'),
		twoSheets: link.extend({ before: text }).describe('For the person who shares the week'),
	}),
})

export type PlannerWords = z.infer<typeof planner>

const kind = keysOf(eventKinds)
const byKind = z.record(kind, text)
const byDay = z.tuple([text, text, text, text, text, text, text])
const byLength = z.strictObject({ 1: text, 2: text, 4: text, 8: text })
const bySize = <Value extends ZodType>(value: Value) =>
	z.strictObject({ one: value, few: value, many: value })

/**
 * Names of the kinds of events for sentences. A language needs only the forms that it distinguishes. `the` replaces a
 * missing form; the label replaces a missing `inList`.
 */
const nouns = z.strictObject({
	the: byKind.describe('“the meeting”'),
	some: byKind.describe('“a meeting”: after “your cost for”, and as what was added'),
	changed: z.partialRecord(kind, text).optional().describe('What a change is done to'),
	moved: z.partialRecord(kind, text).optional().describe('In the question where it goes'),
	onButton: byKind.optional(),
	inList: byKind.optional().describe('In the name of a square of the grid'),
	ending: z.record(kind, text).optional().describe('What participles that agree with it end in'),
})

/**
 * The words of the island of "Your week", loaded by the browser.
 *
 * Arguments of its messages: `{event}` is a noun in the form required by the sentence, `{Event}` the same with a
 * capital letter, `{kind}` the kind for a select (`{kind, select, errands {are} other {is}}`), `{day}` the name of a
 * day, `{dayKey}` its key for a select (mon, tue, wed, thu, fri, sat, sun), `{slot}` a part of a day.
 */
export const week = z.strictObject({
	days: z.strictObject({
		short: byDay,
		long: byDay.describe('As headings'),
		inText: byDay.describe('Inside a sentence'),
	}),
	parts: z.strictObject({ morning: text, afternoon: text, evening: text }),
	slot: message('day', 'part').describe('“Thursday afternoon”'),
	kinds: byKind.describe('With soft hyphens in words that are wider than a button on a phone'),
	nouns,
	lengths: byLength.describe('How long an event is'),
	shorterLengths: byLength.optional().describe('After “cut to”, where that differs'),
	sizes: bySize(text),
	house: z.strictObject({
		evenings: text.describe('The accessible name of the list of evenings'),
		range: message('low', 'high').describe("After an evening's number, for screen readers"),
		grid: text.describe('The accessible name of the grid'),
		partOfDay: text,
		square: z
			.strictObject({
				takes: message('slot', 'events', 'points'),
				gives: message('slot', 'events', 'points'),
				empty: message('slot'),
				unsorted: message('slot').describe('With an entry of a calendar whose kind is unknown'),
			})
			.describe('The accessible name of a square: what is planned there, and its cost'),
		moveHere: message('square'),
		offeredHere: message('square').describe('The square that the offered change would fill'),
	}),
	result: z.strictObject({
		panel: text,
		empty: z.strictObject({
			kicker: text,
			title: text,
			steps: z.array(text).describe('How to begin, one step each'),
			start: text,
			example: text.describe('Opens the example week'),
		}),
		lowest: text,
		lowestSoFar: text,
		about: text.describe('“about”, the number, “of 100 points of energy”'),
		ofHundred: text,
		likely: message('low', 'high'),
		causes: z
			.strictObject({
				all: message('causes'),
				sameDay: message('event', 'points'),
				earlier: message('event', 'day', 'dayKey?', 'points'),
			})
			.describe('Why: the largest costs'),
		addMore: text.describe('One event only, so far'),
		fine: text.describe('No evening ends below the line'),
		mayGoLow: text.describe('The lowest evening ends above the line, its range below'),
		isOver: message('day', 'dayKey?', 'event').describe('The lowest evening has passed'),
		tooMuch: text.describe(
			'No two changes help, because of what is planned until the lowest evening',
		),
		nothingHelps: text.describe('Nothing helps, because Monday begins low'),
		startsLow: text.describe('Nothing is planned, and Monday begins low'),
		ideaTitle: text,
		otherIdeaTitle: text,
		bestIdeaTitle: text.describe('Where no change is enough'),
		idea: z
			.strictObject({
				all: message('Changes', 'day', 'dayKey?', 'level'),
				move: message('event', 'day', 'dayKey?', 'toSlot', 'toDayKey?'),
				shorten: message('event', 'day', 'dayKey?', 'length'),
				decline: message('event', 'kind?', 'day', 'dayKey?'),
			})
			.describe('The change that is offered, or two, joined by “and”'),
		apply: z
			.strictObject({
				move: message('event|Event'),
				shorten: message('event|Event'),
				decline: message('event|Event', 'kind?'),
				both: text,
			})
			.describe('The button that makes the change'),
		anotherIdea: text,
		done: message('changes'),
		outcomes: z
			.strictObject({
				add: message('label|Event', 'slot'),
				move: message('event|Event', 'kind?', 'ending?', 'slot', 'dayKey?'),
				shorten: message('event|Event', 'kind?', 'ending?', 'length'),
				resize: message('event|Event', 'kind?', 'ending?'),
				delete: message('event|Event', 'kind?', 'ending?'),
				decline: message('event|Event', 'kind?', 'ending?'),
			})
			.describe('What was done, a sentence each'),
		was: z
			.strictObject({ stillLowest: message('level'), nowLowest: message('level') })
			.describe('After a change: the lowest evening before it'),
		undo: text,
		anotherChange: text,
		seeAgain: text,
		spoken: message('day', 'level').describe('Spoken after each change, behind what was done'),
	}),
	edit: z.strictObject({
		close: text,
		done: text,
		cancel: text,
		event: message('label', 'day|shortDay', 'part'),
		people: text,
		peopleChoices: bySize(text),
		hours: text,
		hoursChoices: byLength,
		costs: z.strictObject({ takes: message('points'), gives: message('points') }),
		yourCost: message('event'),
		costBasis: z
			.strictObject({ withPeople: message('points'), alone: message('points') })
			.describe("The size that the visitor's number stands for, beside an event of another size"),
		move: text,
		shorten: text,
		decline: text,
		delete: text,
		another: text,
		whereTo: message('event', 'kind?'),
		whereToHint: text,
		whereToKeys: text.describe('Follows where there is a keyboard'),
	}),
	lists: z.strictObject({
		planned: text,
		none: text,
		empty: text,
		costs: text,
		costsNote: text,
		start: text,
		less: message('label'),
		more: message('label'),
	}),
	keep: z.strictObject({
		title: text,
		link: z.strictObject({ label: text, text, after: copyWords }),
		picture: z.strictObject({
			labels: z.strictObject({ post: text, link: text, story: text }),
			text,
			share: text,
			shareText: text.describe('One sentence beside the picture'),
			headline: message('day', 'level').describe('On the picture'),
			allFull: text,
			fileName: text,
		}),
		print: z.strictObject({ label: text, text }),
		failed: text,
	}),
	linkErrors: z.strictObject({
		title: text,
		damaged: text,
		dismiss: text,
	}),
	calendar: z
		.strictObject({
			open: text,
			terms: text.describe('Below the button: where the file stays'),
			save: z.strictObject({
				label: text,
				text,
				withReminder: text,
				alarm: z
					.strictObject({ label: text, none: text, hourBefore: text, eveningBefore: text })
					.describe('A choice: when the calendar reminds of quiet time'),
			}),
		})
		.describe('Opening and saving a calendar file'),
})

export type WeekTexts = z.infer<typeof week>

export type NounForm = Exclude<keyof WeekTexts['nouns'], 'ending'>
