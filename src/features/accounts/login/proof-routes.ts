import type { FastifyRequest } from 'fastify'
import { proof } from '#features/accounts/messages/proof.ts'
import { proofRequest } from '#values/messages/proven-act.ts'
import { type RelyingParty, relyingParty } from '#features/accounts/rules/relying-party.ts'
import { provePassword } from './log-in.ts'
import { type PasskeySession, createPasskeyChecks } from './passkeys.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import type { AccountOptions } from '#features/accounts/accounts.ts'
import { sessionOf } from './panel-session.ts'

/** @throws Refusal for a host that cannot have passkeys */
export function requireParty(origin: string | undefined, site: string): RelyingParty {
	const party = relyingParty(origin, site)
	if (party === null) throw new Refusal('The host cannot have passkeys', 'passkeys-unavailable')
	return party
}

/**
 * The session and relying party of a passkey request.
 *
 * @throws Refusal for a host that cannot have passkeys
 */
export function passkeySessionOf(request: FastifyRequest, site: string): PasskeySession {
	const { adminId: id, username: name, token: session, device } = sessionOf(request)
	const party = requireParty(request.headers.origin, site)
	return { account: { id, name }, session, device, relyingParty: party }
}

export function proofRoutes(
	app: SchemaApp,
	{ store, key, site, now = Date.now }: AccountOptions,
): void {
	const checks = createPasskeyChecks(store, key, now)

	app.post('/api/admin/proof-options', body(proofRequest, 4_096), async (request) =>
		checks.proofRequest(passkeySessionOf(request, site), request.body.act ?? null),
	)

	app.post('/api/admin/proof', body(proof, 16_384), async (request, reply) => {
		const session = sessionOf(request)
		const { act } = request.body
		if ('password' in request.body) await provePassword(store, session, request.body.password)
		else {
			// Needs no rate limit: a valid assertion cannot be guessed.
			const party = relyingParty(request.headers.origin, site)
			const asking = party && passkeySessionOf(request, site)
			const passkey = asking && (await checks.checkProof(request.body.passkey, asking, act ?? null))
			if (passkey === null) {
				await store.audit.countRefusal('proof refused', session.username)
				throw new Refusal('The passkey is wrong', 'wrong-password')
			}
		}
		if (act === undefined) await store.proofs.prove(session.token)
		else await store.proofs.grant(session.token, act)
		return reply.code(204).send()
	})
}
