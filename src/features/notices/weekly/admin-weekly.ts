import { type WeeklyMail, weeklyMailChoice } from '#features/notices/messages/weekly-mail.ts'
import { type AccountStores, sessionOf } from '#features/accounts/accounts.ts'
import type { NoticeStores } from '#features/notices/notices.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'

type AdminWeeklyOptions = {
	readonly store: Pick<AccountStores, 'admins'> & Pick<NoticeStores, 'weekly'>
}

/** Panel routes for the account's weekly email. */
export function adminWeeklyRoutes(app: SchemaApp, { store }: AdminWeeklyOptions): void {
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
