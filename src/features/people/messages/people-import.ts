import * as z from 'zod/mini'
import { languages } from '#site-map/languages.ts'
import {
	columnChoices,
	dateOrders,
	importOutcomes,
	importMeanings,
	importUses,
	invalidFields,
	maxImportBytes,
} from '#features/people/import/rules/import-plan.ts'
import { parseTag } from '#features/people/rules/tags.ts'
import { day, recordId, text, textLike, textThat, typedText } from '#values/messages/text.ts'

const count = z.int().check(z.minimum(0))

/** Three bytes take four characters in base64. */
const maxFileLength = Math.ceil(maxImportBytes / 3) * 4

/** The number of rows by outcome, and of `invalid` rows. */
const counts = z.record(z.enum([...importOutcomes, 'invalid']), count)

export type ImportCounts = z.infer<typeof counts>

/** The name of a column. A column without a name has its number instead, counted from 1. */
const column = z.string().check(z.maxLength(100))

const use = z.enum(importUses)

/** A text in a column about permission. Null stands for all unknown texts in the column, if there are many. */
const value = z.nullable(z.string().check(z.maxLength(100)))

const shape = {
	/** The file in base64. */
	file: textLike(maxFileLength, /^[A-Za-z0-9+/]+=*$/),
	/** The file's name, shown as long as the import can be undone. */
	name: text(200),
	/** Where and how the people in the file consented; empty if there is no proof. Stored with each consent. */
	proof: typedText(500),
	/** When the people in rows without a date consented; null if not stated. */
	agreed_on: z.nullable(day),
	/** What people without proof of consent get: a confirmation email, or nothing. */
	others: z.enum(['mail', 'leave']),
	/** The email language for rows that name none. */
	locale: z.enum(languages),
	/** A tag for all imported people, or empty. */
	tag: textThat(200, (typed) => typed.trim() === '' || parseTag(typed) !== null),
	/** The uses that the owner has chosen, by column. The uses of other columns are detected. */
	columns: z.record(column, z.enum(columnChoices)),
	answers: z
		.array(z.strictObject({ column, value, meaning: z.enum(importMeanings) }))
		.check(z.maxLength(500)),
	/** The order of day and month in ambiguous dates; null if the owner has not been asked. */
	dates: z.nullable(z.enum(dateOrders)),
}

/**
 * Body of `POST /api/admin/imports/preview`, answered with an `importPreview`. Nothing is written. A file that cannot
 * be read is `invalid` with the field `file`. `fields` also has the reason: `quotes`, `addresses`, `rows` (too many) or
 * `unread` (reading takes too long).
 */
export const importRequest = z.strictObject(shape)

export type ImportRequest = z.infer<typeof importRequest>

/**
 * Body of `POST /api/admin/imports`: an `importRequest`, with the counts that the owner has confirmed. If the counts
 * differ now, or a question about the file is open, nothing is imported and the response is `conflict`. Otherwise the
 * response is 202 with a `currentListChange`, which continues in the background. Needs a recent `proof`.
 */
export const importConfirmation = z.strictObject({ ...shape, counts })

/**
 * The result that an import would have. `columns` has the file's columns, each with its use, or null if it has none,
 * and `sample` the beginnings of the cells in the first rows. `unknown` has the texts about permission whose meaning is
 * unknown, and `unclear_date` an ambiguous date; until another request answers these questions, the counts are
 * provisional. `invalid` has the first 5,000 skipped rows, each with its line in the file, the cell with the address
 * and the invalid field; `counts` has the number of all skipped rows.
 */
export const importPreview = z.object({
	columns: z.array(z.object({ name: z.string(), use: z.nullable(use) })),
	sample: z.array(z.array(z.string())),
	unknown: z.array(z.object({ column, value, rows: count })),
	unclear_date: z.nullable(z.string()),
	counts,
	invalid: z.array(z.object({ line: count, email: z.string(), field: z.enum(invalidFields) })),
	/** Hours needed to send the confirmation emails within the mail server’s limit. */
	mail_hours: count,
})

export type ImportPreview = z.infer<typeof importPreview>

/**
 * Response of `GET /api/admin/imports`: the imports that ended within the last week and can be undone, newest first.
 * `actor` is an account or `command line`. `people` is the number of people whom the import added or unsubscribed.
 */
export const undoableImports = z.array(
	z.object({
		id: z.string(),
		created_at: z.string(),
		actor: z.string(),
		file: z.string(),
		people: count,
	}),
)

export type UndoableImports = z.infer<typeof undoableImports>

/**
 * Query of `GET /api/admin/imports/undo`, answered with an `importUndo`. Also body of `POST /api/admin/imports/undo`,
 * answered with 202 and a `currentListChange`, which continues in the background. The POST needs a recent `proof`; if
 * the import cannot be undone, its response is `not-found`.
 */
export const importReference = z.strictObject({ id: recordId })

export type ImportReference = z.infer<typeof importReference>

/**
 * What undoing an import would do. `erased`: people whom the import added and who have not acted since. `restored`:
 * people whom it unsubscribed, who get their earlier status back. `kept`: all others, who are left unchanged.
 */
export const importUndo = z.object({ erased: count, restored: count, kept: count })

export type ImportUndo = z.infer<typeof importUndo>
