import * as z from 'zod/mini'
import { letterCheckNames } from '#domain/letters/letter-checks.ts'
import { letterStates, pauseReasons } from '#domain/letters/letter-state.ts'
import { seriesLimits, seriesOrigins } from '#domain/letters/series.ts'
import { shippedSeries } from '#domain/letters/shipped-series.ts'
import { languages } from '#domain/pages/languages.ts'
import { consentPurposes } from '#domain/waitlist/consent-version.ts'
import { recordId, typedName } from './text.ts'

const id = recordId
const count = z.int().check(z.minimum(0))
const delay = z.int().check(z.minimum(0), z.maximum(seriesLimits.maxDelayMinutes))

const shape = {
	name: typedName(80),
	/** How its people came; null for any way. */
	origin: z.nullable(z.enum(seriesOrigins)),
	/** The id of a segment; null for none. */
	segment: z.nullable(id),
	/** What its letters are about. Only people whose consent covers it get them. */
	purpose: z.enum(consentPurposes),
}

/** A step: its letter, when it is sent, and what became of it. Counts are of all people so far. */
const step = z.object({
	/** The id of its letter. */
	id,
	name: z.string(),
	/** In minutes after the confirmation. */
	delay_minutes: delay,
	/** The languages with words. */
	languages: z.array(z.enum(languages)),
	state: z.enum(letterStates),
	pause_reason: z.nullable(z.enum(pauseReasons)),
	pause_code: z.nullable(z.string()),
	sent: count,
	/** Mails that are due and not out yet. */
	waiting: count,
	refused: count,
	unsubscribed: count,
	/** Null if bounces are not read. */
	returned: z.nullable(count),
	/** Null if nothing is counted. */
	entrances: z.nullable(count),
})

export type SeriesStep = z.infer<typeof step>

/**
 * A series of letters to people who have confirmed. `begun` got the first letter, `completed` the last; `under_way` are
 * still to get one, and all others have left: they unsubscribed, are in the audience no more, or could get no letter for too long.
 *
 * @example series.parse(await response.json()).steps[0]?.sent // 214
 */
export const series = z.object({
	id,
	...shape,
	state: z.enum(['off', 'on']),
	/** Only people who have confirmed since then begin it, ISO 8601; null before it was ever switched on. */
	since: z.nullable(z.string()),
	/** When it was last switched off. */
	off_at: z.nullable(z.string()),
	/** In the order of their times. */
	steps: z.array(step),
	begun: count,
	under_way: count,
	completed: count,
})

export type Series = z.infer<typeof series>

/**
 * Response of `GET /api/admin/series`: the series in the order in which a person who fits several gets one of them, and the
 * shipped ones of which there is no copy.
 *
 * @example seriesList.parse(await response.json()).shipped[0]?.name // 'tests'
 */
export const seriesList = z.object({
	series: z.array(series),
	shipped: z.array(z.enum(shippedSeries)),
})

export type SeriesList = z.infer<typeof seriesList>

/**
 * Body of `POST /api/admin/series`, answered with 201 and the `series`: an empty one, or a copy of a shipped one. Too
 * many are a `conflict` with the field `count`.
 *
 * @example newSeries.parse({ name: 'Bienvenida', shipped: 'tests' })
 */
export const newSeries = z.strictObject({
	name: shape.name,
	shipped: z.optional(z.enum(shippedSeries)),
})

export type NewSeries = z.infer<typeof newSeries>

/**
 * Body of `POST /api/admin/series/save`, answered with the `series`: what is given replaces what was there. One that is
 * switched on is a `conflict` with the field `state`, as it is for all changes; an unknown one is `not-found`.
 *
 * @example seriesChange.parse({ id: '1', origin: 'tests', segment: null })
 */
export const seriesChange = z.strictObject({
	id,
	name: z.optional(shape.name),
	origin: z.optional(shape.origin),
	segment: z.optional(shape.segment),
	purpose: z.optional(shape.purpose),
})

export type SeriesChange = z.infer<typeof seriesChange>

/**
 * Query of `GET /api/admin/series/one`, and body of `POST /api/admin/series/on`, `/off`, `/first`, answered with the `series`,
 * and of `/delete`, answered with 204. `on` needs a recent proof, and is a `conflict` with the field `steps` without steps,
 * `segment` if its segment is gone, and `checks` with the names of the checks that its letters fail.
 *
 * @example seriesId.parse({ id: '1' })
 */
export const seriesId = z.strictObject({ id })

/**
 * Body of `POST /api/admin/series/steps`, answered with the `series`: adds a letter without words. A fifth is a `conflict`
 * with the field `count`, a time that another step has one with `delay`.
 *
 * @example newStep.parse({ id: '1', delay_minutes: 4320 })
 */
export const newStep = z.strictObject({ id, delay_minutes: delay })

/**
 * Body of `POST /api/admin/series/steps/save` and, without the time, of `/delete`, answered with the `series`. `id` is that
 * of the step's letter.
 *
 * @example stepChange.parse({ id: '7', delay_minutes: 4320 })
 */
export const stepChange = z.strictObject({ id, delay_minutes: delay })

/**
 * Response of `GET /api/admin/series/checks`: per step the checks that keep it from being sent.
 *
 * @example seriesChecks.parse(await response.json())[0]?.blocking // ['test']
 */
export const seriesChecks = z.array(z.object({ id, blocking: z.array(z.enum(letterCheckNames)) }))

export type SeriesChecks = z.infer<typeof seriesChecks>
