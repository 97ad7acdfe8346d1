import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** A signed message of Standard Webhooks. `timestamp` is in seconds since 1970. */
type WebhookMessage = { readonly id: string; readonly timestamp: number; readonly body: string }

/** A timestamp may differ from the receiver's clock by this much, as in the libraries of Standard Webhooks. */
const toleranceMs = 5 * 60_000

/**
 * Creates the function that signs messages.
 *
 * @param secret `whsec_` and the key in base64, validated by the settings
 * @throws for an empty key, with which anyone could sign
 */
export function createWebhookSigner(secret: string) {
	const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
	if (key.length === 0) throw new Error("Secret can't be empty.")
	return ({ id, timestamp, body }: WebhookMessage): string => {
		const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`)
		return `v1,${signature.digest('base64')}`
	}
}

/**
 * Creates the function that returns the ID of a message that was signed with the secret within the last five minutes;
 * null for any other.
 *
 * @throws if the key is empty
 */
export function createWebhookVerifier(secret: string, now: () => number) {
	const sign = createWebhookSigner(secret)
	return (headers: IncomingHttpHeaders, body: string): string | null => {
		const [id, time, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
			String(headers[`webhook-${name}`] ?? ''),
		)
		if (!id || !signatures || !/^\d{1,12}$/.test(time ?? '')) return null
		const timestamp = Number(time)
		const expected = Buffer.from(sign({ id, timestamp, body }))
		// While a secret is replaced, a sender signs with both.
		const isSigned = signatures.split(' ').some((each) => {
			const given = Buffer.from(each)
			return given.length === expected.length && timingSafeEqual(given, expected)
		})
		return isSigned && Math.abs(now() - timestamp * 1_000) <= toleranceMs ? id : null
	}
}
