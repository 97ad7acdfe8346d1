import { retention } from '#domain/retention/retention.ts'
import { BackupError } from '#server/backup/backup-error.ts'
import { type BackupState, readBackupState } from '#server/backup/backup-state.ts'
import { SettingsError, type SettingTexts } from '#settings/settings.ts'
import { fault, type Finding, note, ok } from './finding.ts'

const check = 'backups'

/**
 * Checks the age of the newest backup in BACKUP_TO, and that none is kept for too long.
 *
 * @param now in milliseconds since 1970
 */
export async function checkBackups(
	environment: SettingTexts,
	now: number,
): Promise<readonly Finding[]> {
	try {
		return findingsOf(await readBackupState(environment, now))
	} catch (error) {
		if (error instanceof BackupError) return [fault(check, error.message)]
		if (error instanceof SettingsError)
			return [note(check, 'Not checked until the settings are valid.')]
		throw error
	}
}

function findingsOf(state: BackupState): readonly Finding[] {
	if (state.kind === 'unset') {
		return [
			note(
				check,
				'BACKUP_TO is not set: no backup is made by npm run backup. Set it; see docs/operations.md.',
			),
		]
	}
	if (state.kind === 'none') {
		return [fault(check, `${state.place} holds none. Run: npm run backup`)]
	}
	const { newest, ageHours, isOld, isEncrypted, expired } = state
	return [
		isOld
			? fault(
					check,
					`The newest, ${newest}, is ${ageHours} hours old. Run: npm run backup, and see why the timer did not.`,
				)
			: ok(check, `The newest, ${newest}, is ${ageHours} hours old.`),
		...(isEncrypted ? [] : [note(check, 'They are not encrypted. Set BACKUP_RECIPIENT.')]),
		...(expired === 0
			? []
			: [
					note(
						check,
						`${expired} are to be deleted after ${retention.backupNights} nights; the next npm run backup does so.`,
					),
				]),
	]
}
