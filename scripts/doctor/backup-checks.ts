import { tmpdir } from 'node:os'
import { backupsByTime, expiredBackups } from '#domain/retention/backup-names.ts'
import { retention } from '#domain/retention/retention.ts'
import { BackupError } from '#server/backup/backup-error.ts'
import { openBackupPlace } from '#server/backup/backup-place.ts'
import { readBackupSettings, SettingsError, type SettingTexts } from '#settings/settings.ts'
import { fault, type Finding, note, ok } from './finding.ts'

const hourMs = 3_600_000

/** A night and its delays. In hours. */
const maxAgeHours = 30

/**
 * Checks the age of the newest backup in BACKUP_TO, and that none is kept for too long.
 *
 * @param now in milliseconds since 1970
 */
export async function checkBackups(
	environment: SettingTexts,
	now: number,
): Promise<readonly Finding[]> {
	const check = 'backups'
	try {
		const { backup } = readBackupSettings(environment)
		if (backup.to === null) {
			return [
				note(
					check,
					'BACKUP_TO is not set: no backup is made by npm run backup. Set it; see docs/operations.md.',
				),
			]
		}
		const place = await openBackupPlace(backup, tmpdir())
		const names = await place.names()
		const newest = backupsByTime(names).at(-1)
		if (newest === undefined)
			return [fault(check, `${place.description} holds none. Run: npm run backup`)]
		const hours = Math.round((now - newest.time) / hourMs)
		const expired = expiredBackups(names, now)
		return [
			hours > maxAgeHours
				? fault(
						check,
						`The newest, ${newest.name}, is ${hours} hours old. Run: npm run backup, and see why the timer did not.`,
					)
				: ok(check, `The newest, ${newest.name}, is ${hours} hours old.`),
			...(newest.isEncrypted ? [] : [note(check, 'They are not encrypted. Set BACKUP_RECIPIENT.')]),
			...(expired.length === 0
				? []
				: [
						note(
							check,
							`${expired.length} are to be deleted after ${retention.backupNights} nights; the next npm run backup does so.`,
						),
					]),
		]
	} catch (error) {
		if (error instanceof BackupError) return [fault(check, error.message)]
		if (error instanceof SettingsError)
			return [note(check, 'Not checked until the settings are valid.')]
		throw error
	}
}
