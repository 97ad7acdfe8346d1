// npm run update [-- --check] [-- --to TAG] [-- --despite-faults]
// Takes over the newest version of the remote repository: puts it beside the running one, tries it on a copy of the data,
// swaps by one rename, and goes back by itself if it is not well. Ends with 1 if the version before runs on.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { backUpNightly } from '#server/cli/backup-command.ts'
import { readOptions } from '#server/cli/command-line.ts'
import { reportFailure } from '#server/cli/run-command.ts'
import { readBackupSettings, readUpdateService } from '#settings/settings.ts'
import { readSettingsOrExit } from './read-settings.ts'
import { UpdateError } from './update/run.ts'
import { update } from './update/update.ts'
import { findVersions } from './update/versions.ts'

/** How long the site may take to get ready, besides its start, and how long it has to stay well. In milliseconds. */
const patience = { timeoutMs: 60_000, settleMs: 3_000 }

const usage = `npm run update                     takes over the newest version, or completes an update that was interrupted
npm run update -- --check          says what would come; changes nothing
npm run update -- --to TAG         takes over another version
npm run update -- --despite-faults does not ask npm run doctor first`

const print = (line: string) => console.log(line)

// A terminal that is closed does not interrupt a swap.
process.on('SIGHUP', () => {})
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

const own = join(import.meta.dirname, '..')
const {
	values: { check: isCheck, to = null, 'despite-faults': isDespiteFaults },
} = readOptions(usage, {
	check: { type: 'boolean', default: false },
	to: { type: 'string' },
	'despite-faults': { type: 'boolean', default: false },
})
const given = { ...process.env }
const settings = await readSettingsOrExit()
try {
	const backups = readBackupSettings(given)
	const options = { prune: false, recipients: [], identity: null }
	const { host, port } = settings
	const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
	console.log(
		await update({
			versions: await findVersions(own),
			database: settings,
			service: readUpdateService(given),
			address: `http://${name.includes(':') ? `[${name}]` : name}:${port}`,
			patience,
			print,
			to,
			isCheck,
			findFaults: async () => (isDespiteFaults ? [] : findFaults(given)),
			backUp: backups.backup.to === null ? null : () => backUpNightly(backups, options, print),
		}),
	)
} catch (error) {
	if (error instanceof UpdateError) {
		console.error(error.message)
		process.exitCode = 1
	} else reportFailure(error)
}

/** What the doctor calls a fault, without asking other machines: an update changes neither DNS nor mail server. */
function findFaults(env: NodeJS.ProcessEnv): readonly string[] {
	const { stdout } = spawnSync(process.execPath, ['scripts/doctor.ts', '--offline'], {
		cwd: own,
		env,
		encoding: 'utf8',
	})
	return stdout.split('\n').filter((line) => line.startsWith('fault'))
}
