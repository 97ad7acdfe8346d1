import { createHash, randomBytes, type KeyObject } from 'node:crypto'
import { isSecret, isStorable, type StorableName } from '#config/rules/storable-settings.ts'
import { openText } from '#platform/db/sealed-text.ts'
import type { SettingTexts } from '#config/settings.ts'

/** The stored settings as texts. */
export type OpenedSettings = {
	readonly values: SettingTexts
	/** Secrets that were encrypted with another key and must be entered again. */
	readonly unreadable: readonly StorableName[]
	/** Changes whenever the stored settings do. */
	readonly revision: string
}

export type SettingRow = { readonly name: string; readonly value: string }

/**
 * A digest that changes whenever the stored settings do.
 *
 * @example revisionOf([{ name: 'MAIL_PER_HOUR', value: '50' }]) === revisionOf([]) // false
 */
export function revisionOf(rows: readonly SettingRow[]): string {
	const texts = rows.map(({ name, value }) => JSON.stringify([name, value]))
	return createHash('sha256').update(texts.toSorted().join('\n')).digest('base64url')
}

/**
 * Decrypts the stored settings. A secret that cannot be decrypted becomes a random value, so that the site starts and
 * emails wait in the queue as they do with a wrong password. If the secret were unset, emails would be written to files
 * instead.
 *
 * @param key null if there is none
 * @example openSettings([{ name: 'MAIL_PER_HOUR', value: '50' }], null).values // { MAIL_PER_HOUR: '50' }
 */
export function openSettings(rows: readonly SettingRow[], key: KeyObject | null): OpenedSettings {
	const values: Record<string, string> = {}
	const unreadable: StorableName[] = []
	for (const { name, value } of rows) {
		// A newer release stored this setting, which this release does not know.
		if (!isStorable(name)) continue
		const text = isSecret(name) ? key && openText(value, key, name) : value
		if (text === null) unreadable.push(name)
		values[name] = text ?? `whsec_${randomBytes(32).toString('base64')}`
	}
	return { values, unreadable, revision: revisionOf(rows) }
}
