import * as z from 'zod/mini'

/**
 * An entry of the audit log: an action in the panel or on the command line. `at` is ISO 8601 UTC; `rows` is the number
 * of affected rows, or null; `detail` names an account, or is empty.
 */
const auditEntry = z.object({
	at: z.string(),
	actor: z.string(),
	action: z.string(),
	rows: z.nullable(z.int()),
	detail: z.string(),
})

export type AuditEntry = z.infer<typeof auditEntry>

/**
 * Response of `GET /api/admin/audit`: the newest entries, newest first.
 *
 * @example auditLog.parse([]).length // 0
 */
export const auditLog = z.array(auditEntry)
