import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings, SettingsError } from '#settings/settings.ts'
import type { RunningSite } from './lifecycle.ts'
import { NewerSchemaError } from './platform/db/migrate.ts'
import { DatabaseFileError } from './platform/db/sqlite/sqlite-errors.ts'
import { KeyError } from './platform/keys/key-file.ts'
import { releasesFolder } from './platform/release/release-folder.ts'
import { MissingBuildError } from './platform/static/files.ts'
import { useStoredSettings } from './settings/use-stored-settings.ts'

/** Limit for requests in flight after SIGTERM. */
const shutdownTimeoutMs = 10_000

/** Connections become idle one by one, as their last responses are sent. */
const closeIdleIntervalMs = 50

const { values: options } = parseArgs({
	options: {
		/** The folder of a built site to serve whatever is released; unset for the current release, or `dist` without one. */
		pages: { type: 'string' },
		/** Serves no pages and prints no address: in development Astro does both. */
		'api-only': { type: 'boolean', default: false },
	},
})

async function start(): Promise<RunningSite> {
	const given = await useStoredSettings()
	const settings = readSettings(process.env)
	// Its modules read the environment when they are imported.
	const { startSite } = await import('./lifecycle.ts')
	const site = await startSite(
		settings,
		options['api-only'] ? null : (options.pages ?? join(import.meta.dirname, '../../dist')),
		given,
		options.pages === undefined ? releasesFolder(settings) : null,
	)
	for (const notice of site.notices) console.log(notice)
	if (!options['api-only']) console.log(`Ready at ${site.address}`)
	return site
}

/** Finishes requests in flight after SIGTERM or SIGINT, then exits. A start under way is completed first. */
function stopOnSignal(starting: Promise<RunningSite>): void {
	const stop = async () => {
		setTimeout(() => process.exit(0), shutdownTimeoutMs).unref()
		// A start that fails ends the process by itself.
		const site = await starting.catch(() => null)
		if (site === null) return
		setInterval(() => site.app.server.closeIdleConnections(), closeIdleIntervalMs).unref()
		await site.stop()
		process.exit(0)
	}
	process.once('SIGTERM', stop)
	process.once('SIGINT', stop)
}

/** Errors whose message tells the operator what to change. */
const operatorErrors = [
	SettingsError,
	MissingBuildError,
	NewerSchemaError,
	DatabaseFileError,
	KeyError,
]

/** What to print for an error: only the message if the operator can fix it, else the error with its stack. */
function describeError(error: unknown): unknown {
	if (!(error instanceof Error)) return error
	if (operatorErrors.some((kind) => error instanceof kind)) return error.message
	if ('syscall' in error && error.syscall === 'listen') {
		return `The server cannot listen (${error.message}). Set HOST, PORT or METRICS_PORT to a free address.`
	}
	return error
}

const starting = start()
stopOnSignal(starting)
starting.catch((error: unknown) => {
	console.error(describeError(error))
	// Whatever still runs must not keep a process alive that answers nothing.
	process.exit(1)
})
