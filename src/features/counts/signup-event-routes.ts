import type { FastifyInstance } from 'fastify'
import { invalidFields } from '#values/messages/error-response.ts'
import { utcDay } from '#values/dates/utc-day.ts'
import { ownPages } from '#cms/reader/own-pages.ts'
import { sendError, useJsonErrors } from '#platform/http/api-errors.ts'
import { clientWindowMs, createClientLimit } from '#platform/http/client-limit.ts'
import { hashedKey } from '#platform/http/rate-limits.ts'
import { createWebhookVerifier } from '#platform/http/standard-webhooks.ts'
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
	const verify = createWebhookVerifier(signupEventsSecret, now)
	useJsonErrors(app)
	// The signature is that of the body as it arrived.
	app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
		done(null, text)
	})

	app.post('/api/signup-events', { bodyLimit: 2_048 }, async (request, reply) => {
		if (!acceptCount(request.ip)) {
			reply.header('retry-after', String(clientWindowMs / 1_000))
			return sendError(reply, 'too-many')
		}
		const text = String(request.body)
		const id = verify(request.headers, text)
		if (id === null) return sendError(reply, 'unauthorised')
		const event = signupEvent.safeParse(parsed(text))
		if (!event.success) return sendError(reply, 'invalid', invalidFields(event.error))
		const own = ownPages().map(({ path }) => path)
		const row = { ...signupCount(event.data, own), day: utcDay(now()), n: 1 }
		await store.counts.addOnce(hashedKey(key, 'signup-event', id), row)
		return reply.code(204).send()
	})
}

/** Undefined for invalid JSON. */
function parsed(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
