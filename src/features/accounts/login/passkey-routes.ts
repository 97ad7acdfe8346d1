import {
	newPasskey,
	passkeyRemoval,
	passkeyRename,
	type Passkeys,
} from '#features/accounts/messages/passkey.ts'
import { createPasskeyChecks } from './passkeys.ts'
import { sendError } from '#platform/http/api-errors.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import type { AccountOptions } from '#features/accounts/accounts.ts'
import { requireProof, sessionOf } from './panel-session.ts'
import { passkeySessionOf } from './proof-routes.ts'

/** Routes for the passkeys of the session's account. */
export function passkeyRoutes(app: SchemaApp, options: AccountOptions): void {
	creationRoutes(app, options)
	listRoutes(app, options)
}

/** The two steps of adding a passkey: the options for the browser, then the new credential. */
function creationRoutes(
	app: SchemaApp,
	{ store, key, site, now = Date.now }: AccountOptions,
): void {
	const checks = createPasskeyChecks(store, key, now)

	// Uses up the proof. The challenge can then be answered once, and only in this session.
	app.post('/api/admin/passkeys/options', { bodyLimit: 1_024 }, async (request, reply) => {
		const passkeySession = passkeySessionOf(request, site)
		if (passkeySession === null) return sendError(reply, 'passkeys-unavailable')
		const options = await checks.creationRequest(passkeySession, new URL(site).hostname)
		if (options === null) return sendError(reply, 'conflict')
		await store.proofs.use(passkeySession.session, { act: 'add-passkey', target: '' })
		return options
	})

	app.post('/api/admin/passkeys', body(newPasskey, 16_384), async (request, reply) => {
		const passkeySession = passkeySessionOf(request, site)
		if (passkeySession === null) return sendError(reply, 'passkeys-unavailable')
		const isAdded = await checks.add(request.body, passkeySession)
		if (!isAdded) return sendError(reply, 'invalid', { field: 'credential' })
		return reply.code(201).send()
	})
}

function listRoutes(app: SchemaApp, { store }: AccountOptions): void {
	app.get('/api/admin/passkeys', async (request, reply) => {
		const list: Passkeys = await store.passkeys.list(sessionOf(request).adminId)
		return reply.send(list)
	})

	app.post(
		'/api/admin/passkeys/rename',
		{ ...body(passkeyRename, 4_096), ...requireProof },
		async (request, reply) => {
			const { adminId: id, username: name } = sessionOf(request)
			const passkey = request.body
			const isKnown = await store.passkeys.rename({ id, name }, passkey.id, passkey.name)
			return isKnown ? reply.code(204).send() : sendError(reply, 'not-found')
		},
	)

	app.post('/api/admin/passkeys/remove', body(passkeyRemoval, 4_096), async (request, reply) => {
		const isRemoved = await store.passkeys.remove(sessionOf(request), request.body.id)
		if (!isRemoved) return sendError(reply, 'conflict', { field: 'id' })
		return reply.code(204).send()
	})
}
