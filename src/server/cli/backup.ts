import { databaseFile } from '#server/store/open-database.ts'
import { readSettings, SettingsError } from '#settings/settings.ts'
import { backUpDatabase, BackupError } from './back-up-database.ts'

const usage = 'npm run backup -- FILE   copies the embedded database while the server runs'

try {
	const { databaseUrl, dataDir } = readSettings(process.env)
	const [target, ...more] = process.argv.slice(2)
	if (target === undefined || more.length > 0) throw new BackupError(usage)
	if (databaseUrl !== null) {
		throw new BackupError('DATABASE_URL names a PostgreSQL database. Back it up with pg_dump.')
	}
	const count = await backUpDatabase(databaseFile({ dataDir }), target)
	console.log(
		`${target} holds ${count} registrations. To restore it: stop the server, replace the database file, start the server.`,
	)
} catch (error) {
	const isOperatorError = error instanceof BackupError || error instanceof SettingsError
	console.error(isOperatorError ? error.message : error)
	process.exitCode = 1
}
