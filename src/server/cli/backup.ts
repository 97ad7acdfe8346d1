import { retention } from '#domain/retention/retention.ts'
import { readBackupSettings } from '#settings/settings.ts'
import {
	type BackupOptions,
	type BackupSiteSettings,
	backUpNightly,
	backUpToFile,
	listBackups,
	rehearse,
	restore,
} from './backup-command.ts'
import { readOptions } from './command-line.ts'
import { reportFailure, requireDatabase, UnknownCommand, UsageError } from './run-command.ts'

const usage = `npm run backup                                copies the database to BACKUP_TO while the site runs; ${retention.backupNights} nights stay
npm run backup -- list                        lists the backups in BACKUP_TO
npm run backup -- rehearse latest|FILE        restores a backup aside, checks it, and removes it again
npm run backup -- restore latest|FILE         puts a backup in the place of the database; stop the site before
npm run backup -- FILE                        copies the database to a file
  --identity backup-key.txt   the secret key of age, to rehearse or restore an encrypted backup
  --recipient age1…           encrypts the copy for a key of age; several are possible
  --prune                     keeps ${retention.backupNights} nights in the folder of FILE`

const say = (line: string) => console.log(line)

const { positionals, values } = readOptions(
	usage,
	{
		prune: { type: 'boolean', default: false },
		recipient: { type: 'string', multiple: true, default: [] },
		identity: { type: 'string' },
	},
	{ allowPositionals: true },
)
try {
	const settings = readBackupSettings(process.env)
	const { prune, recipient: recipients, identity = null } = values
	await run(settings, positionals, { prune, recipients, identity })
} catch (error) {
	reportFailure(error)
}

async function run(
	settings: BackupSiteSettings,
	[act, wanted, ...more]: readonly string[],
	options: BackupOptions,
): Promise<void> {
	if (more.length > 0) throw new UnknownCommand(usage)
	if (wanted !== undefined) {
		if (act === 'rehearse') return await rehearse(settings, wanted, options, say)
		if (act === 'restore') return await restore(settings, wanted, options, say)
		throw new UnknownCommand(usage)
	}
	if (act === 'rehearse' || act === 'restore') throw new UnknownCommand(usage)
	if (act === 'list') return await listBackups(settings, say)
	requireDatabase(settings)
	if (act === undefined && settings.backup.to === null) {
		throw new UsageError(`BACKUP_TO is not set, and no file is named.\n${usage}`)
	}
	if (act === undefined) await backUpNightly(settings, options, say)
	else await backUpToFile(settings, act, options, say)
}
