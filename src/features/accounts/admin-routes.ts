import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountReference, type Accounts, type Invitation } from './messages/account.ts'
import { sendError } from '#platform/http/api-errors.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import { nameKey } from './rules/name-key.ts'
import { adminName } from '#config/admin-credentials.ts'
import type { AccountOptions } from './accounts.ts'
import { sessionOf } from './login/panel-session.ts'

/**
 * The options of a route that changes accounts. Rejects unconfirmed accounts, which could otherwise create accounts
 * that survive their own suspension.
 */
const accountChange = {
	...body(accountReference, 1_024),
	onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
		if (sessionOf(request).isProvisional) await sendError(reply, 'forbidden')
	},
}

/** Routes for panel accounts and invitations. */
export function accountsRoutes(app: SchemaApp, options: AccountOptions): void {
	invitationRoutes(app, options)
	existingAccountRoutes(app, options)
}

function invitationRoutes(app: SchemaApp, { store }: AccountOptions): void {
	app.post('/api/admin/accounts/invite', accountChange, async (request, reply) => {
		const { name } = request.body
		if (!adminName.safeParse(name).success) return sendError(reply, 'invalid', { field: 'name' })
		const created = await store.invitations.create(name, sessionOf(request))
		if (created === null) return sendError(reply, 'conflict', { field: 'name' })
		return reply.code(201).send(created satisfies Invitation)
	})

	app.post('/api/admin/accounts/withdraw-invitation', accountChange, async (request, reply) => {
		await store.invitations.withdraw(request.body.name, sessionOf(request))
		return reply.code(204).send()
	})
}

function existingAccountRoutes(app: SchemaApp, { store }: AccountOptions): void {
	app.get('/api/admin/accounts', async (request, reply) => {
		const own = sessionOf(request).adminId
		const [active, invitations] = await Promise.all([
			store.admins.active(),
			store.invitations.open(),
		])
		const accounts = active.map(({ id, ...account }) => ({ ...account, isOwn: id === own }))
		return reply.send({ accounts, invitations } satisfies Accounts)
	})

	app.post('/api/admin/accounts/confirm', accountChange, async (request, reply) => {
		await store.invitedAccounts.confirm(request.body.name, sessionOf(request))
		return reply.code(204).send()
	})

	app.post('/api/admin/accounts/disable', accountChange, async (request, reply) => {
		const session = sessionOf(request)
		const { name } = request.body
		if (nameKey(name) === nameKey(session.username)) return sendError(reply, 'conflict')
		const isDisabled = await store.admins.disableOther(name, session)
		if (!isDisabled) return sendError(reply, 'not-found')
		return reply.code(204).send()
	})
}
