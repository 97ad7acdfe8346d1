import { retention } from '#values/retention.ts'
import { restoreBackup } from '#features/backup/restore-backup.ts'
import { readDatabaseSettings } from '#config/settings.ts'
import { readOptions, refuseArguments } from './command-line.ts'
import { reportingFailure } from './run-command.ts'

const usage = `npm run restore FILE               replaces the database with a backup; stop the site first
npm run restore -- --force FILE    also with one from more than ${retention.erasureJournalDays} days ago, which brings back people who were erased`

const { positionals, values } = readOptions(
	usage,
	{ force: { type: 'boolean', default: false } },
	{ allowPositionals: true },
)
const [file, ...more] = positionals
if (file === undefined || more.length > 0) refuseArguments(usage)
await reportingFailure(async () => {
	const settings = readDatabaseSettings(process.env)
	const kept = await restoreBackup(file, settings, { now: Date.now(), isForced: values.force })
	console.log(
		`${file} is in place. Start the site, and check that the panel shows as many registrations as the backup printed.`,
	)
	console.log(
		'The next start of the site replays erasures, unsubscriptions and corrections since the backup; all other changes since then are lost, imports included.',
	)
	if (kept !== null) {
		console.log(`The previous database is ${kept}. Delete it once everything works.`)
	}
})
