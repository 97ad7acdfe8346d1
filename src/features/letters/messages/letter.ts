import * as z from 'zod/mini'
import { letterStates, pauseReasons } from '#features/letters/rules/letter-state.ts'
import { isTimeZone, isWallTime, timingClocks } from '#features/letters/rules/letter-timing.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { languages } from '#site-map/languages.ts'
import { consentPurposes } from '#features/waitlist/rules/consent-version.ts'
import { line, recordId, text, textLike, textThat } from '#values/messages/text.ts'

const id = recordId
const version = z.int().check(z.minimum(1))
const count = z.int().check(z.minimum(0))

/** The words of a letter in one language. The text is Markdown. */
const letterText = z.object({
	subject: line(200),
	text: text(letterLimits.maxTextLength),
})

/** Languages without words are absent. */
export const letterContent = z.partialRecord(z.enum(languages), letterText)

export type LetterContent = z.infer<typeof letterContent>

/**
 * When a letter is sent: a day and an hour, whose clock they refer to (the owner's or that of each reader's country),
 * and the owner's time zone.
 */
export const letterTiming = z.strictObject({
	at: textThat(16, isWallTime),
	clock: z.enum(timingClocks),
	zone: textThat(64, isTimeZone),
})

const draftShape = {
	name: line(80),
	content: letterContent,
	/**
	 * The language for recipients in whose own language the letter has no words; null if the letter cannot be sent while
	 * it has such recipients.
	 */
	fallback: z.nullable(z.enum(languages)),
	/** The segment's id; null for all confirmed people. */
	segment: z.nullable(id),
	/** Only people whose consent covers this topic are recipients. */
	purpose: z.enum(consentPurposes),
	/** The Reply-To address; null for the sender's address. */
	reply_to: z.nullable(textLike(254, /^[^<>\s@\p{C}]+@[^<>\s@\p{C}]+$/u)),
	/** `utm_campaign` of the links; starts with `letter-`. */
	campaign: textLike(57, /^letter-[a-z0-9-]+$/),
	/** Null to send ten minutes after the confirmation. */
	timing: z.nullable(letterTiming),
}

/**
 * A letter as its page shows it. `version` grows with each change to the words. A change must name the version that it
 * is based on, so that two tabs cannot overwrite each other. Times are ISO 8601.
 */
export const letter = z.object({
	id,
	...draftShape,
	state: z.enum(letterStates),
	version,
	/** The version that was last sent as a test email; null if none was. */
	tested_version: z.nullable(version),
	created_at: z.string(),
	updated_at: z.string(),
	confirmed_at: z.nullable(z.string()),
	confirmed_by: z.nullable(z.string()),
	/** The end of the undo period, when sending starts. */
	send_at: z.nullable(z.string()),
	/** The number of recipients; null until they are fixed. */
	recipients: z.nullable(count),
	pause_reason: z.nullable(z.enum(pauseReasons)),
	/** The most frequent code of the refusals that paused the letter. */
	pause_code: z.nullable(z.string()),
	ended_at: z.nullable(z.string()),
	/** Since when the letter is published on the web; null if it is not. */
	archived_at: z.nullable(z.string()),
	/** The id of its series if the letter is a step; null for other letters. */
	series: z.nullable(id),
	/** The delay of a step, in minutes after the recipient's confirmation; null for other letters. */
	delay_minutes: z.nullable(count),
})

export type Letter = z.infer<typeof letter>

/**
 * Body of `POST /api/admin/letters`, answered with 201 and the `letter`. If there are already `letterLimits.maxDrafts`
 * drafts, the response is a `conflict` with the field `count`.
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
 * Body of `POST /api/admin/letters/save`, answered with the `letter`. An outdated `version` is a `conflict` with the
 * field `version`; for a letter that is not a draft, the field is `state`.
 */
export const letterChange = z.object({
	id,
	version,
	...draftShape,
})

export type LetterChange = z.infer<typeof letterChange>

export const letterDraft = z.omit(letterChange, { id: true, version: true, campaign: true })

export type LetterDraft = z.infer<typeof letterDraft>

/**
 * Query of `GET /api/admin/letter` and of the requests for a letter's figures and lists, and body of requests that need
 * only the letter's id.
 */
export const letterId = z.strictObject({ id })
