import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { retention } from '#domain/retention/retention.ts'
import { databaseFile } from '#server/store/open-database.ts'
import { DatabaseFileError } from '#server/store/sqlite-errors.ts'
import { readSettings, SettingsError } from '#settings/settings.ts'
import { backUpDatabase, BackupError, deleteOldBackups } from './back-up-database.ts'

const usage = `npm run backup -- FILE           copies the embedded database while the server runs
npm run backup -- FILE --prune   also deletes innervolt-YYYY-MM-DD.sqlite files older than ${retention.backupNights} nights beside it`

try {
	const { databaseUrl, dataDir } = readSettings(process.env)
	const { target, isPruning } = readArguments()
	if (databaseUrl !== null) {
		throw new BackupError('DATABASE_URL names a PostgreSQL database. Back it up with pg_dump.')
	}
	const count = await backUpDatabase(databaseFile({ dataDir }), target)
	console.log(
		`${target} holds ${count} registrations. To restore it: stop the server, replace the database file, start the server.`,
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
			options: { prune: { type: 'boolean', default: false } },
			allowPositionals: true,
		})
		const [target, ...more] = positionals
		if (target !== undefined && more.length === 0) return { target, isPruning: values.prune }
	} catch {
		// An unknown option: the usage says which ones exist.
	}
	throw new BackupError(usage)
}
