import type { AccessAction } from './rules/audit-action.ts'
import type { Device } from './rules/user-agent.ts'
import { appendAuditEntry } from './audit.ts'
import { type StoreContext, iso } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'
import { queueJobs } from '#platform/jobs/job-queue.ts'

/** An account with the device of its session, or a command. */
export type Actor = { readonly name: string; readonly device: Device | null }

/** Actions that all admins are notified of by email. */
type NotedAction = AccessAction | 'setting changed'

/** The payload (JSON) of the job that notifies an admin of granted or removed access. */
export type AccessNotice = {
	/** ISO 8601. */
	readonly at: string
	readonly recipient: string
	readonly action: NotedAction
	/** Name of the account, command or server start that made the change. */
	readonly actor: string
	/** Name of the account or passkey, or the names of settings; empty if the action has no target. */
	readonly target: string
	/** Null for the command line. */
	readonly device: Device | null
}

/** The actor of changes made on the command line or at the server start. */
export function commandActor(name: string): Actor {
	return { name, device: null }
}

/**
 * Records a change to access in the transaction of that change: an audit entry, and an email to each admin with an
 * address. Call it before an admin's address changes, so that the notice goes to the previous address.
 *
 * @param formerly the address of an account that was just disabled
 */
export async function recordAccess(
	transaction: Transaction,
	context: StoreContext,
	actor: Actor,
	action: AccessAction,
	target: string,
	formerly: string | null = null,
): Promise<void> {
	await appendAuditEntry(transaction, context, actor.name, action, target)
	await notifyAdmins(transaction, context, actor, action, target, formerly)
}

/** Queues an email to each admin with an address, in the transaction of the change. */
export async function notifyAdmins(
	transaction: Transaction,
	context: StoreContext,
	{ name, device }: Actor,
	action: NotedAction,
	target: string,
	formerly: string | null = null,
): Promise<void> {
	const rows = await transaction
		.selectFrom('admins')
		.select('email')
		.distinct()
		.where('email', 'is not', null)
		.where('disabled_at', 'is', null)
		.execute()
	const recipients = new Set([...rows.map(({ email }) => email), formerly])
	const notice = { at: iso(context.now()), action, actor: name, target, device }
	const jobs = [...recipients].flatMap((recipient) => {
		if (recipient === null) return []
		const payload = JSON.stringify({ ...notice, recipient } satisfies AccessNotice)
		return [{ kind: 'access-notice', payload } as const]
	})
	await queueJobs(transaction, context, jobs)
}
