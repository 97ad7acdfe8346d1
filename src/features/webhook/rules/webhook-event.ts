/** An event of a registration. */
export type WebhookEventType = 'confirmed' | 'unsubscribed' | 'erased'

type WebhookEvent = {
	readonly type: WebhookEventType
	readonly registrationId: string
	/** The address, included only in confirmations. */
	readonly email: string | null
	/** ISO 8601. */
	readonly happenedAt: string
}

/**
 * An event's request body, as recommended by Standard Webhooks.
 *
 * @example
 * webhookBody({ type: 'erased', registrationId: '7', email: null, happenedAt: '2026-01-05T12:00:00.000Z' })
 * // '{"type":"waitlist.erased","timestamp":"2026-01-05T12:00:00.000Z","data":{"id":"7"}}'
 */
export function webhookBody({ type, registrationId: id, email, happenedAt }: WebhookEvent): string {
	const data = type === 'confirmed' ? { id, email } : { id }
	return JSON.stringify({ type: `waitlist.${type}`, timestamp: happenedAt, data })
}
