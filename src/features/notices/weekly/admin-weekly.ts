import { type WeeklyMail, weeklyMailChoice } from '#features/notices/messages/weekly-mail.ts'
import { type AccountStores, command, sessionOf } from '#features/accounts/accounts.ts'
import type { NoticeStores } from '#features/notices/notices.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'

type AdminWeeklyOptions = {
	readonly store: Pick<AccountStores, 'admins'> & Pick<NoticeStores, 'weekly'>
}

export function adminWeeklyRoutes(app: SchemaApp, { store }: AdminWeeklyOptions): void {
	app.get('/api/admin/weekly-mail', async (request): Promise<WeeklyMail> => {
		const { adminId } = sessionOf(request)
		const email = await store.admins.emailOf(adminId)
		return { language: await store.weekly.languageOf(adminId), hasAddress: email !== null }
	})

	const choice = body(weeklyMailChoice, 1_024)
	command(app, '/api/admin/weekly-mail', choice, async ({ language }, { adminId, username }) => {
		await store.weekly.setLanguage(adminId, language, username)
	})
}
