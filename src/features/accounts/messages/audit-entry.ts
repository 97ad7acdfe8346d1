import * as z from 'zod/mini'
import { text, textLike, typedText } from '#values/messages/text.ts'

/**
 * An entry of the audit log: an action in the panel or on the command line. `at` is ISO 8601 UTC; `rows` is the number
 * of affected rows, or of logins or re-authentications refused within an hour, or null; `detail` names an account, a
 * passkey or a login method, or is empty.
 */
const auditEntry = z.object({
	at: z.string(),
	actor: z.string(),
	action: z.string(),
	rows: z.nullable(z.int()),
	detail: z.string(),
})

export type AuditEntry = z.infer<typeof auditEntry>

const filter = {
	/** Part of an actor's name or of a detail. */
	search: z.optional(typedText(100)),
	action: z.optional(text(60)),
}

/** Parameters of `GET /api/admin/audit.csv`: matching entries, newest first. Needs a recent `proof`. */
export const auditFilter = z.strictObject(filter)

export type AuditFilter = z.infer<typeof auditFilter>

/** Parameters of `GET /api/admin/audit`: a filter, and as `cursor` the `next` of the previous page. */
export const auditQuery = z.strictObject({
	...filter,
	cursor: z.optional(textLike(64, /^[\w-]+$/)),
})

export type AuditQuery = z.infer<typeof auditQuery>

export const auditPageSize = 25

/**
 * Response of `GET /api/admin/audit`: a page of entries, newest first. `count` is the total number of matches; `next`
 * is the cursor of the following page, or null.
 */
export const auditPage = z.object({
	entries: z.array(auditEntry),
	count: z.int(),
	next: z.nullable(z.string()),
})

export type AuditPage = z.infer<typeof auditPage>
