import type { FastifyRequest } from 'fastify'
import { accountReference, type Accounts, type Invitation } from './messages/account.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import { nameKey } from './rules/name-key.ts'
import { adminName } from '#config/admin-credentials.ts'
import type { AccountOptions } from './accounts.ts'
import { command, sessionOf } from './login/panel-session.ts'

/**
 * Rejects unconfirmed accounts. Otherwise an unconfirmed account could create further accounts, and its user could keep
 * access through them after its suspension.
 */
const accountChange = {
	...body(accountReference, 1_024),
	onRequest: async (request: FastifyRequest) => {
		if (sessionOf(request).isProvisional)
			throw new Refusal('The account is unconfirmed', 'forbidden')
	},
}

export function accountsRoutes(app: SchemaApp, { store }: AccountOptions): void {
	app.post('/api/admin/accounts/invite', accountChange, async (request, reply) => {
		const { name } = request.body
		if (!adminName.safeParse(name).success)
			throw new Refusal('The name is invalid', 'invalid', { field: 'name' })
		const created = await store.invitations.create(name, sessionOf(request))
		return reply.code(201).send(created satisfies Invitation)
	})

	const withdrawal = '/api/admin/accounts/withdraw-invitation'
	command(app, withdrawal, accountChange, async ({ name }, session) => {
		await store.invitations.withdraw(name, session)
	})

	app.get('/api/admin/accounts', async (request): Promise<Accounts> => {
		const own = sessionOf(request).adminId
		const [active, invitations] = await Promise.all([
			store.admins.active(),
			store.invitations.open(),
		])
		const accounts = active.map(({ id, ...account }) => ({ ...account, isOwn: id === own }))
		return { accounts, invitations }
	})

	command(app, '/api/admin/accounts/confirm', accountChange, async ({ name }, session) => {
		await store.invitedAccounts.confirm(name, session)
	})

	command(app, '/api/admin/accounts/disable', accountChange, async ({ name }, session) => {
		if (nameKey(name) === nameKey(session.username))
			throw new Refusal('The account is that of the session', 'conflict')
		await store.admins.disableOther(name, session)
	})
}
