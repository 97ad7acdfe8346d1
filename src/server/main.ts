import { join } from 'node:path'
import { isatty } from 'node:tty'
import { parseArgs } from 'node:util'
import { readSettings, SettingsError, type SettingTexts } from '#settings/settings.ts'
import type { RunningSite } from './lifecycle.ts'
import { NewerSchemaError } from './platform/db/migrate.ts'
import { DatabaseFileError } from './platform/db/sqlite/sqlite-errors.ts'
import { KeyError } from './platform/keys/key-file.ts'
import { folderToServe, releasesFolder } from './platform/release/release-folder.ts'
import { MissingBuildError } from './platform/static/files.ts'
import { startWatchdog } from './platform/watchdog/watchdog.ts'
import { canReplaceProcess, replaceProcess } from './platform/replace-process.ts'
import { useStoredSettings } from './settings/use-stored-settings.ts'
import { useWordsOfSite } from './words/words-of-site.ts'

/** Time limit for requests in flight after SIGTERM or before a restart. */
const shutdownTimeoutMs = 10_000

/** Connections become idle one by one as their last responses finish. */
const closeIdleIntervalMs = 50

const { values: options } = parseArgs({
	options: {
		/** Folder of a built site to serve instead of any release; unset serves the current release, else `dist`. */
		pages: { type: 'string' },
		/** Builds a release beside the running site if its pages do not match the present files and settings. */
		build: { type: 'boolean', default: false },
		/** Serves no pages and prints no address: Astro does both in development. */
		'api-only': { type: 'boolean', default: false },
	},
})

async function start(restart: (() => void) | null): Promise<RunningSite> {
	const given = await useStoredSettings()
	const settings = readSettings(process.env)
	// Its modules read the environment at import.
	const pages = options.pages ?? join(import.meta.dirname, '../../dist')
	const releases = options.pages === undefined ? releasesFolder(settings) : null
	useWordsOfSite(folderToServe(pages, releases))
	const { startSite } = await import('./lifecycle.ts')
	const site = await startSite(settings, options['api-only'] ? null : pages, given, {
		releases,
		restart,
		buildsPages: options.build,
	})
	startWatchdog()
	for (const notice of site.notices) console.log(notice)
	if (!options['api-only']) console.log(`Ready at ${site.address}`)
	return site
}

/** The action after the site has stopped. */
type Sequel = 'exit' | 'restart'

/**
 * Finishes requests in flight, then exits or restarts. A start under way completes first. A stop requested during a
 * restart wins.
 */
function createEnd(environment: SettingTexts): (sequel: Sequel) => void {
	let wanted: Sequel | null = null
	const go = () => (wanted === 'restart' ? replaceProcess(environment) : process.exit(0))
	const finish = async () => {
		setTimeout(go, shutdownTimeoutMs).unref()
		// A failed start ends the process by itself.
		const site = await starting.catch(() => null)
		if (site === null) return
		setInterval(() => site.app.server.closeIdleConnections(), closeIdleIntervalMs).unref()
		await site.stop()
		go()
	}
	return (sequel) => {
		const isEnding = wanted !== null
		if (wanted !== 'exit') wanted = sequel
		if (!isEnding) finish().catch(fail)
	}
}

/** Errors whose message tells the operator what to change. */
const operatorErrors = [
	SettingsError,
	MissingBuildError,
	NewerSchemaError,
	DatabaseFileError,
	KeyError,
]

/** The text to print for an error: the message alone if the operator can fix it, else the error with its stack. */
function describeError(error: unknown): unknown {
	if (!(error instanceof Error)) return error
	if (operatorErrors.some((kind) => error instanceof kind)) return error.message
	if ('syscall' in error && error.syscall === 'listen') {
		return `The server cannot listen (${error.message}). Set HOST, PORT or METRICS_PORT to a free address.`
	}
	// With several addresses, as for localhost, the error has no message.
	const code = 'code' in error ? String(error.code) : ''
	if (/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)$/.test(code)) {
		return `The database cannot be reached (${code}). Start it, or correct DATABASE_URL.`
	}
	return error
}

function fail(error: unknown): never {
	console.error(describeError(error))
	// Leftover handles must not keep a process alive that serves nothing.
	process.exit(1)
}

const end = createEnd({ ...process.env })
const restart = () => {
	console.log('Starting again with the settings and words that are stored now.')
	end('restart')
}
const starting = start(canReplaceProcess ? restart : null)
process.once('SIGTERM', () => end('exit'))
process.once('SIGINT', () => end('exit'))
// A closed terminal sends SIGHUP too, and should stop the site.
if (canReplaceProcess && !isatty(0)) process.on('SIGHUP', restart)
starting.catch(fail)
