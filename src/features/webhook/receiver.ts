import { Webhook } from 'standardwebhooks'

export type Receiver = ReturnType<typeof createReceiver>

type ReceiverOptions = {
	readonly url: string
	/** `whsec_` and the key in base64, validated by the settings. */
	readonly secret: string
	readonly now: () => number
	readonly timeoutMs?: number
}

/**
 * Creates the client of the webhook's receiver.
 *
 * @throws if the secret has an empty key, with which anyone could sign
 */
export function createReceiver({ url, secret, now, timeoutMs = 10_000 }: ReceiverOptions) {
	const webhook = new Webhook(secret)

	/**
	 * Sends an event.
	 *
	 * @param id the event's id
	 * @returns null if the receiver has accepted it, else an HTTP status, or a network error such as ECONNREFUSED
	 */
	async function deliver(id: string, body: string): Promise<string | null> {
		const at = now()
		try {
			const response = await fetch(url, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					'user-agent': 'Innervolt-Webhook',
					'webhook-id': id,
					'webhook-timestamp': String(Math.floor(at / 1_000)),
					'webhook-signature': webhook.sign(id, new Date(at), body),
				},
				body,
				// A redirect would send addresses to a host outside the settings.
				redirect: 'manual',
				signal: AbortSignal.timeout(timeoutMs),
			})
			// Closes the connection instead of reading an unbounded body.
			await response.body?.cancel().catch(() => {})
			return response.ok ? null : String(response.status)
		} catch (error) {
			return codeOf(error)
		}
	}

	return { deliver }
}

/** The code of the network error in a `fetch` error. Messages are not used, because they can contain the URL. */
function codeOf(error: unknown): string {
	if (!(error instanceof Error)) return 'unknown'
	if (error.name === 'TimeoutError') return 'ETIMEDOUT'
	const { cause } = error
	const hasCode = typeof cause === 'object' && cause !== null && 'code' in cause
	return hasCode ? String(cause.code) : error.name
}
