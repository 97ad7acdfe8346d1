import {
	newPasskey,
	passkeyRemoval,
	passkeyRename,
	type Passkeys,
} from '#features/accounts/messages/passkey.ts'
import { accountLimits } from '#config/rules/account-limits.ts'
import { createPasskeyChecks } from './passkeys.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import type { AccountOptions } from '#features/accounts/accounts.ts'
import { command, requireProof, sessionOf } from './panel-session.ts'
import { passkeySessionOf } from './proof-routes.ts'

export function passkeyRoutes(
	app: SchemaApp,
	{ store, key, site, now = Date.now }: AccountOptions,
): void {
	const checks = createPasskeyChecks(store, key, now)

	// Adding a passkey takes two requests: this one fetches the options for the browser and uses up the
	// re-authentication, the next one sends the new credential. The challenge can be answered once, and only in this
	// session.
	app.post('/api/admin/passkeys/options', { bodyLimit: 1_024 }, async (request) => {
		const passkeySession = passkeySessionOf(request, site)
		const existing = await store.passkeys.list(passkeySession.account.id)
		if (existing.length >= accountLimits.maxPasskeysPerAccount)
			throw new Refusal('There are too many passkeys', 'conflict')
		await store.proofs.use(passkeySession.session, { act: 'add-passkey', target: '' })
		return checks.creationRequest(passkeySession, new URL(site).hostname, existing)
	})

	app.post('/api/admin/passkeys', body(newPasskey, 16_384), async (request, reply) => {
		const passkeySession = passkeySessionOf(request, site)
		const { account, device } = passkeySession
		const { name, credential } = request.body
		const created = await checks.checkCreation(credential, passkeySession)
		if (created === null || !(await store.passkeys.add(account, { ...created, name }, device)))
			throw new Refusal('The passkey is invalid', 'invalid', { field: 'credential' })
		return reply.code(201).send()
	})

	app.get('/api/admin/passkeys', async (request): Promise<Passkeys> =>
		store.passkeys.list(sessionOf(request).adminId),
	)

	const renameBody = { ...body(passkeyRename, 4_096), ...requireProof }
	command(app, '/api/admin/passkeys/rename', renameBody, async ({ id, name }, session) =>
		store.passkeys.rename({ id: session.adminId, name: session.username }, id, name),
	)

	const removalBody = body(passkeyRemoval, 4_096)
	command(app, '/api/admin/passkeys/remove', removalBody, async ({ id }, session) => {
		await store.passkeys.remove(session, id)
	})
}
