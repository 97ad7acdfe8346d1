import words from '#content/messages/es/panel/settings.yaml'
import type { SettingsWords } from '#words/schemas/panel/settings.ts'

// The build has checked the file.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const settingsWords = words as SettingsWords
