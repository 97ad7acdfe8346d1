import { databaseFile } from '#server/store/open-database.ts'
import { readSettings, SettingsError } from '#settings/settings.ts'
import { backUpDatabase, BackupError } from './back-up-database.ts'

const usage = 'npm run backup -- FILE   copies the embedded database while the server runs'

try {
	const { databaseUrl, dataDir } = readSettings(process.env)
	const [target, ...more] = process.argv.slice(2)
	if (target === undefined || more.length > 0) throw new BackupError(usage)
	if (databaseUrl !== null) {
		throw new BackupError('DATABASE_URL names a PostgreSQL: back it up with pg_dump.')
	}
	const count = await backUpDatabase(databaseFile({ dataDir }), target)
	console.log(`${target} holds ${count} registrations. To restore: stop, put it in place, start.`)
} catch (error) {
	const isSaid = error instanceof BackupError || error instanceof SettingsError
	console.error(isSaid ? error.message : error)
	process.exitCode = 1
}
