import type { FastifyInstance } from 'fastify'
import { type FailedMail, mailResend } from '#contract/failed-mail.ts'
import type { OwnerFindings } from '#contract/owner-findings.ts'
import { type PanelColumns, panelColumns } from '#contract/panel-columns.ts'
import { useJsonErrors, sendError } from '#server/platform/http/api-errors.ts'
import { body, useSchemas } from '#server/platform/http/route-schemas.ts'
import { accountRoutes } from '#server/accounts/account.ts'
import type { AccountOptions } from '#server/accounts/accounts.ts'
import { accountsRoutes } from '#server/accounts/admin-routes.ts'
import { adminCountRoutes } from '#server/counts/admin-counts.ts'
import { adminGoalRoutes } from '#server/counts/admin-goals.ts'
import type { CountOptions } from '#server/counts/counts.ts'
import type { LetterRouteOptions } from '#server/letters/letters.ts'
import { adminMyDataRoutes } from '#server/my-data/admin-my-data.ts'
import type { MyDataOptions } from '#server/my-data/my-data.ts'
import type { ReadOwnerFindings } from '#server/notices/owner-findings.ts'
import type { PeopleOptions } from '#server/people/people.ts'
import type { WaitlistStores } from '#server/waitlist/waitlist.ts'
import type { WordOptions } from '#server/words/words.ts'
import { type AdminWeeklyOptions, adminWeeklyRoutes } from '#server/notices/weekly/admin-weekly.ts'
import { adminSpeedRoutes } from '#server/counts/admin-speeds.ts'
import { auditRoutes } from '#server/accounts/audit-routes.ts'
import { type BackupOptions, backupRoutes } from '#server/backup/backup-routes.ts'
import { type LaunchOptions, launchRoutes } from '#server/launch/launch-routes.ts'
import { letterDraftRoutes } from '#server/letters/drafts/draft-routes.ts'
import { archivingRoutes } from '#server/letters/archive/archive-routes.ts'
import { pictureRoutes } from '#server/letters/pictures/picture-routes.ts'
import { letterSendingRoutes } from '#server/letters/sending/sending-routes.ts'
import { seriesRoutes } from '#server/letters/series/series-routes.ts'
import { readPeople, requireSession, sessionOf } from '#server/accounts/login/panel-session.ts'
import { passkeyRoutes } from '#server/accounts/login/passkey-routes.ts'
import { byHandRoutes } from '#server/people/by-hand-routes.ts'
import { importRoutes } from '#server/people/import/import-routes.ts'
import { changeRoutes } from '#server/people/changes/change-routes.ts'
import { personRoutes } from '#server/people/person-routes.ts'
import { proofRoutes } from '#server/accounts/login/proof-routes.ts'
import { registrationRoutes } from '#server/people/registration-routes.ts'
import { type SettingOptions, settingRoutes } from '#server/settings/settings-routes.ts'
import { factsRoutes } from '#server/words/facts-routes.ts'
import { wordRoutes } from '#server/words/word-routes.ts'
import { previewRoutes } from '#server/words/preview-routes.ts'
import { publishRoutes } from '#server/words/publish-routes.ts'
import { maxListedFailures } from '#server/waitlist/outbox.ts'
import { segmentRoutes } from '#server/people/segment-routes.ts'

export type AdminOptions = AccountOptions &
	AdminWeeklyOptions &
	BackupOptions &
	CountOptions &
	LaunchOptions &
	LetterRouteOptions &
	MyDataOptions &
	PeopleOptions &
	SettingOptions &
	WordOptions & {
		readonly store: Pick<WaitlistStores, 'outbox'>
		readonly readOwnerFindings: ReadOwnerFindings
	}

/** The panel's API. All routes require a session. */
export async function adminRoutes(plugin: FastifyInstance, options: AdminOptions): Promise<void> {
	const { store, readOwnerFindings } = options
	const app = useSchemas(plugin)
	useJsonErrors(app)
	requireSession(app, options)
	registrationRoutes(app, options)
	segmentRoutes(app, options)
	changeRoutes(app, options)
	importRoutes(app, options)
	byHandRoutes(app, options)
	personRoutes(app, options)
	adminMyDataRoutes(app, options)
	proofRoutes(app, options)
	passkeyRoutes(app, options)
	accountRoutes(app, options)
	accountsRoutes(app, options)
	auditRoutes(app, options)
	adminCountRoutes(app, options)
	adminSpeedRoutes(app, options)
	adminGoalRoutes(app, options)
	adminWeeklyRoutes(app, options)
	backupRoutes(app, options)
	launchRoutes(app, options)
	letterDraftRoutes(app, options)
	letterSendingRoutes(app, options)
	seriesRoutes(app, options)
	pictureRoutes(app, options)
	archivingRoutes(app, options)
	settingRoutes(app, options)
	wordRoutes(app, options)
	factsRoutes(app, options)
	publishRoutes(app, options)
	previewRoutes(app, options)

	app.get('/api/admin/failed-mails', async (request, reply) => {
		const mails = await readPeople(
			store,
			request,
			maxListedFailures,
			async (): Promise<readonly FailedMail[]> => await store.outbox.failures(),
			({ length }) => length,
		)
		return mails ? mails.result : sendError(reply, 'proof-required')
	})

	app.post('/api/admin/failed-mails/resend', body(mailResend), async (request, reply) => {
		const { hasRecentProof, username } = sessionOf(request)
		if (!hasRecentProof) return sendError(reply, 'proof-required')
		const count = await store.outbox.resend(request.body.id ?? null, username)
		if (count > 0) options.onJobQueued(['confirmation'])
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
