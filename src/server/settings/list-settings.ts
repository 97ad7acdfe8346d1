import {
	type SettingSource,
	type StorableName,
	storableNames,
	storableSetting,
} from '#domain/settings/storable-settings.ts'
import type { SettingTexts } from '#settings/settings.ts'
import type { OpenedSettings } from './open-settings.ts'

/** A setting without secrets. */
export type ShownSetting = {
	readonly name: StorableName
	/** The value in force; `set` for a secret, null if unset. */
	readonly value: string | null
	readonly source: SettingSource
	/** False for a secret encrypted with another key. */
	readonly isReadable: boolean
}

/** All storable settings with their values in force and their sources, without passwords. */
export function listSettings(
	{ values: stored, unreadable }: OpenedSettings,
	environment: SettingTexts,
): readonly ShownSetting[] {
	return storableNames.map((name) => {
		const source: SettingSource = environment[name]
			? 'environment'
			: stored[name] === undefined
				? 'default'
				: 'database'
		const text = environment[name] || stored[name]
		const { byDefault = null } = storableSetting(name)
		return {
			name,
			value: text === undefined ? byDefault : shown(name, text),
			source,
			isReadable: source !== 'database' || !unreadable.includes(name),
		}
	})
}

/** Removes the password that a URL in the environment can contain. */
function shown(name: StorableName, text: string): string {
	if (storableSetting(name).isSecret) return 'set'
	if (!URL.canParse(text)) return text
	const url = new URL(text)
	if (url.password === '') return text
	url.password = '***'
	return url.href
}
