import * as z from 'zod/mini'
import { recipientStates } from '#domain/letters/recipient-state.ts'
import { languages } from '#domain/pages/languages.ts'
import { letter, letterId } from './letter.ts'

const count = z.int().check(z.minimum(0))
const counts = z.record(z.enum(recipientStates), count)

/**
 * Query of `GET /api/admin/letter/recipients`: who would get the letter now. `left_out` counts confirmed people of the
 * segment by the reason for which they are no recipients.
 *
 * @example letterRecipients.parse(await response.json()).count // 3949
 */
export const letterRecipients = z.object({
	count,
	languages: z.record(z.enum(languages), count),
	left_out: z.object({ undeliverable: count, paused: count, consent: count, frequency: count }),
})

export type LetterRecipients = z.infer<typeof letterRecipients>

/**
 * Body of `POST /api/admin/letter/confirm`, answered with the `letter`: it is sent after ten minutes or at its time, and
 * can be taken back until then. A time less than ten minutes ahead is a `conflict` with the field `timing`. `version` and `count` are what the owner saw; another version is a `conflict` with the field `version`,
 * another number of recipients one with `count`, and a failed check one with `checks`. Without a recent proof the
 * response is `proof-required`.
 *
 * `POST /api/admin/letter/undo`, `/pause`, `/resume` and `/stop` take a `letterId` and are answered with the `letter`; if
 * its state does not allow it, they are a `conflict` with the field `state`. `resume` needs a recent proof, too.
 *
 * @example letterConfirmation.parse({ id: '1', version: 7, count: 3949 })
 */
export const letterConfirmation = z.strictObject({
	...letterId.shape,
	version: z.int(),
	count: z.int().check(z.minimum(1)),
})

export type LetterConfirmation = z.infer<typeof letterConfirmation>

/**
 * Response of `GET /api/admin/letter/progress` and, for a letter that is over, its result: what became of the
 * recipients, in all and by language. `retrying` are those of `waiting` that were tried before.
 *
 * @example letterProgress.parse(await response.json()).total.sent // 1209
 */
export const letterProgress = z.object({
	letter,
	/** When the figures were read, ISO 8601. */
	at: z.string(),
	total: counts,
	languages: z.partialRecord(z.enum(languages), counts),
	retrying: count,
	/** People who got the letter as their last one and unsubscribed since. */
	unsubscribed: count,
	/** Mails that came back after they were accepted, by language; null if bounces are not read. */
	returned: z.nullable(z.partialRecord(z.enum(languages), count)),
	/** Mails of the last hour, confirmations included, and the most that the settings allow. */
	mails_last_hour: count,
	mails_per_hour: count,
	/** The code of the latest attempt of all if the mail server could not be reached; null if it answered. */
	unanswered: z.nullable(z.string()),
	/**
	 * Why no mail goes out at the moment although it is the letter's time: the limit of the last hour or of the last day, the
	 * hour in the countries of the remaining readers, or another letter, which has to end first.
	 */
	waits_for: z.nullable(z.enum(['hour', 'day', 'country', 'letter'])),
	/** The name of the letter that has to end first. */
	other_letter: z.nullable(z.string()),
	letters_per_day: count,
	/** When the hour or the reader's country allows the next mail, ISO 8601; null if nothing is going out. */
	next_mail: z.nullable(z.string()),
	/**
	 * When the last mail is expected to go out, ISO 8601; null if nothing is going out, or if the limit of a day decides.
	 */
	expected_end: z.nullable(z.string()),
	/** Entrances with the letter's campaign and forms that they led to, from the own counts; null if nothing is counted. */
	entrances: z.nullable(count),
	forms: z.nullable(count),
	/** The addresses of the letter on the web, by language; null if the archive is switched off. */
	archive: z.nullable(z.partialRecord(z.enum(languages), z.string())),
})

export type LetterProgress = z.infer<typeof letterProgress>

/**
 * Response of `GET /api/admin/letter/refusals`: the recipients whose last attempt failed, the latest first, at most 200,
 * and the codes of all refused ones. `next_try_at` is null for those that are given up. `code` is three digits with the
 * enhanced code, if the server gave one (`550 5.1.1`), or the name of a network error.
 *
 * `GET /api/admin/letter/refusals.csv` has all that are given up, without limit, and needs a recent proof.
 *
 * @example letterRefusals.parse(await response.json()).recipients[0]?.code // '550 5.1.1'
 */
export const letterRefusals = z.object({
	codes: z.array(z.object({ code: z.string(), count })),
	recipients: z.array(
		z.object({
			id: z.string(),
			email: z.string(),
			code: z.string(),
			tries: count,
			next_try_at: z.nullable(z.string()),
			finished_at: z.nullable(z.string()),
			/** Whether the address is marked as undeliverable, and so gets no letter. */
			is_marked: z.boolean(),
		}),
	),
	/** What came back after it was accepted, the latest first, at most 200. */
	returned: z.array(
		z.object({
			id: z.string(),
			email: z.string(),
			kind: z.enum(['hard', 'soft', 'complaint']),
			/** Like `code` of the recipients; empty if the report had none. */
			code: z.string(),
		}),
	),
})

/**
 * Body of `POST /api/admin/letter/resend`, answered with the `letter`: sends it again to one recipient whose mail was given
 * up, or without one to all of them. A `conflict` has the field `state`, `other-letter` or `recipient` (nobody can get it:
 * the address does not exist). Needs a recent proof.
 *
 * @example letterResend.parse({ id: '1', recipient: '7' })
 */
export const letterResend = z.strictObject({
	...letterId.shape,
	recipient: z.optional(z.string().check(z.maxLength(100))),
})

export type LetterRefusals = z.infer<typeof letterRefusals>

/**
 * Response of `GET /api/admin/letters`: the letters and drafts, the latest first, without their words.
 *
 * @example letterList.parse(await response.json())[0]?.name // 'We open'
 */
export const letterList = z.array(
	z.object({
		...letter.shape,
		content: z.optional(z.never()),
		sent: count,
		refused: count,
		unsubscribed: count,
		/** Null if bounces are not read. */
		returned: z.nullable(count),
		/** Null if nothing is counted. */
		entrances: z.nullable(count),
	}),
)

export type LetterList = z.infer<typeof letterList>
