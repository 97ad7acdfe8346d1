import type { FastifyInstance } from 'fastify'
import { accountRoutes } from '#features/accounts/account-routes.ts'
import { accountsRoutes } from '#features/accounts/admin-routes.ts'
import { auditRoutes } from '#features/accounts/audit-routes.ts'
import { requireSession } from '#features/accounts/login/panel-session.ts'
import { passkeyRoutes } from '#features/accounts/login/passkey-routes.ts'
import { proofRoutes } from '#features/accounts/login/proof-routes.ts'
import { backupRoutes } from '#features/backup/backup-routes.ts'
import { adminCountRoutes } from '#features/counts/admin-counts.ts'
import { launchRoutes } from '#features/launch/launch-routes.ts'
import { archivingRoutes } from '#features/letters/archive/archive-routes.ts'
import { letterDraftRoutes } from '#features/letters/drafts/draft-routes.ts'
import { pictureRoutes } from '#features/letters/pictures/picture-routes.ts'
import { letterSendingRoutes } from '#features/letters/sending/sending-routes.ts'
import { seriesRoutes } from '#features/letters/series/series-routes.ts'
import { adminMyDataRoutes } from '#features/my-data/admin-my-data.ts'
import { findingRoutes } from '#features/notices/owner-findings.ts'
import { adminWeeklyRoutes } from '#features/notices/weekly/admin-weekly.ts'
import { byHandRoutes } from '#features/people/by-hand-routes.ts'
import { changeRoutes } from '#features/people/changes/change-routes.ts'
import { importRoutes } from '#features/people/import/import-routes.ts'
import { leavePanelRoutes } from '#features/leave/leave-panel-routes.ts'
import { personRoutes } from '#features/people/person-routes.ts'
import { registrationRoutes } from '#features/people/registration-routes.ts'
import { segmentRoutes } from '#features/people/segment-routes.ts'
import { useJsonErrors } from '#platform/http/api-errors.ts'
import { compressAnswers } from '#platform/http/compress-answers.ts'
import { useSchemas } from '#platform/http/route-schemas.ts'
import { settingRoutes } from '#features/settings/settings-routes.ts'
import { outboxRoutes } from '#features/waitlist/outbox-routes.ts'
import { factsRoutes } from '#cms/facts/facts-routes.ts'
import { pageRoutes } from '#cms/pages/page-routes.ts'
import { previewRoutes } from '#cms/preview-routes.ts'
import { publishRoutes } from '#cms/publish/publish-routes.ts'
import { wordRoutes } from '#cms/word-routes.ts'

const panelRoutes = [
	registrationRoutes,
	segmentRoutes,
	changeRoutes,
	importRoutes,
	byHandRoutes,
	personRoutes,
	adminMyDataRoutes,
	leavePanelRoutes,
	proofRoutes,
	passkeyRoutes,
	accountRoutes,
	accountsRoutes,
	auditRoutes,
	adminCountRoutes,
	adminWeeklyRoutes,
	backupRoutes,
	launchRoutes,
	letterDraftRoutes,
	letterSendingRoutes,
	seriesRoutes,
	pictureRoutes,
	archivingRoutes,
	settingRoutes,
	wordRoutes,
	factsRoutes,
	pageRoutes,
	publishRoutes,
	previewRoutes,
	outboxRoutes,
	findingRoutes,
] as const

/** The intersection of the members of a union. */
export type All<Each> = (Each extends unknown ? (each: Each) => void : never) extends (
	all: infer Whole,
) => void
	? Whole
	: never

/** The dependencies of all routes: the second parameters of their functions. */
type AdminOptions = All<Parameters<(typeof panelRoutes)[number]>[1]>

/** All routes require a session. */
export async function adminRoutes(plugin: FastifyInstance, options: AdminOptions): Promise<void> {
	const app = useSchemas(plugin)
	useJsonErrors(app)
	compressAnswers(app)
	requireSession(app, options)
	for (const register of panelRoutes) register(app, options)
}
