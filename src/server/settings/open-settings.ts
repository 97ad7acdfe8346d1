import { createHash, randomBytes, type KeyObject } from 'node:crypto'
import {
	isStorable,
	type StorableName,
	storableSetting,
} from '#domain/settings/storable-settings.ts'
import { openText } from '#server/platform/db/sealed-text.ts'
import type { SettingTexts } from '#settings/settings.ts'

/** The stored settings as texts. */
export type OpenedSettings = {
	readonly values: SettingTexts
	/** The secrets that were stored with another key, and have to be entered again. */
	readonly unreadable: readonly StorableName[]
}

/** A stored setting as it lies in the database. */
export type SettingRow = { readonly name: string; readonly value: string }

/**
 * A digest of the stored settings that differs whenever they do.
 *
 * @example revisionOf([{ name: 'MAIL_PER_HOUR', value: '50' }]) === revisionOf([]) // false
 */
export function revisionOf(rows: readonly SettingRow[]): string {
	const texts = rows.map(({ name, value }) => JSON.stringify([name, value]))
	return createHash('sha256').update(texts.toSorted().join('\n')).digest('base64url')
}

/**
 * Decrypts the secrets among stored settings. One that was stored with another key becomes a random one: the site starts,
 * its mails wait as with any wrong password, and nothing is taken for unset, which would write mails to files.
 *
 * @param key null if there is none
 * @example openSettings([{ name: 'MAIL_PER_HOUR', value: '50' }], null).values // { MAIL_PER_HOUR: '50' }
 */
export function openSettings(rows: readonly SettingRow[], key: KeyObject | null): OpenedSettings {
	const values: Record<string, string> = {}
	const unreadable: StorableName[] = []
	for (const { name, value } of rows) {
		// A name of a newer release.
		if (!isStorable(name)) continue
		const text = storableSetting(name).isSecret ? key && openText(value, key, name) : value
		if (text === null) unreadable.push(name)
		values[name] = text ?? `whsec_${randomBytes(32).toString('base64')}`
	}
	return { values, unreadable }
}
