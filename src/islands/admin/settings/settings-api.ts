import { panelSettings, type SettingChanges } from '#contract/settings.ts'
import { command, reader } from '#islands/admin/api.ts'

export const readSettings = reader(panelSettings, '/api/admin/settings')

/** Saves all changes or none. */
export const saveSettings = command<SettingChanges>('/api/admin/settings')
