import * as z from 'zod/mini'
import { other } from '#domain/analytics/count.ts'
import { pageKinds } from '#domain/analytics/page-kind.ts'

/** Days of one request: two years and the leap day, so that a year can be compared with the one before. */
const maxCountDays = 731

const day = z.iso.date()
const optionalText = z.optional(z.string().check(z.maxLength(100)))

/** The period of a query: both of its days, or none of them. */
export const countPeriod = { from: z.optional(day), to: z.optional(day) }

type CountPeriod = { readonly [Name in keyof typeof countPeriod]?: string | undefined }

/** The checks of a query with a `countPeriod`: both days or none, and at most 731 days. */
export const isCountPeriod = [
	z.refine<CountPeriod>(({ from, to }) => (from === undefined) === (to === undefined), {
		path: ['to'],
		error: 'from and to belong together',
	}),
	z.refine<CountPeriod>(
		({ from, to }) => from === undefined || to === undefined || isPeriod(from, to),
		{ path: ['from'], error: `must be at most ${maxCountDays} days before to` },
	),
] as const

/**
 * The query of `GET /api/admin/counts` and of its CSV. Days are UTC and included; without them the last 28 complete
 * days are meant. The other parameters select rows with exactly this value.
 *
 * @example countQuery.parse({ locale: 'de' }) // { locale: 'de' }
 * @throws for an unknown parameter and for a period that is negative or longer than 731 days
 */
export const countQuery = z
	.strictObject({
		...countPeriod,
		path: optionalText,
		source: optionalText,
		campaign: optionalText,
		locale: optionalText,
	})
	.check(...isCountPeriod)

function isPeriod(from: string, to: string): boolean {
	const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
	return days >= 1 && days <= maxCountDays
}

const sum = z.int().check(z.minimum(0))

const dayCounts = z.object({ day, visits: sum, forms: sum, confirmed: sum })

const stepCounts = z.object({
	visits: sum,
	testsBegun: sum,
	testsFinished: sum,
	forms: sum,
	confirmed: sum,
	/** Forms on the page of a test. */
	formsAfterTest: sum,
	/** How often a test, a tool or the panel stopped with an error. */
	failures: sum,
})

/** A row of a split: a page, source, campaign or language, with the visits of the period before. */
const splitRow = z.object({
	name: z.string(),
	visits: sum,
	visitsBefore: sum,
	forms: sum,
	confirmed: sum,
})

const splitRows = z.array(splitRow)

/**
 * A mark in the charts: a note of the owner's, a headline that changed with a build, or a letter. `before` is the
 * earlier headline; `path` is the headline's page.
 */
const countMark = z.object({
	id: z.string(),
	day,
	kind: z.enum(['note', 'headline', 'letter']),
	text: z.string(),
	path: z.nullable(z.string()),
	before: z.nullable(z.string()),
})

export type CountMark = z.infer<typeof countMark>

/**
 * Response of `GET /api/admin/counts`: the sums of a period and of the equally long period before it, by day, step and
 * dimension. `since` is the first day with a count, null if there is none; `choices` are the names that the period has
 * without any filter.
 *
 * @example countSummary.parse(await response.json()).days[0]?.visits
 */
export const countSummary = z.object({
	/** Whether this site counts at present. */
	isCounting: z.boolean(),
	since: z.nullable(day),
	from: day,
	to: day,
	days: z.array(dayCounts),
	/** As many days as `days`. */
	daysBefore: z.array(dayCounts),
	steps: stepCounts,
	stepsBefore: stepCounts,
	by: z.object({
		path: splitRows,
		source: splitRows,
		campaign: splitRows,
		locale: splitRows,
	}),
	choices: z.object({
		path: z.array(z.string()),
		campaign: z.array(z.string()),
		locale: z.array(z.string()),
	}),
	/** How often a test, a tool or the panel did not load or stopped with an error, by kind of page; the most first. */
	failures: z.array(z.object({ kind: z.enum([...pageKinds, other]), n: sum })),
	marks: z.array(countMark),
})

export type CountSummary = z.infer<typeof countSummary>
export type DayCounts = z.infer<typeof dayCounts>
export type StepCounts = z.infer<typeof stepCounts>
export type SplitRow = z.infer<typeof splitRow>

/**
 * Body of `POST /api/admin/count-notes`: a note of the owner's on a day.
 *
 * @example countNote.parse({ day: '2027-02-02', text: 'Entrevista en un podcast' }).day // '2027-02-02'
 */
export const countNote = z.object({
	day,
	text: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
})

export type CountNote = z.infer<typeof countNote>

/**
 * Body of `POST /api/admin/count-note-deletions`.
 *
 * @example countNoteDeletion.parse({ id: '0196…' }).id // '0196…'
 */
export const countNoteDeletion = z.object({ id: z.string().check(z.maxLength(64)) })
