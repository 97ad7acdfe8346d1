import { tmpdir } from 'node:os'
import { backupsByTime, expiredBackups } from '#domain/retention/backup-names.ts'
import { readBackupSettings, type SettingTexts } from '#settings/settings.ts'
import { openBackupPlace } from './backup-place.ts'

const hourMs = 3_600_000

/** A night and its delays. In hours. */
const maxAgeHours = 30

/** What BACKUP_TO holds. */
export type BackupState =
	| { readonly kind: 'unset' }
	| { readonly kind: 'none'; readonly place: string }
	| {
			readonly kind: 'kept'
			/** The name of the newest. */
			readonly newest: string
			readonly ageHours: number
			/** Older than a night. */
			readonly isOld: boolean
			readonly isEncrypted: boolean
			/** How many are kept for too long. */
			readonly expired: number
	  }

/**
 * Reads which backups there are.
 *
 * @param now in milliseconds since 1970
 * @throws SettingsError if a setting is invalid
 * @throws BackupError if the place cannot be read
 */
export async function readBackupState(
	environment: SettingTexts,
	now: number,
): Promise<BackupState> {
	const { backup } = readBackupSettings(environment)
	if (backup.to === null) return { kind: 'unset' }
	const place = await openBackupPlace(backup, tmpdir())
	const names = await place.names()
	const newest = backupsByTime(names).at(-1)
	if (newest === undefined) return { kind: 'none', place: place.description }
	const ageHours = Math.round((now - newest.time) / hourMs)
	return {
		kind: 'kept',
		newest: newest.name,
		ageHours,
		isOld: ageHours > maxAgeHours,
		isEncrypted: newest.isEncrypted,
		expired: expiredBackups(names, now).length,
	}
}
