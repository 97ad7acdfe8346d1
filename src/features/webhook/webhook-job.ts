import { longestRetryDelayMs } from '#platform/jobs/retry-policy.ts'
import { retentionMs } from '#values/retention.ts'
import { webhookBody, type WebhookEventType } from './rules/webhook-event.ts'
import type { Job } from '#platform/jobs/job-queue.ts'
import type { JobHandler, JobResult } from '#platform/jobs/job-runner.ts'
import type { Receiver } from './receiver.ts'
import type { WebhookEventStore } from './webhook.ts'

declare module '#platform/db/tables.ts' {
	interface JobKinds {
		webhook: true
	}
}

type WebhookOptions = {
	readonly store: { readonly webhookEvents: WebhookEventStore }
	readonly receiver: Receiver
	readonly now: () => number
}

/**
 * Creates the handler that delivers events sequentially. After a failure the receiver is probably unavailable, so all
 * events wait for the next poll. Each person's events are delivered in order.
 */
export function webhookHandler(options: WebhookOptions): JobHandler {
	return {
		slots: 1,
		failsTogether: true,
		run: async (job) => await send(job, options),
	}
}

async function send(job: Job, { store, receiver, now }: WebhookOptions): Promise<JobResult> {
	const { id, createdAt } = job
	const personId = job.personId ?? ''
	// Written by `recordWebhookEvents`.
	const { type }: { readonly type: WebhookEventType } = JSON.parse(job.payload)
	const dueBefore = await store.webhookEvents.dueBefore(id, personId)
	if (dueBefore !== null)
		return { end: 'again', at: Math.max(Date.parse(dueBefore), now()) + 1_000 }
	const email = type === 'confirmed' ? await store.webhookEvents.addressOf(personId) : null
	// The row was deleted manually.
	if (type === 'confirmed' && email === null) return { end: 'done' }
	const event = { type, registrationId: personId, email, happenedAt: createdAt }
	const code = await receiver.deliver(id, webhookBody(event))
	if (code === null) return { end: 'done' }
	const isFinal = now() + longestRetryDelayMs > Date.parse(createdAt) + retentionMs.webhook
	return { end: 'failed', code, isFinal }
}
