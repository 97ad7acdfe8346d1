import { isDatabaseUnavailable } from '#server/platform/db/database.ts'
import { startPolling } from '#server/platform/jobs/poll.ts'
import type { WorkLog } from '#server/platform/jobs/job-runner.ts'
import type { Store } from '#server/store.ts'
import { readSettings, SettingsError } from '#settings/settings.ts'
import type { GivenSettings } from './use-stored-settings.ts'

/** Polling interval of the stored settings, some twenty rows at most. */
const intervalMs = 1_000

type FollowOptions = {
	readonly settings: Pick<Store['settings'], 'all' | 'revision'>
	readonly given: Pick<GivenSettings, 'environment' | 'revision'>
	readonly log: WorkLog
	/** Restarts this process with the stored settings; null if the system cannot. */
	readonly restart: (() => void) | null
}

/**
 * Adopts changes of the stored settings, whichever process makes them. Combinations that are invalid in this
 * environment are logged and ignored; a restart would reject them.
 */
export function followSettings(options: FollowOptions) {
	const { settings, given, log, restart } = options
	/** The last revision handled. */
	let seen = given.revision
	return startPolling(
		async () => {
			const revision = await readRevision(settings)
			if (revision === null || revision === seen) return
			seen = revision
			if (revision === given.revision) return
			const issues = issuesOf(given.environment, (await settings.all()).values)
			if (issues !== null) {
				log.warn({ issues }, 'Stored settings are invalid here, the previous ones stay in force')
			} else if (restart === null) {
				log.warn({}, 'The stored settings have changed. They take effect at the next start')
			} else restart()
		},
		{ log, failure: 'The stored settings could not be read, will be retried', intervalMs },
	)
}

/** Null while the database is away, which the jobs report. */
async function readRevision(settings: FollowOptions['settings']): Promise<string | null> {
	try {
		return await settings.revision()
	} catch (error) {
		if (isDatabaseUnavailable(error)) return null
		throw error
	}
}

/** The error that a start with these settings would report; null if they are valid. */
function issuesOf(...texts: Parameters<typeof readSettings>): SettingsError['issues'] | null {
	try {
		readSettings(...texts)
		return null
	} catch (error) {
		if (error instanceof SettingsError) return error.issues
		throw error
	}
}
