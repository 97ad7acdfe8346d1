import type { FastifyInstance } from 'fastify'
import { type FailedMail, mailResend } from '#contract/failed-mail.ts'
import type { OwnerFindings } from '#contract/owner-findings.ts'
import { type PanelColumns, panelColumns } from '#contract/panel-columns.ts'
import { useJsonErrors, sendError } from '#server/http/api-errors.ts'
import { body, useSchemas } from '#server/http/route-schemas.ts'
import { accountRoutes } from './account.ts'
import { accountsRoutes } from './accounts.ts'
import { adminCountRoutes } from './admin-counts.ts'
import type { ApiOptions } from './api-options.ts'
import { auditRoutes } from './audit.ts'
import { letterDraftRoutes } from './letter-drafts.ts'
import { letterSendingRoutes } from './letters-sending.ts'
import { limitActs, limitReads, requireSession } from './panel-session.ts'
import { passkeyRoutes } from './passkeys.ts'
import { personRoutes } from './persons.ts'
import { proofRoutes } from './proof.ts'
import { registrationRoutes } from './registrations.ts'
import { segmentRoutes } from './segments.ts'

type AdminOptions = Pick<
	ApiOptions,
	| 'store'
	| 'key'
	| 'site'
	| 'links'
	| 'signupsPerClient'
	| 'onMailQueued'
	| 'deleteMailFiles'
	| 'counts'
	| 'now'
	| 'checkLetter'
	| 'sendTestLetter'
	| 'readOwnerFindings'
	| 'mailLimits'
	| 'bounceMailbox'
	| 'onLetterChanged'
	| 'onAccessChanged'
	| 'configuredAdmin'
>

const maxFailedMails = 200

/** The panel's API. All routes require a session. */
export async function adminRoutes(plugin: FastifyInstance, options: AdminOptions): Promise<void> {
	const { store, readOwnerFindings } = options
	const app = useSchemas(plugin)
	useJsonErrors(app)
	const sessionOf = requireSession(app, options)
	const readPeople = limitReads(options, sessionOf)
	const countAct = limitActs(options, sessionOf)
	registrationRoutes(app, options, sessionOf, readPeople, countAct)
	segmentRoutes(app, options)
	personRoutes(app, options, sessionOf, readPeople, countAct)
	proofRoutes(app, options, sessionOf)
	passkeyRoutes(app, options, sessionOf)
	accountRoutes(app, options, sessionOf)
	accountsRoutes(app, options, sessionOf)
	auditRoutes(app, options, sessionOf)
	adminCountRoutes(app, options, sessionOf)
	letterDraftRoutes(app, options, sessionOf, countAct)
	letterSendingRoutes(app, options, sessionOf)

	app.get('/api/admin/failed-mails', async (request, reply) => {
		const mails = await readPeople(
			request,
			maxFailedMails,
			async (): Promise<readonly FailedMail[]> => await store.outbox.failures(maxFailedMails),
			({ length }) => length,
		)
		return mails ? mails.result : sendError(reply, 'proof-required')
	})

	app.post('/api/admin/failed-mails/resend', body(mailResend), async (request, reply) => {
		const { hasRecentProof, username } = sessionOf(request)
		if (!hasRecentProof) return sendError(reply, 'proof-required')
		const count = await store.outbox.resend(request.body.id ?? null, username)
		if (count > 0) options.onMailQueued()
		return { count }
	})

	app.get('/api/admin/findings', async (): Promise<OwnerFindings> => await readOwnerFindings())

	app.get('/api/admin/columns', async (request, reply) => {
		const columns: PanelColumns = await store.admins.columnsOf(sessionOf(request).adminId)
		return reply.send(columns)
	})

	app.post('/api/admin/columns', body(panelColumns, 1_024), async (request, reply) => {
		await store.admins.setColumns(sessionOf(request).adminId, request.body)
		return reply.code(204).send()
	})
}
