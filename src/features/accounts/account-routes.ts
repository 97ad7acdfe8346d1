import { type Account, type OpenSessions, passwordChange, sessionEnd } from './messages/account.ts'
import { type PanelColumns, panelColumns } from './messages/panel-columns.ts'
import { nameKey } from './rules/name-key.ts'
import { createPasswordProof } from './login/log-in.ts'
import { hashPassword } from './password.ts'
import { sendError } from '#platform/http/api-errors.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import { sessionIdOf } from './login/sessions.ts'
import type { AccountOptions } from './accounts.ts'
import { sessionOf } from './login/panel-session.ts'
import { sendRefusal } from './login/send-refusal.ts'

/** The password, the open sessions and the columns of the session's account. */
export function accountRoutes(
	app: SchemaApp,
	{ store, configuredAdmin = null }: AccountOptions,
): void {
	const provePassword = createPasswordProof(store)
	const isInSettings = (name: string) =>
		configuredAdmin !== null && nameKey(name) === nameKey(configuredAdmin)

	app.get('/api/admin/account', async (request, reply) => {
		const { username, adminId } = sessionOf(request)
		const state = await store.admins.passwordState(adminId)
		const isPasswordInSettings = isInSettings(username)
		return reply.send({ username, isPasswordInSettings, ...state } satisfies Account)
	})

	// Requires the current password, or a passkey if none is set: a recent login must not be enough to take over the
	// account.
	app.post('/api/admin/password', body(passwordChange, 16_384), async (request, reply) => {
		const session = sessionOf(request)
		if (isInSettings(session.username)) return sendError(reply, 'conflict')
		const { current, password } = request.body
		if (current === undefined) {
			const isSet = await store.admins.changePassword(session, await hashPassword(password), true)
			if (!isSet) return sendError(reply, 'conflict', { field: 'current' })
		} else {
			const outcome = await provePassword(session, current)
			if (outcome.kind !== 'valid') return sendRefusal(reply, outcome, 'wrong-password')
			await store.admins.changePassword(session, await hashPassword(password), false)
			await store.proofs.prove(session.token)
		}
		return reply.code(204).send()
	})

	app.get('/api/admin/sessions', async (request, reply) => {
		const { adminId, token } = sessionOf(request)
		const sessions: OpenSessions = await store.sessions.list(adminId, token)
		return reply.send(sessions)
	})

	app.post('/api/admin/sessions/end', body(sessionEnd, 1_024), async (request, reply) => {
		const session = sessionOf(request)
		if (request.body.id === sessionIdOf(session.token))
			return sendError(reply, 'conflict', { field: 'id' })
		if (request.body.id === 'all-others') await store.sessions.endOthers(session)
		else await store.sessions.endOne(session, request.body.id)
		return reply.code(204).send()
	})

	app.get('/api/admin/columns', async (request, reply) => {
		const columns: PanelColumns = await store.admins.columnsOf(sessionOf(request).adminId)
		return reply.send(columns)
	})

	app.post('/api/admin/columns', body(panelColumns, 1_024), async (request, reply) => {
		await store.admins.setColumns(sessionOf(request).adminId, request.body)
		return reply.code(204).send()
	})
}
