import * as z from 'zod/mini'
import { stepCheckNames } from '#features/letters/rules/letter-checks.ts'
import { letterStates, pauseReasons } from '#features/letters/rules/letter-state.ts'
import {
	seriesLimits,
	seriesOrigins,
	shippedSeries,
} from '#features/letters/series/rules/series.ts'
import { languages } from '#site-map/languages.ts'
import { letterOutcome } from './letter-sending.ts'
import { consentPurposes } from '#features/waitlist/rules/consent-version.ts'
import { recordId, typedName } from '#values/messages/text.ts'

const id = recordId
const count = z.int().check(z.minimum(0))
const delay = z.int().check(z.minimum(0), z.maximum(seriesLimits.maxDelayMinutes))

const shape = {
	name: typedName(80),
	/** Where the people of the series signed up; null for anywhere. */
	origin: z.nullable(z.enum(seriesOrigins)),
	/** The id of the segment that they belong to; null if the series has no segment. */
	segment: z.nullable(id),
	/** Only people whose consent covers this topic get the letters. */
	purpose: z.enum(consentPurposes),
}

/** A step of a series. Its counts are totals of all time. */
const step = z.object({
	/** The id of its letter. */
	id,
	name: z.string(),
	/** In minutes after the confirmation. */
	delay_minutes: delay,
	/** Languages with words. */
	languages: z.array(z.enum(languages)),
	state: z.enum(letterStates),
	pause_reason: z.nullable(z.enum(pauseReasons)),
	pause_code: z.nullable(z.string()),
	...letterOutcome,
	/** Emails due but not sent yet. */
	waiting: count,
})

export type SeriesStep = z.infer<typeof step>

/**
 * A series of letters to confirmed people. It has three counts of people: `begun` got the first letter, `completed` got
 * the last, and `under_way` can still get another. All others who began have left the series: they unsubscribed, left
 * the audience, or could get no letter for too long.
 */
export const series = z.object({
	id,
	...shape,
	state: z.enum(['off', 'on']),
	/** Only people who confirm after this time (ISO 8601) start the series; null if it was never switched on. */
	since: z.nullable(z.string()),
	/** When it was last disabled. */
	off_at: z.nullable(z.string()),
	/** By delay. */
	steps: z.array(step),
	begun: count,
	under_way: count,
	completed: count,
})

export type Series = z.infer<typeof series>

/**
 * Response of `GET /api/admin/series`: all series by rank (someone who fits several gets the first of them), and the
 * shipped series that have no copy yet.
 */
export const seriesList = z.object({
	series: z.array(series),
	shipped: z.array(z.enum(shippedSeries)),
})

export type SeriesList = z.infer<typeof seriesList>

/**
 * Body of `POST /api/admin/series`, answered with 201 and the `series`: creates an empty series, or a copy of a shipped
 * one. Exceeding the limit is a `conflict` with the field `count`.
 */
export const newSeries = z.strictObject({
	name: shape.name,
	shipped: z.optional(z.enum(shippedSeries)),
})

export type NewSeries = z.infer<typeof newSeries>

/**
 * Body of `POST /api/admin/series/save`, answered with the `series`: replaces the given fields. While the series is
 * enabled, this change is a `conflict` with the field `state`, as are changes of its steps and its deletion; an unknown
 * series is `not-found`.
 */
export const seriesChange = z.strictObject({ id, ...z.partial(z.object(shape)).shape })

export type SeriesChange = z.infer<typeof seriesChange>

/**
 * Query of `GET /api/admin/series/one`, and body of `POST /api/admin/series/on`, `/off`, `/first`, answered with the
 * `series`, and of `/delete`, answered with 204. `on` needs a recent re-authentication. Its `conflict` has the field
 * `steps` if the series has no steps, `segment` if its segment is gone, or `checks` with the failed checks of its
 * letters.
 */
export const seriesId = z.strictObject({ id })

/**
 * Body of `POST /api/admin/series/steps`, answered with the `series`: adds a letter without words. A fifth step is a
 * `conflict` with the field `count`; a delay that another step already has is one with the field `delay`.
 */
export const newStep = z.strictObject({ id, delay_minutes: delay })

/**
 * Body of `POST /api/admin/series/steps/save` and, without the delay, of `/delete`, answered with the `series`. `id` is
 * the id of the step's letter.
 */
export const stepChange = z.strictObject({ id, delay_minutes: delay })

/** Response of `GET /api/admin/series/checks`: for each step, the failed checks that block it. */
export const seriesChecks = z.array(z.object({ id, blocking: z.array(z.enum(stepCheckNames)) }))

export type SeriesChecks = z.infer<typeof seriesChecks>
