import { expiredBackups } from '#domain/retention/backup-names.ts'
import type { BackupPlace } from './backup-place.ts'

/**
 * Deletes the backups that are past the retention period, because they hold erased rows, and those of a night that has a
 * newer one. Other files stay. Returns the deleted names.
 *
 * @param now in milliseconds since 1970
 */
export async function deleteExpired(place: BackupPlace, now: number): Promise<readonly string[]> {
	const expired = expiredBackups(await place.names(), now)
	for (const name of expired) await place.remove(name)
	return expired
}
