import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { OperatorError } from './values/operator-error.ts'
import { readSettings } from './config/settings.ts'
import { type RunningSite, startSite } from './app/lifecycle.ts'
import { startWatchdog } from './platform/watchdog/watchdog.ts'
import { loadStoredSettings } from './features/settings/load-stored-settings.ts'

/** Time limit for requests in flight after SIGTERM. */
const shutdownTimeoutMs = 10_000

/**
 * How often idle connections are closed during shutdown: connections become idle one by one as their last responses
 * finish.
 */
const closeIdleIntervalMs = 50

const { values: options } = parseArgs({
	options: {
		/** Folder of the built site. */
		build: { type: 'string', default: join(import.meta.dirname, '../dist') },
		/** Serves no pages and prints no address: Astro does both in development. */
		'api-only': { type: 'boolean', default: false },
	},
})

async function start(): Promise<RunningSite> {
	const given = await loadStoredSettings()
	const folder = options['api-only'] ? null : options.build
	const site = await startSite(readSettings(process.env), folder, given)
	startWatchdog()
	for (const notice of site.notices) console.log(notice)
	if (!options['api-only']) console.log(`Ready at ${site.address}`)
	return site
}

/** Finishes requests in flight, then exits. A start in progress completes first. */
async function end(): Promise<void> {
	setTimeout(() => process.exit(0), shutdownTimeoutMs).unref()
	// A failed start ends the process by itself.
	const site = await starting.catch(() => null)
	if (site === null) return
	setInterval(() => site.server.closeIdleConnections(), closeIdleIntervalMs).unref()
	await site.stop()
	process.exit(0)
}

/** The text to print for an error: the message alone if the operator can fix it, else the error with its stack. */
function describeError(error: unknown): unknown {
	if (!(error instanceof Error)) return error
	if (error instanceof OperatorError) return error.message
	if ('syscall' in error && error.syscall === 'listen') {
		return `The server cannot listen (${error.message}). Set HOST, PORT or METRICS_PORT to a free address.`
	}
	// If a host such as localhost has several addresses, the error has no message.
	const code = 'code' in error ? String(error.code) : ''
	if (/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)$/.test(code)) {
		return `The database cannot be reached (${code}). Start it, or correct DATABASE_URL or JOURNAL_TO.`
	}
	return error
}

function fail(error: unknown): never {
	console.error(describeError(error))
	// Leftover handles must not keep alive a process that serves nothing.
	process.exit(1)
}

const starting = start()
for (const signal of ['SIGTERM', 'SIGINT']) {
	process.once(signal, () => {
		end().catch(fail)
	})
}
starting.catch(fail)
