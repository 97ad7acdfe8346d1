import { keyFile } from '#platform/keys/key-file.ts'
import { replaceKeys } from '#platform/keys/open-keys.ts'
import { giveUpSealedMails } from '#features/waitlist/outbox.ts'
import { readDatabaseSettings } from '#config/settings.ts'
import { commandArguments, refuseArguments } from './command-line.ts'
import { reportingFailure, requireDatabase, withDatabase } from './run-command.ts'

const usage = `npm run key -- replace   makes a new key after the old one was lost or leaked; stop the site first
Links in sent emails stop working, and waiting emails are given up. With SECRET_KEY set, it is the new key.`

if (commandArguments(usage).length > 1) refuseArguments(usage)
await reportingFailure(async () => {
	const settings = readDatabaseSettings(process.env)
	requireDatabase(settings)
	await withDatabase(
		settings,
		async (db) => {
			const lost = await replaceKeys(db, settings, giveUpSealedMails)
			const source = settings.secretKey === null ? keyFile(settings) : 'SECRET_KEY'
			console.log(`${source} is the key from now on. ${lost} waiting emails were given up.`)
		},
		// A running server would keep using the old key.
		{ isExclusive: true },
	)
})
