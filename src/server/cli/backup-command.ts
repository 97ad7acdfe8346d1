import { dirname, join } from 'node:path'
import { chown, mkdir, stat } from 'node:fs/promises'
import { backupName, backupsByTime } from '#domain/retention/backup-names.ts'
import { retention } from '#domain/retention/retention.ts'
import { openBackupPlace, type BackupPlace } from '#server/backup/backup-place.ts'
import { openFolder } from '#server/backup/backup-folder.ts'
import { deleteExpired } from '#server/backup/delete-expired.ts'
import { backupFormat, makeBackup } from '#server/backup/make-backup.ts'
import { type Rehearsal, rehearseBackup } from '#server/backup/rehearse-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { lockFile } from '#server/platform/db/sqlite/sqlite-lock.ts'
import { keyFile } from '#server/platform/keys/key-file.ts'
import type { readBackupSettings } from '#settings/settings.ts'

/** What backups need to know of the settings. */
export type BackupSiteSettings = ReturnType<typeof readBackupSettings>

/** The options of `npm run backup`. */
export type BackupOptions = {
	readonly prune: boolean
	/** Public keys of age. */
	readonly recipients: readonly string[]
	/** The file with the secret key of age; null if none was named. */
	readonly identity: string | null
}

/** Prints a line for the operator. */
type Say = (line: string) => void

/** Backs up to BACKUP_TO, and deletes what is older than the retention period there. */
export async function backUpNightly(
	settings: BackupSiteSettings,
	{ recipients }: BackupOptions,
	say: Say,
): Promise<void> {
	await whileLocked(settings, async () => {
		const all = [...settings.backup.recipients, ...recipients]
		const place = await openBackupPlace(settings.backup, settings.dataDir)
		const name = backupName(Date.now(), backupFormat(settings), all.length > 0)
		const count = await place.put(name, (file) => makeBackup(settings, file, all))
		say(`${name} in ${place.description} holds ${registrations(count)}.`)
		sayWhereKeyIs(settings, say)
		await prune(place, say)
	})
}

/** Backs up into a file that the operator names. */
export async function backUpToFile(
	settings: BackupSiteSettings,
	file: string,
	options: BackupOptions,
	say: Say,
): Promise<void> {
	await whileLocked(settings, async () => {
		const count = await makeBackup(settings, file, options.recipients)
		say(`${file} holds ${registrations(count)}. To restore it: npm run backup -- restore ${file}`)
		sayWhereKeyIs(settings, say)
		if (options.prune) await prune(openFolder(dirname(file)), say)
	})
}

/** Lists the backups in BACKUP_TO, oldest first. */
export async function listBackups(settings: BackupSiteSettings, say: Say): Promise<void> {
	const place = await openBackupPlace(settings.backup, settings.dataDir)
	const backups = backupsByTime(await place.names())
	for (const { name } of backups) say(name)
	if (backups.length === 0) say(`${place.description} holds no backup.`)
}

/** Restores a backup aside, and says what that has proved. */
export async function rehearse(
	settings: BackupSiteSettings,
	wanted: string,
	{ identity }: BackupOptions,
	say: Say,
): Promise<void> {
	say(describeRehearsal(await rehearseBackup(wanted, identity, settings)))
}

/** Puts a backup in the place of the database. */
export async function restore(
	settings: BackupSiteSettings,
	wanted: string,
	{ identity }: BackupOptions,
	say: Say,
): Promise<void> {
	const { name, kept } = await restoreBackup(wanted, identity, settings, Date.now())
	say(`${name} is in place. Start the site, and compare the number of rows in the panel.`)
	say(
		'The start repeats erasures, unsubscriptions and corrections since then; all else since then is gone, imports too.',
	)
	if (kept !== null) say(`The database from before is ${kept}. Delete it when all is right.`)
}

/**
 * One sentence.
 *
 * @example describeRehearsal({ name: 'a.sqlite.age', wasEncrypted: true, registrations: 12, tables: 30, rows: 90, fitsKey: true })
 * // 'a.sqlite.age can be restored: it was decrypted, is intact, opens with this release, fits the key of this site, …'
 */
function describeRehearsal(rehearsal: Rehearsal): string {
	const { name, wasEncrypted, fitsKey, tables, rows } = rehearsal
	const key = { true: 'fits the key of this site', false: 'does NOT fit the key of this site' }
	const proofs = [
		...(wasEncrypted ? ['it was decrypted'] : []),
		'is intact',
		'opens with this release',
		...(fitsKey === null ? [] : [key[`${fitsKey}`]]),
	]
	const unknown = fitsKey === null ? '; no key is here to compare with' : ''
	const sentence = `${name} can be restored: ${proofs.join(', ')}, and holds ${registrations(rehearsal.registrations)} among ${rows} rows in ${tables} tables${unknown}.`
	return sentence.replace(': is', ': it is')
}

/** @example registrations(1) // '1 registrations' */
function registrations(count: number): string {
	return `${count} registrations`
}

function sayWhereKeyIs(settings: BackupSiteSettings, say: Say): void {
	const key = settings.secretKey === null ? keyFile(settings) : 'SECRET_KEY'
	say(`It does not hold the key of the links in mails: keep a copy of ${key} apart from it.`)
}

async function prune(place: BackupPlace, say: Say): Promise<void> {
	for (const name of await deleteExpired(place, Date.now())) {
		say(`Deleted ${name}: ${retention.backupNights} nights stay, the newest backup of each.`)
	}
}

/** Keeps a second backup from writing the same temporary files. */
async function whileLocked(
	{ dataDir }: BackupSiteSettings,
	work: () => Promise<void>,
): Promise<void> {
	await mkdir(dataDir, { recursive: true, mode: 0o700 })
	const file = join(dataDir, 'backup.lock')
	const unlock = lockFile(
		file,
		'Another backup is running. Run the command again when it has ended.',
	)
	try {
		const { uid, gid } = await stat(dataDir)
		// Otherwise root would keep the site's own user from making backups.
		if (process.getuid?.() === 0) await chown(file, uid, gid)
		await work()
	} finally {
		unlock()
	}
}
