import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { retention } from '#domain/retention/retention.ts'
import { keyFile } from '#server/platform/keys/key-file.ts'
import { databaseFile } from '#server/platform/db/open-database.ts'
import { DatabaseFileError } from '#server/platform/db/sqlite/sqlite-errors.ts'
import { readDatabaseSettings, SettingsError } from '#settings/settings.ts'
import { backUpDatabase, BackupError, deleteOldBackups } from './back-up-database.ts'

const usage = `npm run backup -- FILE           copies the embedded database while the server runs
npm run backup -- FILE --prune   also deletes innervolt-YYYY-MM-DD.sqlite files (and .sqlite.age) older than ${retention.backupNights} nights beside it
npm run backup -- FILE --recipient age1…   encrypts the copy for a key of age; several recipients are possible`

try {
	const { databaseUrl, dataDir, secretKey } = readDatabaseSettings(process.env)
	const { target, isPruning, recipients } = readArguments()
	if (databaseUrl !== null) {
		throw new BackupError('DATABASE_URL names a PostgreSQL database. Back it up with pg_dump.')
	}
	const count = await backUpDatabase(databaseFile({ dataDir }), target, recipients)
	const decrypt = recipients.length > 0 ? 'decrypt it with age, ' : ''
	console.log(
		`${target} holds ${count} registrations. To restore it: ${decrypt}stop the server, replace the database file, start the server.`,
	)
	const key = secretKey === null ? keyFile({ dataDir }) : 'SECRET_KEY'
	console.log(
		`It does not hold the key of the links in mails: keep a copy of ${key} apart from it.`,
	)
	if (isPruning) {
		for (const name of await deleteOldBackups(dirname(target), Date.now())) {
			console.log(`Deleted ${name}, older than ${retention.backupNights} nights.`)
		}
	}
} catch (error) {
	const isOperatorError = [BackupError, SettingsError, DatabaseFileError].some(
		(kind) => error instanceof kind,
	)
	console.error(isOperatorError && error instanceof Error ? error.message : error)
	process.exitCode = 1
}

function readArguments() {
	try {
		const { positionals, values } = parseArgs({
			options: {
				prune: { type: 'boolean', default: false },
				recipient: { type: 'string', multiple: true, default: [] },
			},
			allowPositionals: true,
		})
		const [target, ...more] = positionals
		if (target !== undefined && more.length === 0) {
			return { target, isPruning: values.prune, recipients: values.recipient }
		}
	} catch {
		// An unknown option: the usage says which ones exist.
	}
	throw new BackupError(usage)
}
