import { keyFile } from '#platform/keys/key-file.ts'
import { replaceKeys } from '#platform/keys/open-keys.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { lockDataFolder } from '#platform/db/sqlite/sqlite-lock.ts'
import { giveUpSealedMails } from '#features/waitlist/outbox.ts'
import { readDatabaseSettings } from '#config/settings.ts'
import { commandArguments, refuseArguments } from './command-line.ts'
import { reportFailure, requireDatabase } from './run-command.ts'

const usage = `npm run key -- replace   makes a new key after the old one was lost or leaked; stop the site before
Links in mails that were sent stop working, and mails that wait are given up. With SECRET_KEY set, it is the new key.`

if (commandArguments(usage).length > 1) refuseArguments(usage)
try {
	const settings = readDatabaseSettings(process.env)
	requireDatabase(settings)
	const db = openDatabase(settings)
	let unlock: (() => void) | null = null
	try {
		// A running server would keep using the old key.
		if (db.kind === 'sqlite') unlock = lockDataFolder(settings.dataDir)
		for (const note of await migrate(db)) console.error(note)
		const lost = await replaceKeys(db, settings, giveUpSealedMails)
		const source = settings.secretKey === null ? keyFile(settings) : 'SECRET_KEY'
		console.log(`${source} is the key from now on. ${lost} waiting mails were given up.`)
	} finally {
		unlock?.()
		await db.close()
	}
} catch (error) {
	reportFailure(error)
}
