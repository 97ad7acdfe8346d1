import type { FastifyInstance } from 'fastify'
import { acceptedInvitation } from '#features/accounts/messages/account.ts'
import { login } from '#features/accounts/messages/login.ts'
import { firstIssue } from '#values/messages/error-response.ts'
import { passkeyAssertion } from '#features/accounts/messages/passkey.ts'
import type { Session } from '#features/accounts/messages/session.ts'
import { relyingParty } from '#features/accounts/rules/relying-party.ts'
import { createClientThrottle, createLogIn, createPasskeyLogIn } from './log-in.ts'
import { createDeviceCookies } from './device-cookie.ts'
import { createPasskeyChecks } from './passkeys.ts'
import { hashPassword } from '#features/accounts/password.ts'
import { isTrustedOrigin } from '#platform/http/server/trusted-origin.ts'
import { useJsonErrors, sendError } from '#platform/http/api-errors.ts'
import { body, type SchemaApp, useSchemas } from '#platform/http/route-schemas.ts'
import type { AccountOptions } from '#features/accounts/accounts.ts'
import { sendRefusal } from './send-refusal.ts'
import { sendSession, visitorOf } from './send-session.ts'
import { expiredSessionCookie, sessionToken } from './session-cookie.ts'

/** Routes for logins, invitations and the current session. Register as a plugin, which scopes its hooks. */
export async function authRoutes(plugin: FastifyInstance, options: AccountOptions): Promise<void> {
	const app = useSchemas(plugin, firstIssue)
	useJsonErrors(app)
	app.addHook('onRequest', async (request, reply) => {
		const isWrite = request.method === 'POST'
		if (isWrite && !isTrustedOrigin(request.headers.origin, request.headers.host, options.site)) {
			await sendError(reply, 'forbidden')
		}
	})
	loginRoutes(app, options)
	invitationRoute(app, options)
	sessionRoutes(app, options)
}

function loginRoutes(app: SchemaApp, options: AccountOptions): void {
	const { store, key, site, now = Date.now } = options
	const logIn = createLogIn(store, key)
	const checks = createPasskeyChecks(store, key, now)
	const logInWithPasskey = createPasskeyLogIn(store, key, checks)
	const devices = createDeviceCookies(key)

	app.post('/api/auth/login', body(login, 8_192), async (request, reply) => {
		const knownDevice = devices.read(request.headers.cookie, request.body.username)
		const outcome = await logIn({ ...request.body, knownDevice, ...visitorOf(request) })
		if (outcome.kind !== 'in') return sendRefusal(reply, outcome, 'unauthorised')
		return await sendSession(options, request, reply, outcome)
	})

	app.post('/api/auth/passkey-options', { bodyLimit: 1_024 }, async (request, reply) => {
		const party = relyingParty(request.headers.origin, site)
		return party ? checks.loginRequest(party) : sendError(reply, 'passkeys-unavailable')
	})

	app.post('/api/auth/passkey', body(passkeyAssertion, 16_384), async (request, reply) => {
		const party = relyingParty(request.headers.origin, site)
		if (party === null) return sendError(reply, 'passkeys-unavailable')
		const attempt = { assertion: request.body, relyingParty: party, ...visitorOf(request) }
		const outcome = await logInWithPasskey(attempt)
		if (outcome.kind !== 'in') return sendRefusal(reply, outcome, 'unauthorised')
		return await sendSession(options, request, reply, outcome)
	})
}

function invitationRoute(app: SchemaApp, options: AccountOptions): void {
	const { store, key } = options
	const throttle = createClientThrottle(store, key)

	app.post('/api/auth/invitation', body(acceptedInvitation, 8_192), async (request, reply) => {
		const { token, password } = request.body
		const { client, device } = visitorOf(request)
		const outcome = await throttle(client, async () => {
			if (!(await store.invitations.isOpen(token))) return null
			return await store.invitations.accept(token, await hashPassword(password), device)
		})
		if (outcome.kind !== 'valid') return sendRefusal(reply, outcome, 'not-found')
		const details = { ...device, method: 'invitation' }
		const session = await store.sessions.begin(outcome.result, details)
		const started = { token: session, account: outcome.result.name }
		return await sendSession(options, request, reply, started)
	})
}

function sessionRoutes(app: SchemaApp, { store }: AccountOptions): void {
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
