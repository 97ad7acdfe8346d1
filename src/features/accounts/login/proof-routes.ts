import type { FastifyRequest } from 'fastify'
import { proof } from '#features/accounts/messages/proof.ts'
import type { PasskeyAssertion } from '#features/accounts/messages/passkey.ts'
import { type ProvenAct, proofRequest } from '#values/messages/proven-act.ts'
import { relyingParty } from '#features/accounts/rules/relying-party.ts'
import { createPasswordProof } from './log-in.ts'
import { type PasskeySession, createPasskeyChecks } from './passkeys.ts'
import { sendError } from '#platform/http/api-errors.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import type { AccountOptions } from '#features/accounts/accounts.ts'
import { sessionOf } from './panel-session.ts'
import { sendRefusal } from './send-refusal.ts'

/** The session and relying party of a passkey request; null for a host that cannot have passkeys. */
export function passkeySessionOf(request: FastifyRequest, site: string): PasskeySession | null {
	const { adminId: id, username: name, token: session, device } = sessionOf(request)
	const party = relyingParty(request.headers.origin, site)
	return party && { account: { id, name }, session, device, relyingParty: party }
}

/** Routes that prove a session again by password or passkey, for one act or for the next minutes. */
export function proofRoutes(
	app: SchemaApp,
	{ store, key, site, now = Date.now }: AccountOptions,
): void {
	const provePassword = createPasswordProof(store)
	const checks = createPasskeyChecks(store, key, now)

	app.post('/api/admin/proof-options', body(proofRequest, 4_096), async (request, reply) => {
		const passkeySession = passkeySessionOf(request, site)
		if (passkeySession === null) return sendError(reply, 'passkeys-unavailable')
		return await checks.proofRequest(passkeySession, request.body.act ?? null)
	})

	app.post('/api/admin/proof', body(proof, 16_384), async (request, reply) => {
		const session = sessionOf(request)
		const { act } = request.body
		const outcome =
			'password' in request.body
				? await provePassword(session, request.body.password)
				: await checkPasskey(request, request.body.passkey, act ?? null)
		if (outcome.kind !== 'valid') return sendRefusal(reply, outcome, 'wrong-password')
		if (act === undefined) await store.proofs.prove(session.token)
		else await store.proofs.grant(session.token, act)
		return reply.code(204).send()
	})

	/** Needs no rate limit: a valid assertion cannot be guessed. */
	async function checkPasskey(
		request: FastifyRequest,
		assertion: PasskeyAssertion,
		act: ProvenAct | null,
	) {
		const passkeySession = passkeySessionOf(request, site)
		const passkey = passkeySession && (await checks.checkProof(assertion, passkeySession, act))
		if (passkey !== null) return { kind: 'valid' } as const
		await store.audit.countRefusal('proof refused', sessionOf(request).username)
		return { kind: 'refused' } as const
	}
}
