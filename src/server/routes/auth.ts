import type { FastifyInstance } from 'fastify'
import { login } from '#contract/login.ts'
import { whatIsWrong } from '#contract/refusal.ts'
import type { Session } from '#contract/session.ts'
import { clientOf } from '#domain/account/client.ts'
import { createLogIn } from '#server/auth/log-in.ts'
import { isTrustedOrigin } from '#server/auth/trusted-origin.ts'
import { useJsonErrors, sendError } from '#server/http/api-errors.ts'
import type { ApiOptions } from './api-options.ts'
import { expiredSessionCookie, sessionCookie, sessionToken } from '#server/auth/session-cookie.ts'

/** Logging in and out. Register it as a plugin: its hooks are its own. */
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
		const read = login.safeParse(request.body)
		if (!read.success) return sendError(reply, 'invalid', whatIsWrong(read.error))
		const outcome = await logIn({ ...read.data, client: clientOf(request.ip) })
		if (outcome.kind === 'refused') return sendError(reply, 'unauthorised')
		if (outcome.kind === 'wait') {
			return sendError(reply.header('retry-after', String(outcome.seconds)), 'too-many')
		}
		// Whatever session the browser had before, this is another one.
		const earlier = sessionToken(request.headers.cookie)
		if (earlier !== null) await store.sessions.end(earlier)
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
		const found: Session | null = token === null ? null : await store.sessions.find(token)
		return found ?? sendError(reply, 'unauthorised')
	})
}
