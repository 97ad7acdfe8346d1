import { panelSettings, type SettingChanges } from '#features/settings/messages/settings.ts'
import { command, resource } from '#panel/client/api.ts'

export const settingsQuery = resource(panelSettings, '/api/admin/settings')

/** Saves all changes or none. */
export const saveSettings = command<SettingChanges>('/api/admin/settings')
