import { type WeeklyMail, type WeeklyMailChoice, weeklyMail } from '#contract/weekly-mail.ts'
import { getJson, postJson, requireOk } from '#islands/admin/api.ts'

/** Reads the language of the account's Monday mail. */
export async function readWeeklyMail(_query: string, signal: AbortSignal): Promise<WeeklyMail> {
	return await getJson(weeklyMail, '/api/admin/weekly-mail', signal)
}

/** Returns true, which differs from the null of a cancelled proof. */
export async function saveWeeklyMail(choice: WeeklyMailChoice): Promise<true> {
	await requireOk(await postJson('/api/admin/weekly-mail', choice))
	return true
}
