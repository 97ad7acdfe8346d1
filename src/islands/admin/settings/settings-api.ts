import { type PanelSettings, panelSettings, type SettingChanges } from '#contract/settings.ts'
import { getJson, postJson, requireOk, SessionEnded } from '#islands/admin/api.ts'

export async function readSettings(_query: string, signal: AbortSignal): Promise<PanelSettings> {
	return await getJson(panelSettings, '/api/admin/settings', signal)
}

/** How often it is asked whether the site uses what was saved, and how long. */
const askEveryMs = 500
const askForMs = 20_000

/** Saves all changes or none. Resolves when the site uses them, or will not for now. */
export async function saveSettings(
	changes: SettingChanges,
	onSaved: () => void,
): Promise<PanelSettings['effect']> {
	await requireOk(await postJson('/api/admin/settings', changes))
	onSaved()
	return await settingsTakenOver()
}

/** Resolves when the site uses what is stored, or will not for now. */
export async function settingsTakenOver(): Promise<PanelSettings['effect']> {
	const until = Date.now() + askForMs
	for (;;) {
		const effect = await readEffect()
		if (effect !== 'taking-over' || Date.now() > until) return effect
		await new Promise((resolve) => setTimeout(resolve, askEveryMs))
	}
}

/** A site that starts again does not answer for a moment. */
async function readEffect(): Promise<PanelSettings['effect']> {
	try {
		return (await readSettings('', AbortSignal.timeout(askForMs))).effect
	} catch (error) {
		if (error instanceof SessionEnded) throw error
		return 'taking-over'
	}
}
