import * as z from 'zod/mini'
import { leftOutReasons, recipientStates } from '#features/letters/rules/recipient-state.ts'
import { languages } from '#site-map/languages.ts'
import { letter, letterId } from './letter.ts'

const count = z.int().check(z.minimum(0))
const counts = z.record(z.enum(recipientStates), count)

/**
 * Response of `GET /api/admin/letter/recipients`: the number of the letter's current recipients, in total and by
 * language. `left_out` counts confirmed people of the segment who are excluded, by reason.
 */
export const letterRecipients = z.object({
	count,
	languages: z.record(z.enum(languages), count),
	left_out: z.record(z.enum(leftOutReasons), count),
})

export type LetterRecipients = z.infer<typeof letterRecipients>

/**
 * Body of `POST /api/admin/letter/confirm`, answered with the `letter`. The letter is sent after ten minutes or at its
 * time, and can be taken back until then. `version` and `count` are the values that the owner saw. A `conflict` has the
 * field `version` or `count` if that value has changed, `timing` if the time is less than ten minutes ahead, and
 * `checks` if a check fails. Without a recent re-authentication the response is `proof-required`. `POST
 * /api/admin/letter/undo`, `/pause`, `/resume` and `/stop` take a `letterId` and are answered with the `letter`; if the
 * letter's state does not allow the action, the response is a `conflict` with the field `state`. `resume` needs a
 * recent re-authentication too.
 */
export const letterConfirmation = z.strictObject({
	...letterId.shape,
	version: z.int(),
	count: z.int().check(z.minimum(1)),
})

export type LetterConfirmation = z.infer<typeof letterConfirmation>

/**
 * Response of `GET /api/admin/letter/progress`: the number of recipients by outcome, in total and by language.
 * `retrying` counts the `waiting` recipients that were tried before.
 */
export const letterProgress = z.object({
	letter,
	/** When the figures were read (ISO 8601). */
	at: z.string(),
	total: counts,
	languages: z.partialRecord(z.enum(languages), counts),
	retrying: count,
	/** People for whom this was the last letter before they unsubscribed. */
	unsubscribed: count,
	/**
	 * Emails that bounced after the mail server had accepted them, by language; null if the site does not read bounces.
	 */
	returned: z.nullable(z.partialRecord(z.enum(languages), count)),
	/** The number of emails sent in the last hour, including confirmations, and the hourly limit from the settings. */
	mails_last_hour: count,
	mails_per_hour: count,
	/** The failure code of the last attempts to send an email if the mail server is unreachable; else null. */
	unanswered: z.nullable(z.string()),
	/**
	 * Why no email is sent at present although the letter is due: because of the hourly or daily limit, because the
	 * letter's hour has not yet come in the countries of the remaining recipients, or because another letter has to
	 * finish first.
	 */
	waits_for: z.nullable(z.enum(['hour', 'day', 'country', 'letter'])),
	other_letter: z.nullable(z.string()),
	letters_per_day: count,
	/**
	 * When the hourly limit and the hour in the recipients' countries allow the next email (ISO 8601); null if nothing is
	 * being sent.
	 */
	next_mail: z.nullable(z.string()),
	/**
	 * When the last email is expected (ISO 8601); null if nothing is being sent or if the daily limit will be reached
	 * before.
	 */
	expected_end: z.nullable(z.string()),
	/**
	 * The numbers of visits and of sent forms with the letter's campaign, from the site's own counts; null if the site
	 * does not count visits.
	 */
	entrances: z.nullable(count),
	forms: z.nullable(count),
	/** The letter's URLs on the web, by language; null if the archive is disabled. */
	archive: z.nullable(z.partialRecord(z.enum(languages), z.string())),
})

export type LetterProgress = z.infer<typeof letterProgress>

/**
 * Response of `GET /api/admin/letter/refusals`: the recipients whose last attempt failed, latest first, at most 200.
 * `next_try_at` is null for emails that were given up. `code` is three digits with the enhanced code, if the server
 * gave one (`550 5.1.1`), or the name of a network error. `GET /api/admin/letter/refusals.csv` returns all emails that
 * were given up, without a limit, and needs a recent re-authentication.
 */
export const letterRefusals = z.object({
	recipients: z.array(
		z.object({
			id: z.string(),
			email: z.string(),
			code: z.string(),
			tries: count,
			next_try_at: z.nullable(z.string()),
			finished_at: z.nullable(z.string()),
			/** Whether the address is marked as undeliverable, which excludes it from letters. */
			is_marked: z.boolean(),
		}),
	),
	/** Emails that bounced after the mail server had accepted them, latest first, at most 200. */
	returned: z.array(
		z.object({
			id: z.string(),
			email: z.string(),
			kind: z.enum(['hard', 'soft', 'complaint']),
			/** A code like `code` of `recipients`; empty if the bounce report had none. */
			code: z.string(),
		}),
	),
})

/**
 * Body of `POST /api/admin/letter/resend`, answered with the `letter`: sends it again to one recipient whose email was
 * given up, or without `recipient` to all such recipients. A `conflict` has the field `state` if the letter's state
 * does not allow it, `other-letter` if another letter is being sent, or `recipient` if the addresses of all these
 * recipients are marked as undeliverable. Needs a recent re-authentication.
 */
export const letterResend = z.strictObject({
	...letterId.shape,
	recipient: z.optional(z.string().check(z.maxLength(100))),
})

export type LetterRefusals = z.infer<typeof letterRefusals>

/** What became of a letter's emails. */
export const letterOutcome = {
	sent: count,
	refused: count,
	unsubscribed: count,
	/** The number of bounced emails; null if the site does not read bounces. */
	returned: z.nullable(count),
	/** The number of visits with the letter's campaign; null if the site does not count visits. */
	entrances: z.nullable(count),
}

/** Response of `GET /api/admin/letters`: letters and drafts without their words, latest first. */
export const letterList = z.array(
	z.object({ ...letter.shape, content: z.optional(z.never()), ...letterOutcome }),
)

export type LetterList = z.infer<typeof letterList>
