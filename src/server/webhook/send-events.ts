import { webhookBody } from '#domain/webhook/webhook-event.ts'
import { nextWebhookAttemptAt } from '#domain/webhook/webhook-retry.ts'
import { iso } from '#server/platform/db/context.ts'
import type { Store } from '#server/store.ts'
import type { LeasedEvent } from './webhook-events.ts'
import type { WorkLog } from '#server/platform/jobs/poll.ts'
import { DeliveryError, type Receiver } from './receiver.ts'

type EventWorkerOptions = {
	readonly store: Pick<Store, 'webhookEvents'>
	readonly receiver: Receiver
	readonly now: () => number
	/** Returns a number from 0 to 1, for the jitter of retries. */
	readonly random: () => number
	/** Unique ID of this worker, the owner of its leases. */
	readonly owner: string
	readonly log: WorkLog
}

/**
 * Sends the due events one after the other, until one fails: then the receiver is probably away, and the others wait for
 * the next round.
 */
export async function sendDueEvents(
	options: EventWorkerOptions,
	isStopping = () => false,
): Promise<void> {
	while (!isStopping()) {
		const event = await options.store.webhookEvents.claim(options.owner)
		if (event === null || !(await sendOne(options, event))) return
	}
}

async function sendOne(options: EventWorkerOptions, event: LeasedEvent): Promise<boolean> {
	const { store, receiver, owner } = options
	// The registration was deleted by hand, and there is nothing left to tell.
	const isGone = event.type === 'confirmed' && event.email === null
	try {
		const body = webhookBody({ ...event, happenedAt: iso(event.happenedAt) })
		if (!isGone) await receiver.deliver({ id: event.id, body })
	} catch (error) {
		await retryLater(options, event, error)
		return false
	}
	await store.webhookEvents.remove(event.id, owner)
	return true
}

async function retryLater(
	{ store, now, random, owner, log }: EventWorkerOptions,
	{ id, tries, happenedAt }: LeasedEvent,
	error: unknown,
): Promise<void> {
	const next = nextWebhookAttemptAt(tries, happenedAt, now(), random())
	const details = {
		event: id,
		tries,
		code: error instanceof DeliveryError ? error.code : 'unknown',
	}
	if (next === null) {
		await store.webhookEvents.remove(id, owner)
		log.warn(details, 'An event was not taken by the webhook, given up')
	} else {
		await store.webhookEvents.postpone(id, owner, next)
		log.warn(details, 'An event was not taken by the webhook, will be retried')
	}
}
