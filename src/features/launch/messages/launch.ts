import * as z from 'zod/mini'
import { textTopics } from '#features/launch/rules/launch-texts.ts'
import { launchFindings, launchPointNames } from '#features/launch/rules/launch-points.ts'

/** A DNS record to publish. `value` is null if only the mail provider knows it. */
const record = z.object({
	type: z.enum(['TXT', 'MX']),
	name: z.string(),
	value: z.nullable(z.string()),
})

/**
 * Response of `GET /api/admin/launch`. `values` fill the words of a finding; `record` is the record to publish, and
 * `found` the current answer of the name servers. `texts` are the statements that await the owner's confirmation.
 */
export const launchReport = z.object({
	points: z.array(
		z.object({
			name: z.enum(launchPointNames),
			finding: z.enum(Object.values(launchFindings).flat()),
			values: z.record(z.string(), z.string()),
			record: z.optional(record),
			found: z.optional(z.array(z.string())),
		}),
	),
	texts: z.array(
		z.object({
			topic: z.enum(textTopics),
			what: z.string(),
			why: z.string(),
		}),
	),
})

export type LaunchReport = z.infer<typeof launchReport>

/**
 * Response of `POST /api/admin/launch/test-mail`, which has no body and sends an email to the account's own address.
 * `code` is null, or the code of the mail server's refusal. `is_written` is true if there is no mail server, so that
 * the email was written to a file. An account without an address is a `conflict` with the field `email`.
 */
export const testMailResult = z.object({ code: z.nullable(z.string()), is_written: z.boolean() })

export type TestMailResult = z.infer<typeof testMailResult>

/**
 * Response of `POST /api/admin/launch/mailbox`, which has no body and opens the mailbox for bounces. `code` is null, or
 * the code of the failure. If no mailbox is set, the response is a `conflict`.
 */
export const mailboxResult = z.object({ code: z.nullable(z.string()) })

export type MailboxResult = z.infer<typeof mailboxResult>
