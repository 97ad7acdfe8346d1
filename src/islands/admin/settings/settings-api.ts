import { type SettingChanges, type SettingList, settingList } from '#contract/settings.ts'
import { getJson, postJson, requireOk } from '#islands/admin/api.ts'

export async function readSettings(_query: string, signal: AbortSignal): Promise<SettingList> {
	return await getJson(settingList, '/api/admin/settings', signal)
}

/** Returns true, so that a result differs from the null of a cancelled proof. */
export async function saveSettings(changes: SettingChanges): Promise<true> {
	await requireOk(await postJson('/api/admin/settings', changes))
	return true
}
