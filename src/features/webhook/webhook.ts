import { sql } from 'kysely'
import type { WebhookEventType } from './rules/webhook-event.ts'
import type { StoreContext } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'
import { jobLeaseMs, queueJobs } from '#platform/jobs/job-queue.ts'

/**
 * Queues an event for each person, in the transaction of the change; without a webhook, none. An event holds no
 * address: the address is read at delivery.
 */
export async function recordWebhookEvents(
	transaction: Transaction,
	context: StoreContext,
	type: WebhookEventType,
	personIds: readonly string[],
): Promise<void> {
	if (context.hasWebhook !== true) return
	// Delays the event of an erasure, so that a confirmation of the same person that is being delivered arrives first.
	const dueAt = context.now() + (type === 'erased' ? jobLeaseMs : 0)
	const payload = JSON.stringify({ type })
	const jobs = personIds.map((personId) => ({ kind: 'webhook', personId, payload, dueAt }) as const)
	await queueJobs(transaction, context, jobs)
}

/** Replaces the queued events of erased people by one `erased` event each. */
export async function recordErasures(
	transaction: Transaction,
	context: StoreContext,
	erasedIds: readonly string[],
): Promise<void> {
	if (erasedIds.length === 0) return
	await transaction
		.deleteFrom('jobs')
		.where('kind', '=', 'webhook')
		.where('person_id', 'in', erasedIds)
		.execute()
	await recordWebhookEvents(transaction, context, 'erased', erasedIds)
}

export type WebhookEventStore = ReturnType<typeof createWebhookEventStore>

/** Queries for the event handler. */
export function createWebhookEventStore({ db }: StoreContext) {
	/** The current address; null if the row was deleted manually. */
	async function addressOf(personId: string): Promise<string | null> {
		const row = await db.read
			.selectFrom('waitlist_emails')
			.select('email')
			.where('waitlist_emails.id', '=', personId)
			.executeTakeFirst()
		return row?.email ?? null
	}

	/** The due time (ISO 8601) of the same person's previous event; null if this is the first. */
	async function dueBefore(id: string, personId: string): Promise<string | null> {
		const row = await db.read
			.selectFrom('jobs')
			.select('due_at')
			.where('kind', '=', 'webhook')
			.where('person_id', '=', personId)
			.where('id', '<', id)
			.where(sql<boolean>`failed_at is null`)
			.orderBy('id', 'desc')
			.limit(1)
			.executeTakeFirst()
		return row?.due_at ?? null
	}

	return { addressOf, dueBefore }
}
