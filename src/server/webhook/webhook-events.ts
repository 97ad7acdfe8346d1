import type { Transaction } from 'kysely'
import type { WebhookEventType } from '#domain/webhook/webhook-event.ts'
import { type StoreContext, iso, milliseconds, newId } from '#server/platform/db/context.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** An event that one worker has leased. */
export type LeasedEvent = {
	readonly id: string
	readonly type: WebhookEventType
	/** ID of the registration. */
	readonly registrationId: string
	/** The address as it is now, for a confirmation; null for other events, and if the row was deleted by hand. */
	readonly email: string | null
	/** In milliseconds since 1970. */
	readonly happenedAt: number
	/** Attempts so far, the current one included. */
	readonly tries: number
}

/** Longer than a request to the receiver may take, so that only the lease of a dead worker expires. */
export const eventLeaseMs = 60_000

/**
 * Stores an event for each registration, in the transaction of the change. Without a webhook nothing is stored. An event
 * holds no address: it is read when the event is sent.
 */
export async function recordWebhookEvents(
	transaction: Transaction<Tables>,
	context: StoreContext,
	type: WebhookEventType,
	registrationIds: readonly string[],
): Promise<void> {
	if (context.hasWebhook !== true || registrationIds.length === 0) return
	const time = context.now()
	// A confirmation that is being sent arrives before the erasure of the same person.
	const dueAt = type === 'erased' ? time + eventLeaseMs : time
	const rows = registrationIds.map((person_id) => ({
		id: newId(context),
		person_id,
		type,
		created_at: iso(time),
		tries: 0,
		next_try_at: iso(dueAt),
	}))
	await transaction.insertInto('webhook_events').values(rows).execute()
}

/** Replaces the waiting events of erased people by the one that tells their erasure. */
export async function recordErasures(
	transaction: Transaction<Tables>,
	context: StoreContext,
	erasedIds: readonly string[],
): Promise<void> {
	if (erasedIds.length === 0) return
	await transaction.deleteFrom('webhook_events').where('person_id', 'in', erasedIds).execute()
	await recordWebhookEvents(transaction, context, 'erased', erasedIds)
}

/** The events that the webhook's receiver has not taken yet. */
export function createWebhookEventStore({ db, now }: StoreContext) {
	/**
	 * Leases the event that has been due longest, or returns null. The events of a person are sent one after the other:
	 * each waits for those before it. A dead worker's event becomes due again when its lease expires.
	 */
	async function claim(owner: string): Promise<LeasedEvent | null> {
		const time = now()
		return await db.write(async (transaction) => {
			const due = transaction
				.selectFrom('webhook_events')
				.select('id')
				.where('next_try_at', '<=', iso(time))
				.where((event) =>
					event.not(
						event.exists(
							event
								.selectFrom('webhook_events as earlier')
								.select('earlier.id')
								.whereRef('earlier.person_id', '=', 'webhook_events.person_id')
								.whereRef('earlier.id', '<', 'webhook_events.id'),
						),
					),
				)
				.orderBy('next_try_at')
				.limit(1)
				// Skips rows that another worker is leasing instead of waiting for them.
				.$if(db.kind === 'postgres', (query) => query.forUpdate().skipLocked())
			const row = await transaction
				.updateTable('webhook_events')
				.set((old) => ({
					leased_by: owner,
					next_try_at: iso(time + eventLeaseMs),
					tries: old('tries', '+', 1),
				}))
				.where('id', '=', due)
				.returning(['id', 'type', 'person_id', 'created_at', 'tries'])
				.executeTakeFirst()
			if (row === undefined) return null
			return {
				id: row.id,
				type: row.type,
				registrationId: row.person_id,
				email: row.type === 'confirmed' ? await addressOf(transaction, row.person_id) : null,
				happenedAt: milliseconds(row.created_at),
				tries: row.tries,
			}
		})
	}

	/** Deletes an event that was taken or given up, unless another worker has taken it over. */
	async function remove(id: string, owner: string): Promise<void> {
		await db.write((transaction) =>
			transaction
				.deleteFrom('webhook_events')
				.where('id', '=', id)
				.where('leased_by', '=', owner)
				.execute(),
		)
	}

	/** Requeues an event for `dueAt`, in milliseconds since 1970. */
	async function postpone(id: string, owner: string, dueAt: number): Promise<void> {
		await db.write((transaction) =>
			transaction
				.updateTable('webhook_events')
				.set({ next_try_at: iso(dueAt), leased_by: null })
				.where('id', '=', id)
				.where('leased_by', '=', owner)
				.execute(),
		)
	}

	return { claim, remove, postpone }
}

async function addressOf(transaction: Transaction<Tables>, id: string): Promise<string | null> {
	const row = await transaction
		.selectFrom('waitlist_emails')
		.select('email')
		.where('waitlist_emails.id', '=', id)
		.executeTakeFirst()
	return row?.email ?? null
}
