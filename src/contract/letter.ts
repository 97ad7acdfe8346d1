import * as z from 'zod/mini'
import { letterStates, pauseReasons } from '#domain/letters/letter-state.ts'
import { isTimeZone, isWallTime, timingClocks } from '#domain/letters/letter-timing.ts'
import { letterLimits } from '#domain/letters/letter-limits.ts'
import { languages } from '#domain/pages/languages.ts'
import { consentPurposes } from '#domain/waitlist/consent-version.ts'
import { line, recordId, text, textLike, textThat } from './text.ts'

const id = recordId
const version = z.int().check(z.minimum(1))
const count = z.int().check(z.minimum(0))

/** The words of a letter in one language. The text is Markdown. */
const letterText = z.object({
	subject: line(200),
	text: text(letterLimits.maxTextLength),
})

/**
 * The words of a letter, by language. A language without words is absent.
 *
 * @example letterContent.parse({ en: { subject: 'We open', text: 'Hello' } }).de // undefined
 */
export const letterContent = z.partialRecord(z.enum(languages), letterText)

export type LetterContent = z.infer<typeof letterContent>

/**
 * When a letter goes out: a day and an hour, on the owner's clock or on that of each reader's country, and the owner's
 * time zone.
 *
 * @example letterTiming.parse({ at: '2026-12-01T09:00', clock: 'reader', zone: 'Europe/Madrid' })
 */
export const letterTiming = z.strictObject({
	at: textThat(16, isWallTime),
	clock: z.enum(timingClocks),
	zone: textThat(64, isTimeZone),
})

const draftShape = {
	name: line(80),
	content: letterContent,
	/** Recipients whose language has no words get this one; null if they keep the letter from being sent. */
	fallback: z.nullable(z.enum(languages)),
	/** The segment's id; null for everyone who is confirmed. */
	segment: z.nullable(id),
	/** What the letter is about. Only people whose consent covers it are recipients. */
	purpose: z.enum(consentPurposes),
	/** Where answers go; null for the sender's address. */
	reply_to: z.nullable(textLike(254, /^[^<>\s@\p{C}]+@[^<>\s@\p{C}]+$/u)),
	/** `utm_campaign` of the links; begins with `letter-`. */
	campaign: textLike(57, /^letter-[a-z0-9-]+$/),
	/** Null for ten minutes after the confirmation. */
	timing: z.nullable(letterTiming),
}

/**
 * A letter, as its page shows it. `version` grows with each change of the words; a change must name the version that it
 * changes, so that two tabs cannot overwrite each other. Times are ISO 8601.
 *
 * @example letter.parse(await response.json()).state // 'draft'
 */
export const letter = z.object({
	id,
	...draftShape,
	state: z.enum(letterStates),
	version,
	/** The version of the last test mail; null if none was sent. */
	tested_version: z.nullable(version),
	created_at: z.string(),
	updated_at: z.string(),
	/** When and by whom the letter was confirmed. */
	confirmed_at: z.nullable(z.string()),
	confirmed_by: z.nullable(z.string()),
	/** Until when it can be taken back: when it begins. */
	send_at: z.nullable(z.string()),
	/** The number of recipients, once they are fixed. */
	recipients: z.nullable(count),
	pause_reason: z.nullable(z.enum(pauseReasons)),
	/** The most frequent code among the refusals that paused it. */
	pause_code: z.nullable(z.string()),
	ended_at: z.nullable(z.string()),
	/** Since when it can be read on the web; null if it cannot. */
	archived_at: z.nullable(z.string()),
	/** The id of the series whose step the letter is; null for other letters. */
	series: z.nullable(id),
	/** When a step is sent, in minutes after the confirmation. */
	delay_minutes: z.nullable(count),
})

export type Letter = z.infer<typeof letter>

/**
 * Body of `POST /api/admin/letters`, answered with 201 and the `letter`. More than `letterLimits.maxDrafts` drafts are
 * a `conflict` with the field `count`.
 *
 * @example newLetter.parse({ name: 'We open', campaign: 'letter-we-open', purpose: 'news' })
 */
export const newLetter = z.object({
	...draftShape,
	name: z.prefault(draftShape.name, ''),
	content: z.prefault(letterContent, {}),
	fallback: z.prefault(draftShape.fallback, null),
	segment: z.prefault(draftShape.segment, null),
	purpose: z.prefault(draftShape.purpose, 'news'),
	reply_to: z.prefault(draftShape.reply_to, null),
	timing: z.prefault(draftShape.timing, null),
})

export type NewLetter = z.infer<typeof newLetter>

/**
 * Body of `POST /api/admin/letters/save`, answered with the `letter`. A `version` that is no longer current is a
 * `conflict` with the field `version`; a letter that is no draft one with the field `state`.
 *
 * @example letterChange.parse({ ...draft, id: '1', version: 3 }).version // 3
 */
export const letterChange = z.object({
	id,
	version,
	...draftShape,
	// Copies that browsers have kept may lack it.
	timing: z.prefault(draftShape.timing, null),
})

export type LetterChange = z.infer<typeof letterChange>

/**
 * Query of `GET /api/admin/letter`, of its figures and lists, and body of the requests that need nothing but the letter.
 *
 * @example letterId.parse({ id: '1' })
 */
export const letterId = z.strictObject({ id })
