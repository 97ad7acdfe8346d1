import { retentionMs } from './retention.ts'

/** The endings of backups: a copy of the embedded database, or a dump of PostgreSQL. */
export type BackupFormat = 'sqlite' | 'dump'

/** What the name of a backup says. */
export type BackupName = {
	/** In milliseconds since 1970; midnight if the name has a day only. */
	readonly time: number
	/** The UTC day, `YYYY-MM-DD`. */
	readonly night: string
	readonly format: BackupFormat
	readonly isEncrypted: boolean
}

const pattern = /^innervolt-(\d{4}-\d{2}-\d{2})(?:T(\d{2})(\d{2})(\d{2})Z)?\.(sqlite|dump)(\.age)?$/

/**
 * The name of a backup.
 *
 * @param time in milliseconds since 1970
 * @example backupName(Date.UTC(2026, 10, 26, 3, 15), 'sqlite', true) // 'innervolt-2026-11-26T031500Z.sqlite.age'
 */
export function backupName(time: number, format: BackupFormat, isEncrypted: boolean): string {
	const seconds = new Date(time).toISOString().slice(0, 19).replaceAll(':', '')
	return `innervolt-${seconds}Z.${format}${isEncrypted ? '.age' : ''}`
}

/**
 * Reads the name of a backup; null for any other file.
 *
 * @example parseBackupName('innervolt-2026-11-26.sqlite')?.night // '2026-11-26'
 * @example parseBackupName('notes.txt') // null
 */
export function parseBackupName(name: string): BackupName | null {
	const [, night, hours = '00', minutes = '00', seconds = '00', format, age] =
		pattern.exec(name) ?? []
	if (night === undefined) return null
	const time = Date.parse(`${night}T${hours}:${minutes}:${seconds}Z`)
	if (Number.isNaN(time)) return null
	return {
		time,
		night,
		format: format === 'dump' ? 'dump' : 'sqlite',
		isEncrypted: age !== undefined,
	}
}

/**
 * The newest backup; null if none of the names is one.
 *
 * @example newestBackup(['innervolt-2026-11-25.sqlite', 'a.txt']) // 'innervolt-2026-11-25.sqlite'
 */
export function newestBackup(names: readonly string[]): string | null {
	return backupsByTime(names).at(-1)?.name ?? null
}

/**
 * The backups among the names, oldest first.
 *
 * @example backupsByTime(['innervolt-2026-11-25.sqlite', 'a.txt']).length // 1
 */
export function backupsByTime(
	names: readonly string[],
): readonly (BackupName & { readonly name: string })[] {
	return names
		.flatMap((name) => {
			const parsed = parseBackupName(name)
			return parsed === null ? [] : [{ name, ...parsed }]
		})
		.toSorted((one, other) => one.time - other.time)
}

/**
 * The backups to delete: those older than the retention period, and those of a night that has a newer one. Other names
 * are never among them.
 *
 * @param now in milliseconds since 1970
 * @example expiredBackups(['innervolt-2026-10-01.sqlite', 'a.txt'], Date.UTC(2026, 10, 26)) // ['innervolt-2026-10-01.sqlite']
 */
export function expiredBackups(names: readonly string[], now: number): readonly string[] {
	const backups = backupsByTime(names)
	const newest = new Map(backups.map(({ night, time }) => [night, time]))
	return backups
		.filter(
			({ night, time }) =>
				Date.parse(night) < now - retentionMs.backup || time < (newest.get(night) ?? time),
		)
		.map(({ name }) => name)
}
