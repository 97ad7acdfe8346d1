import type { FastifyInstance } from 'fastify'
import { Webhook, type WebhookUnbrandedRequiredHeaders } from 'standardwebhooks'
import { invalidFields } from '#values/messages/error-response.ts'
import { utcDay } from '#values/dates/utc-day.ts'
import { ownPages } from '#cms/reader/own-pages.ts'
import { Refusal, sendError, TooManyAttempts, useJsonErrors } from '#platform/http/api-errors.ts'
import { clientWindowMs, createClientLimit } from '#platform/http/client-limit.ts'
import { hashedKey } from '#platform/http/rate-limits.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import type { CountOptions } from './counts.ts'
import { signupEvent } from './messages/signup-event.ts'
import { signupCount } from './rules/signup-count.ts'

/**
 * `POST /api/signup-events`: the app's server reports a signup, signed as in Standard Webhooks. Each `webhook-id` counts
 * once. Without a secret, or if counting is off, the route does not exist.
 */
export async function signupEventRoutes(
	app: FastifyInstance,
	options: CountOptions,
): Promise<void> {
	const { store, counts, signupEventsSecret, key, now = Date.now } = options
	if (!counts || !signupEventsSecret) return
	const { acceptCount = createClientLimit(systemClockAndRandom) } = options
	const webhook = new Webhook(signupEventsSecret)
	useJsonErrors(app)
	// The signature covers the body as it arrived, so the text is not parsed here.
	app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
		done(null, text)
	})

	type Signed = { Body: string; Headers: WebhookUnbrandedRequiredHeaders }
	app.post<Signed>('/api/signup-events', { bodyLimit: 2_048 }, async (request, reply) => {
		if (!acceptCount(request.ip)) throw new TooManyAttempts(clientWindowMs / 1_000)
		const { body, headers } = request
		const event = signupEvent.safeParse(verified(() => webhook.verify(body, headers)))
		if (!event.success) return sendError(reply, 'invalid', invalidFields(event.error))
		const own = ownPages().map(({ path }) => path)
		const row = { ...signupCount(event.data, own), day: utcDay(now()), n: 1 }
		await store.counts.addOnce(hashedKey(key, 'signup-event', headers['webhook-id']), row)
		return reply.code(204).send()
	})
}

/** Returns the verified message, or undefined if it is not JSON. Throws a `Refusal` if the signature is invalid. */
function verified(verify: () => unknown): unknown {
	try {
		return verify()
	} catch (error) {
		if (error instanceof SyntaxError) return undefined
		throw new Refusal('The report is not signed', 'unauthorised')
	}
}
