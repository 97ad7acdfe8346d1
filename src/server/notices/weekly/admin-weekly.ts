import { type WeeklyMail, weeklyMailChoice } from '#contract/weekly-mail.ts'
import { sessionOf } from '#server/accounts/login/panel-session.ts'
import type { ApiOptions } from '#server/api/api-options.ts'
import { body, type SchemaApp } from '#server/platform/http/route-schemas.ts'

/** Panel routes for the account's weekly mail. */
export function adminWeeklyRoutes(app: SchemaApp, { store }: Pick<ApiOptions, 'store'>): void {
	app.get('/api/admin/weekly-mail', async (request, reply) => {
		const { adminId } = sessionOf(request)
		const email = await store.admins.emailOf(adminId)
		const language = await store.weekly.languageOf(adminId)
		return reply.send({ language, hasAddress: email !== null } satisfies WeeklyMail)
	})

	app.post('/api/admin/weekly-mail', body(weeklyMailChoice, 1_024), async (request, reply) => {
		const { adminId, username } = sessionOf(request)
		await store.weekly.setLanguage(adminId, request.body.language, username)
		return reply.code(204).send()
	})
}
