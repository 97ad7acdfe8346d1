import {
	type SettingSource,
	type StorableName,
	storableNames,
	storableSetting,
} from '#domain/settings/storable-settings.ts'
import type { SettingTexts } from '#settings/settings.ts'
import type { OpenedSettings } from './open-settings.ts'

/** A setting as it may be shown. */
export type ShownSetting = {
	readonly name: StorableName
	/** The text in force; `set` for a secret, null if it is unset. */
	readonly value: string | null
	readonly source: SettingSource
	/** False for a secret that was stored with another key. */
	readonly isReadable: boolean
}

/**
 * All settings that can be stored, with what is in force and where it comes from, and without any password.
 *
 * @example listSettings({ values: {}, unreadable: [] }, { SMTP_PASSWORD: 'x' })
 * // [ …, { name: 'SMTP_PASSWORD', value: 'set', source: 'environment', isReadable: true }, … ]
 */
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

/** Without the password that an address of the environment can hold. */
function shown(name: StorableName, text: string): string {
	if (storableSetting(name).isSecret) return 'set'
	if (!URL.canParse(text)) return text
	const url = new URL(text)
	if (url.password === '') return text
	url.password = '***'
	return url.href
}
