import * as z from 'zod/mini'
import { languages } from '#domain/pages/languages.ts'
import {
	dateOrders,
	importMeanings,
	importUses,
	invalidFields,
	maxImportBytes,
} from '#domain/waitlist/import-plan.ts'
import { parseTag } from '#domain/waitlist/tags.ts'
import { day, textLike, textThat, typedText } from './text.ts'

const count = z.int().check(z.minimum(0))

/** Four characters of base64 are three bytes. */
const maxFileLength = Math.ceil(maxImportBytes / 3) * 4

/** How many rows of each fate, and how many are `invalid`. */
const counts = z.strictObject({
	active: count,
	asked: count,
	'opted-out': count,
	left: count,
	known: count,
	before: count,
	repeated: count,
	invalid: count,
})

export type ImportCounts = z.infer<typeof counts>

/** The name of a column, or its number from 1. */
const column = z.string().check(z.maxLength(100))

const use = z.enum(importUses)

/** A text in a column of permissions; null for all that nobody knows, if there are many. */
const value = z.nullable(z.string().check(z.maxLength(100)))

const shape = {
	/** The file in base64. */
	file: textLike(maxFileLength, /^[A-Za-z0-9+/]+=*$/),
	/** Where and how the people of the file agreed; empty without a proof. It is stored with each consent. */
	proof: typedText(500),
	/** When they agreed, for rows without a date. */
	agreed_on: z.nullable(day),
	/** What becomes of those without a proof: the mail that asks to confirm, or nothing. */
	others: z.enum(['mail', 'leave']),
	/** The language of mails of those about whom the file says nothing. */
	locale: z.enum(languages),
	/** A tag for all who are imported, or empty. */
	tag: textThat(200, (typed) => typed.trim() === '' || parseTag(typed) !== null),
	/** The columns that the owner has chosen; empty for none. The others are recognized. */
	columns: z.partialRecord(use, column),
	/** What the owner says that a text in a column means. */
	answers: z
		.array(z.strictObject({ column, value, meaning: z.enum(importMeanings) }))
		.check(z.maxLength(500)),
	/** The order of dates that could be two days; null if the owner has not been asked. */
	dates: z.nullable(z.enum(dateOrders)),
}

/**
 * Body of `POST /api/admin/imports/preview`, answered with an `importPreview`; nothing is written. A file that cannot be read is
 * `invalid` with the field `file`, and in `fields` the reason: `quotes`, `addresses`, `rows`, if there are too many, or `unread`,
 * if reading takes too long.
 *
 * @example importRequest.parse({ file: 'ZW1haWw=', proof: '', agreed_on: null, others: 'mail', locale: 'en', tag: '', columns: {}, answers: [], dates: null })
 */
export const importRequest = z.strictObject(shape)

export type ImportRequest = z.infer<typeof importRequest>

/**
 * Body of `POST /api/admin/imports`: the same request with the numbers that the owner has confirmed. If they are no longer
 * true, or the owner has not answered what the file leaves unclear, nothing is imported and the response is `conflict`. Otherwise it is 202 with a `currentListChange`: the import
 * goes on in the background. Needs a recent `proof`.
 *
 * @example importConfirmation.parse({ ...request, counts: preview.counts })
 */
export const importConfirmation = z.strictObject({ ...shape, counts })

export type ImportConfirmation = z.infer<typeof importConfirmation>

/**
 * What an import would do. `columns` has the names of the file's columns, each with what is read from it, or null. `unknown` are
 * texts about permission that nobody knows, and `unclear_date` is a date that could be two days: they are answered by another
 * request, and until then the counts are not true. `invalid` are
 * the rows that are left out, with the line of the file, the cell with the address and the column that is wrong; `counts`
 * has the number of all.
 *
 * @example importPreview.parse(await response.json()).counts.active // 214
 */
export const importPreview = z.object({
	encoding: z.string(),
	separator: z.enum([',', ';', '\t']),
	columns: z.array(z.object({ name: z.string(), use: z.nullable(use) })),
	unknown: z.array(z.object({ column, value, rows: count })),
	unclear_date: z.nullable(z.string()),
	counts,
	invalid: z.array(z.object({ line: count, email: z.string(), field: z.enum(invalidFields) })),
	/** How many hours the mails take that ask to confirm, so that the mail server’s limit holds. */
	mail_hours: count,
})

export type ImportPreview = z.infer<typeof importPreview>
