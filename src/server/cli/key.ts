import { keyFile, KeyError } from '#server/keys/key-file.ts'
import { replaceKeys } from '#server/keys/open-keys.ts'
import { migrate } from '#server/store/migrate.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { readSettings, SettingsError } from '#settings/settings.ts'
import { UsageError } from './run-command.ts'

const usage = `npm run key -- replace   makes a new key after the old one was lost or leaked; stop the site before
Links in mails that were sent stop working, and mails that wait are given up. With SECRET_KEY set, it is the new key.`

try {
	if (process.argv.slice(2).join(' ') !== 'replace') throw new UsageError(usage)
	const settings = readSettings(process.env)
	const db = openDatabase(settings)
	try {
		for (const note of await migrate(db)) console.error(note)
		const lost = await replaceKeys(db, settings)
		const source = settings.secretKey === null ? keyFile(settings) : 'SECRET_KEY'
		console.log(`${source} is the key from now on. ${lost} waiting mails were given up.`)
	} finally {
		await db.close()
	}
} catch (error) {
	const isOperatorError = [UsageError, SettingsError, KeyError].some(
		(kind) => error instanceof kind,
	)
	console.error(isOperatorError && error instanceof Error ? error.message : error)
	process.exitCode = 1
}
