import { type PanelSettings, panelSettings, type SettingChanges } from '#contract/settings.ts'
import { postJson, reader, requireOk, SessionEnded } from '#islands/admin/api.ts'

export const readSettings = reader(panelSettings, '/api/admin/settings')

/** Polling interval and timeout for the site to use the saved settings. */
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

/** Resolves when the site uses the stored settings, or will not for now. */
export async function settingsTakenOver(): Promise<PanelSettings['effect']> {
	const until = Date.now() + askForMs
	for (;;) {
		const effect = await readEffect()
		if (effect !== 'taking-over' || Date.now() > until) return effect
		await new Promise((resolve) => setTimeout(resolve, askEveryMs))
	}
}

/** A restarting site does not respond for a moment. */
async function readEffect(): Promise<PanelSettings['effect']> {
	try {
		return (await readSettings('', AbortSignal.timeout(askForMs))).effect
	} catch (error) {
		if (error instanceof SessionEnded) throw error
		return 'taking-over'
	}
}
