import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalidFields } from '#contract/error-response.ts'
import { proof } from '#contract/proof.ts'
import { clientKey } from '#domain/account/client-key.ts'
import { relyingParty } from '#domain/account/relying-party.ts'
import { createClientThrottle, createPasswordCheck } from '#server/auth/log-in.ts'
import { type Asking, createPasskeyChecks } from '#server/auth/passkeys.ts'
import { sendError } from '#server/http/api-errors.ts'
import type { ApiOptions } from './api-options.ts'
import type { SessionOf } from './panel-session.ts'
import { sendRefusal } from './send-refusal.ts'

/** Who asks for a passkey, or null on a host without passkeys. */
export function askingOf(
	request: FastifyRequest,
	site: string,
	sessionOf: SessionOf,
): Asking | null {
	const { adminId: id, username: name, token: session } = sessionOf(request)
	const party = relyingParty(request.headers.origin, site)
	return party && { owner: { id, name }, session, relyingParty: party }
}

/** Proves a session again, with the password or a passkey of its account. */
export function proofRoutes(
	app: FastifyInstance,
	{ store, key, site, now = Date.now }: Pick<ApiOptions, 'store' | 'key' | 'site' | 'now'>,
	sessionOf: SessionOf,
): void {
	const checkPassword = createPasswordCheck(store, key)
	const throttle = createClientThrottle(store, key)
	const checks = createPasskeyChecks(store, key, now)

	app.post('/api/admin/proof-options', { bodyLimit: 1_024 }, async (request, reply) => {
		const asking = askingOf(request, site, sessionOf)
		return asking ? await checks.proofRequest(asking) : sendError(reply, 'passkeys-unavailable')
	})

	app.post('/api/admin/proof', { bodyLimit: 16_384 }, async (request, reply) => {
		const parsed = proof.safeParse(request.body)
		if (!parsed.success) return sendError(reply, 'invalid', invalidFields(parsed.error))
		const { username, token } = sessionOf(request)
		const client = clientKey(request.ip)
		const given = parsed.data
		const asking = askingOf(request, site, sessionOf)
		const outcome =
			'password' in given
				? await checkPassword({ username, password: given.password, client })
				: await throttle(client, async () => asking && checks.checkProof(given.passkey, asking))
		if (outcome.kind !== 'valid') return sendRefusal(reply, outcome, 'wrong-password')
		await store.sessions.prove(token)
		return reply.code(204).send()
	})
}
