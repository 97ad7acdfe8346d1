import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { currentRelease, releasesFolder } from '#server/platform/release/release-folder.ts'
import { readDatabaseSettings } from '#settings/settings.ts'
import { openChosenRelease } from './open-chosen-release.ts'
import { readOptions } from './command-line.ts'
import { releaseCommand, releaseUsage } from './release-command.ts'
import { reportFailure } from './run-command.ts'

const {
	positionals,
	values: { unused: isUnused },
} = readOptions(
	releaseUsage,
	{ unused: { type: 'boolean', default: false } },
	{ allowPositionals: true },
)
const cancelled = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => cancelled.abort())

try {
	const settings = readDatabaseSettings(process.env)
	const folder = resolve(releasesFolder(settings))
	const current = currentRelease(folder)
	const before = current === null ? 'dist' : join(folder, current)
	// A release that is not served yet may be one of a newer version, which must not change the database under this one.
	await using database = await openChosenRelease(
		isUnused ? { ...settings, databaseUrl: null } : settings,
	)
	const surroundings = {
		places: { folder, chosen: database.chosen },
		builder: (out: string) =>
			[process.execPath, 'scripts/build.ts', '--release', '--out', out] as const,
		pagesBefore: existsSync(before) ? before : null,
		now: Date.now,
		signal: cancelled.signal,
		print: console.log,
	}
	console.log(await releaseCommand(surroundings, positionals, { isUnused }))
} catch (error) {
	reportFailure(error)
}
