import type { FastifyInstance } from 'fastify'
import {
	accountDisabling,
	type Accounts,
	type Invitation,
	invitationWithdrawal,
	newInvitation,
} from '#contract/account.ts'
import { invalidFields } from '#contract/error-response.ts'
import { sendError } from '#server/http/api-errors.ts'
import { nameKey } from '#domain/account/name-key.ts'
import { adminName } from '#settings/account.ts'
import type { ApiOptions } from './api-options.ts'
import { requireProof, type SessionOf } from './panel-session.ts'

/** The accounts of the panel, and invitations of further ones. */
export function accountsRoutes(
	app: FastifyInstance,
	{ store }: Pick<ApiOptions, 'store'>,
	sessionOf: SessionOf,
): void {
	const proven = { ...requireProof(sessionOf), bodyLimit: 1_024 }

	app.get('/api/admin/accounts', async (request, reply) => {
		const own = sessionOf(request).adminId
		const [active, invitations] = await Promise.all([
			store.admins.active(),
			store.invitations.open(),
		])
		const accounts = active.map(({ id, ...account }) => ({ ...account, isOwn: id === own }))
		return reply.send({ accounts, invitations } satisfies Accounts)
	})

	app.post('/api/admin/accounts/invite', proven, async (request, reply) => {
		const parsed = newInvitation.safeParse(request.body)
		if (!parsed.success) return sendError(reply, 'invalid', invalidFields(parsed.error))
		const { name } = parsed.data
		if (!adminName.safeParse(name).success) return sendError(reply, 'invalid', { field: 'name' })
		const created = await store.invitations.create(name, sessionOf(request).username)
		if (created === null) return sendError(reply, 'conflict', { field: 'name' })
		return reply.code(201).send(created satisfies Invitation)
	})

	app.post('/api/admin/accounts/withdraw-invitation', proven, async (request, reply) => {
		const parsed = invitationWithdrawal.safeParse(request.body)
		if (!parsed.success) return sendError(reply, 'invalid', invalidFields(parsed.error))
		await store.invitations.withdraw(parsed.data.name, sessionOf(request).username)
		return reply.code(204).send()
	})

	app.post('/api/admin/accounts/disable', proven, async (request, reply) => {
		const parsed = accountDisabling.safeParse(request.body)
		if (!parsed.success) return sendError(reply, 'invalid', invalidFields(parsed.error))
		const { adminId: id, username } = sessionOf(request)
		const { name } = parsed.data
		if (nameKey(name) === nameKey(username)) return sendError(reply, 'conflict')
		const isDisabled = await store.admins.disableOther(name, { id, name: username })
		return isDisabled ? reply.code(204).send() : sendError(reply, 'not-found')
	})
}
