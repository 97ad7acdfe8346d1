import { isDatabaseUnavailable } from '#server/platform/db/database.ts'
import { startPolling } from '#server/platform/jobs/poll.ts'
import type { WorkLog } from '#server/platform/jobs/job-runner.ts'
import type { Store } from '#server/store.ts'
import { readSettings, SettingsError } from '#settings/settings.ts'
import type { GivenSettings } from './use-stored-settings.ts'

/** How often the stored settings are read: at most some twenty rows. */
const intervalMs = 1_000

type FollowOptions = {
	readonly settings: Pick<Store['settings'], 'all' | 'revision'>
	readonly given: Pick<GivenSettings, 'environment' | 'revision'>
	readonly log: WorkLog
	/** Starts this process again with the stored settings; null where the system cannot. */
	readonly restart: (() => void) | null
}

/**
 * Takes over stored settings that are changed from now on, by whichever process. Settings that do not go with this
 * environment are reported, and those before stay in force: a start with them would be refused.
 *
 * @example const follower = followSettings(options); await follower.stop()
 */
export function followSettings(options: FollowOptions) {
	const { settings, given, log, restart } = options
	/** The change that has been acted on. */
	let seen = given.revision
	return startPolling(
		async () => {
			const revision = await readRevision(settings)
			if (revision === null || revision === seen) return
			seen = revision
			if (revision === given.revision) return
			const issues = issuesOf(given.environment, (await settings.all()).values)
			if (issues !== null) {
				log.warn({ issues }, 'The stored settings are not taken over, those before stay in force')
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

/** What a start with these settings would say; null if nothing. */
function issuesOf(...texts: Parameters<typeof readSettings>): SettingsError['issues'] | null {
	try {
		readSettings(...texts)
		return null
	} catch (error) {
		if (error instanceof SettingsError) return error.issues
		throw error
	}
}
