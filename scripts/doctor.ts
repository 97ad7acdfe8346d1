// npm run doctor [-- --offline]
// One line per check, each with how to mend what it finds; ends with 1 if one is a fault. Works with the site stopped,
// running or misconfigured, and changes nothing. `--offline` asks no other machine.
import { readOptions } from '#server/cli/command-line.ts'
import { checkBackups } from './doctor/backup-checks.ts'
import { checkBuild, checkDatabase, checkDisk, checkPermissions } from './doctor/data-checks.ts'
import { fault, type Finding, note, report } from './doctor/finding.ts'
import { checkLaunch, checkMail, checkServer, checkTime } from './doctor/network-checks.ts'
import { checkSettings, checkVersions } from './doctor/settings-checks.ts'
import { usageOf } from './usage-of.ts'

const { values: options } = readOptions(usageOf(import.meta.filename), {
	offline: { type: 'boolean', default: false },
})

const { settings, invalid, findings } = await checkSettings()
const isDataKnown = !invalid.includes('DATA_DIR') && !invalid.includes('DATABASE_URL')

const checks: readonly (readonly [string, () => Promise<readonly Finding[]>])[] = [
	['versions', async () => checkVersions(settings)],
	['permissions', async () => checkPermissions(settings)],
	['build', async () => checkBuild(settings)],
	['disk', () => checkDisk(settings)],
	['database', async () => (isDataKnown ? await checkDatabase(settings) : [unchecked('database')])],
	['clock', checkTime],
	['server', () => checkServer(settings)],
	[
		'mail',
		async () =>
			invalid.length > 0 || options.offline ? [unchecked('mail')] : await checkMail(settings),
	],
	[
		'launch',
		async () =>
			invalid.length > 0 ? [unchecked('launch')] : await checkLaunch(settings, options.offline),
	],
	[
		'backups',
		async () =>
			options.offline ? [unchecked('backups')] : await checkBackups(process.env, Date.now()),
	],
]

const found = [...findings]
for (const [name, check] of checks) {
	try {
		found.push(...(await check()))
	} catch (error) {
		// A check that breaks does not keep the others from being made. Messages could hold secrets.
		const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
		found.push(fault(name, `It could not be checked (${code}).`))
	}
}
const faults = found.filter(({ state }) => state === 'fault').length
console.log(report(found))
console.log(faults === 0 ? '\nNo faults.' : `\n${faults === 1 ? '1 fault' : `${faults} faults`}.`)
process.exitCode = faults === 0 ? 0 : 1

function unchecked(check: string): Finding {
	return note(
		check,
		options.offline ? 'Not checked offline.' : 'Not checked until the settings are valid.',
	)
}
