import { makeBackup } from '#features/backup/make-backup.ts'
import { keyFile } from '#platform/keys/key-file.ts'
import { readDatabaseSettings } from '#config/settings.ts'
import { readOptions, refuseArguments } from './command-line.ts'
import { reportingFailure, requireDatabase } from './run-command.ts'

const usage =
	'npm run backup FILE   copies the database into one file while the site runs; replaces a file of that name'

const { positionals } = readOptions(usage, {}, { allowPositionals: true })
const [file, ...more] = positionals
if (file === undefined || more.length > 0) refuseArguments(usage)
await reportingFailure(async () => {
	const settings = readDatabaseSettings(process.env)
	requireDatabase(settings)
	const count = await makeBackup(settings, file, Date.now())
	const key = settings.secretKey === null ? keyFile(settings) : 'SECRET_KEY'
	console.log(`${file} holds ${count} registrations. To restore it: npm run restore ${file}`)
	console.log(
		`It does not contain the key of the links in emails: keep a copy of ${key} in another place.`,
	)
})
