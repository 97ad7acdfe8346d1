import type { SettingList } from './messages/settings.ts'
import { isSecret, storableNames, storableSetting } from '#config/rules/storable-settings.ts'
import type { SettingTexts } from '#config/settings.ts'
import type { OpenedSettings } from './open-settings.ts'

/** All storable settings with their current values and their sources, without passwords. */
export function listSettings(
	{ values: stored, unreadable }: OpenedSettings,
	environment: SettingTexts,
): SettingList {
	const given = withLogins(environment)
	return storableNames.map((name) => {
		const { byDefault = null, server } = storableSetting(name)
		const isReadable = !unreadable.includes(name)
		const text = given[name] || stored[name]
		const value = text !== undefined && isSecret(name) ? 'set' : (text ?? byDefault)
		if (given[name]) {
			const lockedBy = environment[name] ? name : server
			return { name, value, source: 'environment', lockedBy, isReadable: true }
		}
		return stored[name] === undefined
			? { name, value, source: 'default', isReadable: true }
			: { name, value, source: 'database', isReadable }
	})
}

/** Moves user names and passwords from the URLs of mail servers to the settings for user name and password. */
function withLogins(environment: SettingTexts): SettingTexts {
	const texts: Record<string, string | undefined> = { ...environment }
	for (const account of ['SMTP', 'IMAP'] as const) {
		const url = URL.parse(environment[`${account}_URL`] ?? '')
		if (!url?.username) continue
		texts[`${account}_USER`] = decodeURIComponent(url.username)
		texts[`${account}_PASSWORD`] = url.password
		url.username = ''
		url.password = ''
		texts[`${account}_URL`] = url.href
	}
	return texts
}
