import * as z from 'zod/mini'
import { languages } from '#site-map/languages.ts'
import { pastedAddress } from '#values/pasted-address.ts'
import { letterId } from './letter.ts'

/**
 * Response of `GET /api/admin/letter/preview`: the email in each language in which the letter has words. `bytes` is the
 * size of the email's text and HTML parts together.
 */
export const letterPreviews = z.array(
	z.object({
		language: z.enum(languages),
		subject: z.string(),
		/** The text part. */
		text: z.string(),
		bytes: z.int(),
	}),
)

export type LetterPreviews = z.infer<typeof letterPreviews>

/**
 * Query of `GET /api/admin/letter/mail`: the HTML part in one language, as a document for a sandboxed frame. `theme`
 * overrides the theme that the mail program would choose. `version` is ignored; it only gives a changed email another
 * URL.
 */
export const letterMailQuery = z.strictObject({
	...letterId.shape,
	language: z.enum(languages),
	theme: z.enum(['light', 'dark']),
	version: z.string(),
})

/**
 * Body of `POST /api/admin/letter/test`: sends the email in each language in which the letter has words to the owner's
 * own address. A `conflict` has the field `version` if the letter has changed, `email` if the owner has no address,
 * `subject` or `text` if the draft lacks it, and `state` if the letter is not a draft.
 */
export const letterTest = z.strictObject({ ...letterId.shape, version: z.int() })

/**
 * Response of `POST /api/admin/letter/test`: `sent` is the number of emails that the mail server accepted, and `code`
 * the code with which it refused the next one; null if it accepted all. `is_written`: there is no mail server, so the
 * emails were written to files.
 */
export const letterTestResult = z.object({
	code: z.nullable(z.string()),
	sent: z.int().check(z.minimum(0)),
	is_written: z.boolean(),
})

export type LetterTestResult = z.infer<typeof letterTestResult>

/**
 * Response of `GET /api/admin/test-address`, and body of `POST /api/admin/test-address`, answered with 204: the address
 * for test emails and notices to the owner; null for none.
 */
export const testAddress = z.strictObject({
	email: z.nullable(
		z
			.string()
			.check(
				z.maxLength(1_000, { abort: true }),
				z.overwrite(pastedAddress),
				z.maxLength(254, { abort: true }),
				z.regex(/^[^<>(),;:@"\s\p{C}]+@[^<>(),;:@".\s\p{C}]+(?:\.[^<>(),;:@".\s\p{C}]+)+$/u),
			),
	),
})

export type TestAddress = z.infer<typeof testAddress>
