import type { FastifyInstance } from 'fastify'
import { acceptedInvitation } from '#features/accounts/messages/account.ts'
import { login } from '#features/accounts/messages/login.ts'
import { passkeyAssertion } from '#features/accounts/messages/passkey.ts'
import type { Session } from '#features/accounts/messages/session.ts'
import { requireParty } from './proof-routes.ts'
import { logIn, logInWithPasskey, throttle } from './log-in.ts'
import { knownDevice } from './device-cookie.ts'
import { createPasskeyChecks } from './passkeys.ts'
import { hashPassword } from '#features/accounts/password.ts'
import { requireTrustedOrigin } from '#platform/http/server/trusted-origin.ts'
import { Refusal, useJsonErrors } from '#platform/http/api-errors.ts'
import { body, useSchemas } from '#platform/http/route-schemas.ts'
import type { AccountOptions } from '#features/accounts/accounts.ts'
import { sendSession, visitorOf } from './send-session.ts'
import { expiredSessionCookie, sessionToken } from './session-cookie.ts'

/** Register as a plugin, which scopes its hooks. */
export async function authRoutes(plugin: FastifyInstance, options: AccountOptions): Promise<void> {
	const { store, key, site, now = Date.now } = options
	const checks = createPasskeyChecks(store, key, now)
	const app = useSchemas(plugin)
	useJsonErrors(app)
	requireTrustedOrigin(app, site)

	app.post('/api/auth/login', body(login, 8_192), async (request, reply) => {
		const device = knownDevice(key, request.headers.cookie, request.body.username)
		const attempt = { ...request.body, ...visitorOf(request), knownDevice: device }
		const admin = await logIn(options, attempt)
		return await sendSession(options, request, reply, admin, 'password')
	})

	app.post('/api/auth/passkey-options', { bodyLimit: 1_024 }, async ({ headers }) =>
		checks.loginRequest(requireParty(headers.origin, site)),
	)

	app.post('/api/auth/passkey', body(passkeyAssertion, 16_384), async (request, reply) => {
		const party = requireParty(request.headers.origin, site)
		const attempt = { assertion: request.body, relyingParty: party, ...visitorOf(request) }
		const { admin, name } = await logInWithPasskey(options, checks, attempt)
		return await sendSession(options, request, reply, admin, `passkey ${name}`)
	})

	app.post('/api/auth/invitation', body(acceptedInvitation, 8_192), async (request, reply) => {
		const { token, password } = request.body
		const { client, device } = visitorOf(request)
		const admin = await throttle(options, client, async () => {
			if (!(await store.invitations.isOpen(token))) return null
			return await store.invitations.accept(token, await hashPassword(password), device)
		})
		return await sendSession(options, request, reply, admin, 'invitation')
	})

	app.post('/api/auth/logout', { bodyLimit: 1_024 }, async (request, reply) => {
		const token = sessionToken(request.headers.cookie)
		if (token !== null) {
			const session = await store.sessions.find(token)
			await store.sessions.end(token, session?.username)
		}
		return reply.code(204).header('set-cookie', expiredSessionCookie()).send()
	})

	app.get('/api/auth/session', async (request) => {
		const token = sessionToken(request.headers.cookie)
		const found = token === null ? null : await store.sessions.find(token)
		if (found === null) throw new Refusal('There is no session', 'unauthorised')
		return { username: found.username } satisfies Session
	})
}
