import { type Ground, iso, newId } from './parts.ts'

/** What the panel's log may say. */
export type AuditAction =
	| 'login'
	| 'logout'
	| 'export'
	| 'erasure'
	| 'import'
	| 'account created'
	| 'password changed'
	| 'account disabled'

export type AuditEntry = {
	readonly at: string
	readonly actor: string
	readonly action: string
	readonly detail: string
}

export function auditIn(ground: Ground) {
	const { db, now } = ground

	/** `detail` counts things; it never names a person. */
	async function note(actor: string, action: AuditAction, detail = ''): Promise<void> {
		const entry = { id: newId(ground), at: iso(now()), actor, action, detail }
		await db.write((transaction) => transaction.insertInto('audit').values(entry).execute())
	}

	async function newest(most = 200): Promise<readonly AuditEntry[]> {
		return await db.read
			.selectFrom('audit')
			.select(['at', 'actor', 'action', 'detail'])
			.orderBy('at', 'desc')
			.limit(most)
			.execute()
	}

	return { note, newest }
}
