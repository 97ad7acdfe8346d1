import { type Account, type OpenSessions, passwordChange, sessionEnd } from './messages/account.ts'
import { type PanelColumns, panelColumns } from './messages/panel-columns.ts'
import { nameKey } from './rules/name-key.ts'
import { provePassword } from './login/log-in.ts'
import { hashPassword } from './password.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import { sessionIdOf } from './login/sessions.ts'
import type { AccountOptions } from './accounts.ts'
import { command, sessionOf } from './login/panel-session.ts'

export function accountRoutes(
	app: SchemaApp,
	{ store, configuredAdmin = null }: AccountOptions,
): void {
	const isInSettings = (name: string) =>
		configuredAdmin !== null && nameKey(name) === nameKey(configuredAdmin)

	app.get('/api/admin/account', async (request): Promise<Account> => {
		const { username, adminId } = sessionOf(request)
		const state = await store.admins.passwordState(adminId)
		return { username, isPasswordInSettings: isInSettings(username), ...state }
	})

	// Requires the current password or, if the account has none, a passkey: a recent login must not be enough to take
	// over the account.
	command(app, '/api/admin/password', body(passwordChange, 16_384), async (sent, session) => {
		if (isInSettings(session.username)) throw new Refusal('The settings set it', 'conflict')
		const isFirst = sent.current === undefined
		if (sent.current !== undefined) await provePassword(store, session, sent.current)
		const hash = await hashPassword(sent.password)
		const isSet = await store.admins.changePassword(session, hash, isFirst)
		if (!isSet) throw new Refusal('It has a password', 'conflict', { field: 'current' })
		if (!isFirst) await store.proofs.prove(session.token)
	})

	app.get('/api/admin/sessions', async (request): Promise<OpenSessions> => {
		const { adminId, token } = sessionOf(request)
		return await store.sessions.list(adminId, token)
	})

	command(app, '/api/admin/sessions/end', body(sessionEnd, 1_024), async ({ id }, session) => {
		if (id === sessionIdOf(session.token))
			throw new Refusal('The session is the current one', 'conflict', { field: 'id' })
		await store.sessions.endSome(session, id === 'all-others' ? undefined : id)
	})

	app.get('/api/admin/columns', async (request): Promise<PanelColumns> =>
		store.admins.columnsOf(sessionOf(request).adminId),
	)

	command(app, '/api/admin/columns', body(panelColumns, 1_024), async (columns, { adminId }) =>
		store.admins.setColumns(adminId, columns),
	)
}
