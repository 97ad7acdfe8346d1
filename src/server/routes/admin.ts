import type { FastifyInstance } from 'fastify'
import type { AuditEntry } from '#contract/audit-entry.ts'
import { invalidFields } from '#contract/error-response.ts'
import type { FailedMail } from '#contract/failed-mail.ts'
import { type PanelColumns, panelColumns } from '#contract/panel-columns.ts'
import { proof } from '#contract/proof.ts'
import { clientKey } from '#domain/account/client-key.ts'
import { createPasswordCheck } from '#server/auth/log-in.ts'
import { useJsonErrors, sendError } from '#server/http/api-errors.ts'
import { adminCountRoutes } from './admin-counts.ts'
import type { ApiOptions } from './api-options.ts'
import { letterDraftRoutes } from './letter-drafts.ts'
import { letterSendingRoutes } from './letters-sending.ts'
import { requireSession } from './panel-session.ts'
import { personRoutes } from './persons.ts'
import { registrationRoutes } from './registrations.ts'
import { segmentRoutes } from './segments.ts'

type AdminOptions = Pick<
	ApiOptions,
	| 'store'
	| 'key'
	| 'site'
	| 'deleteMailFiles'
	| 'counts'
	| 'now'
	| 'checkLetter'
	| 'sendTestLetter'
	| 'mailLimits'
	| 'onLetterChanged'
>

/** The panel's API. All routes require a session. */
export async function adminRoutes(app: FastifyInstance, options: AdminOptions): Promise<void> {
	const { store, key } = options
	const checkPassword = createPasswordCheck(store, key)
	useJsonErrors(app)
	const sessionOf = requireSession(app, options)
	registrationRoutes(app, options, sessionOf)
	segmentRoutes(app, options)
	personRoutes(app, options, sessionOf)
	letterDraftRoutes(app, options, sessionOf)
	letterSendingRoutes(app, options, sessionOf)

	await app.register(adminCountRoutes, options)

	app.get(
		'/api/admin/failed-mails',
		async (): Promise<readonly FailedMail[]> => await store.outbox.failures(),
	)

	app.get(
		'/api/admin/audit',
		async (): Promise<readonly AuditEntry[]> => await store.audit.newest(),
	)

	app.get('/api/admin/columns', async (request, reply) => {
		const columns: PanelColumns = await store.admins.columnsOf(sessionOf(request).adminId)
		return reply.send(columns)
	})

	app.post('/api/admin/columns', { bodyLimit: 1_024 }, async (request, reply) => {
		const parsed = panelColumns.safeParse(request.body)
		if (!parsed.success) return sendError(reply, 'invalid', invalidFields(parsed.error))
		await store.admins.setColumns(sessionOf(request).adminId, parsed.data)
		return reply.code(204).send()
	})

	app.post('/api/admin/proof', { bodyLimit: 8_192 }, async (request, reply) => {
		const parsed = proof.safeParse(request.body)
		if (!parsed.success) return sendError(reply, 'invalid', invalidFields(parsed.error))
		const { username, token } = sessionOf(request)
		const attempt = { username, password: parsed.data.password, client: clientKey(request.ip) }
		const outcome = await checkPassword(attempt)
		if (outcome.kind === 'refused') return sendError(reply, 'wrong-password')
		if (outcome.kind === 'wait') {
			return sendError(reply.header('retry-after', String(outcome.seconds)), 'too-many')
		}
		await store.sessions.prove(token)
		return reply.code(204).send()
	})
}
