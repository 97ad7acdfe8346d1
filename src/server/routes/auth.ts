import type { FastifyInstance } from 'fastify'
import { login } from '#contract/login.ts'
import { firstIssue } from '#contract/error-response.ts'
import type { Session } from '#contract/session.ts'
import { clientKey } from '#domain/account/client-key.ts'
import { createLogIn } from '#server/auth/log-in.ts'
import { isTrustedOrigin } from '#server/auth/trusted-origin.ts'
import { useJsonErrors, sendError } from '#server/http/api-errors.ts'
import type { ApiOptions } from './api-options.ts'
import { expiredSessionCookie, sessionCookie, sessionToken } from '#server/auth/session-cookie.ts'

/** Login, logout and the current session. Register it as a plugin, so that its hooks stay local to it. */
export async function authRoutes(
	app: FastifyInstance,
	{ store, key, site }: Pick<ApiOptions, 'store' | 'key' | 'site'>,
): Promise<void> {
	const logIn = createLogIn(store, key)
	useJsonErrors(app)
	app.addHook('onRequest', async (request, reply) => {
		const isWrite = request.method === 'POST'
		if (isWrite && !isTrustedOrigin(request.headers.origin, request.headers.host, site)) {
			await sendError(reply, 'forbidden')
		}
	})

	app.post('/api/auth/login', { bodyLimit: 8_192 }, async (request, reply) => {
		const parsed = login.safeParse(request.body)
		if (!parsed.success) return sendError(reply, 'invalid', firstIssue(parsed.error))
		const outcome = await logIn({ ...parsed.data, client: clientKey(request.ip) })
		if (outcome.kind === 'refused') return sendError(reply, 'unauthorised')
		if (outcome.kind === 'wait') {
			return sendError(reply.header('retry-after', String(outcome.seconds)), 'too-many')
		}
		// A login always starts a new session and ends the previous one (session fixation).
		const previous = sessionToken(request.headers.cookie)
		if (previous !== null) await store.sessions.end(previous)
		return reply.code(204).header('set-cookie', sessionCookie(outcome.token)).send()
	})

	app.post('/api/auth/logout', { bodyLimit: 1_024 }, async (request, reply) => {
		const token = sessionToken(request.headers.cookie)
		if (token !== null) {
			const session = await store.sessions.find(token)
			await store.sessions.end(token, session?.username)
		}
		return reply.code(204).header('set-cookie', expiredSessionCookie()).send()
	})

	app.get('/api/auth/session', async (request, reply) => {
		const token = sessionToken(request.headers.cookie)
		const found = token === null ? null : await store.sessions.find(token)
		if (found === null) return sendError(reply, 'unauthorised')
		return { username: found.username } satisfies Session
	})
}
