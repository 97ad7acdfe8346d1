import * as z from 'zod/mini'
import { other } from '#features/counts/rules/count.ts'
import {
	choiceDimensions,
	daySums,
	dimensions,
	splitSums,
	stepNames,
} from '#features/counts/rules/summarize-counts.ts'
import { recordOf } from '#values/record-of.ts'
import { pageKinds } from '#features/counts/rules/page-kind.ts'

/** Maximum days per request: two years and the leap day, so that a year can be compared with the previous one. */
const maxCountDays = 731

const day = z.iso.date()
const optionalText = z.optional(z.string().check(z.maxLength(100)))

export const countPeriod = { from: day, to: day }

export const isCountPeriod = z.refine<{ readonly from: string; readonly to: string }>(
	({ from, to }) => {
		const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
		return days >= 1 && days <= maxCountDays
	},
	{ path: ['from'], error: `must be at most ${maxCountDays} days before to` },
)

/**
 * Query of `GET /api/admin/counts` and of its CSV. Each parameter other than `from` and `to` selects the rows that have
 * exactly its value in the column of the same name.
 *
 * @throws for an unknown parameter, and for a period that is negative or longer than 731 days
 */
export const countQuery = z
	.strictObject({
		...countPeriod,
		...recordOf(dimensions, () => optionalText),
	})
	.check(isCountPeriod)

const sum = z.int().check(z.minimum(0))

const dayCounts = z.object({ day, ...recordOf(daySums, () => sum) })

const stepCounts = z.object(recordOf(stepNames, () => sum))

const splitRow = z.object({ name: z.string(), ...recordOf(splitSums, () => sum) })

/**
 * A mark in the charts: an owner's note, a headline changed by a build, or a letter. `before` is the previous headline;
 * `path` is its page.
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
 * Response of `GET /api/admin/counts`: the sums of a period and of the equally long previous one, by day, step and
 * dimension. `since` is the first day with a count, null if there is none; `choices` are the names found in the
 * unfiltered period.
 */
export const countSummary = z.object({
	/** Whether counting is enabled. */
	isCounting: z.boolean(),
	isAppConnected: z.boolean(),
	since: z.nullable(day),
	from: day,
	to: day,
	days: z.array(dayCounts),
	/** Has the length of `days`. */
	daysBefore: z.array(dayCounts),
	steps: stepCounts,
	stepsBefore: stepCounts,
	by: z.object(recordOf(dimensions, () => z.array(splitRow))),
	choices: z.object(recordOf(choiceDimensions, () => z.array(z.string()))),
	/** Failed loads and crashes of tests, tools and the panel by kind of page, most frequent first. */
	failures: z.array(z.object({ kind: z.enum([...pageKinds, other]), n: sum })),
	marks: z.array(countMark),
})

export type CountSummary = z.infer<typeof countSummary>
export type DayCounts = z.infer<typeof dayCounts>
export type StepCounts = z.infer<typeof stepCounts>
export type SplitRow = z.infer<typeof splitRow>

/** Body of `POST /api/admin/count-notes`: the owner's note on a day. */
export const countNote = z.object({
	day,
	text: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
})

export type CountNote = z.infer<typeof countNote>

/** Body of `POST /api/admin/count-note-deletions`. */
export const countNoteDeletion = z.object({ id: z.string().check(z.maxLength(64)) })
