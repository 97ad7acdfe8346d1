import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { isDatabaseUnavailable } from '#server/platform/db/database.ts'
import type { WorkLog } from '#server/platform/jobs/job-runner.ts'
import { startPolling } from '#server/platform/jobs/poll.ts'
import { errorDetails } from '#server/platform/log/error-details.ts'
import { readBuiltSite, type ServedSite } from './built-site.ts'
import type { ChosenRelease } from './chosen-release.ts'
import { currentRelease, hasRelease, setCurrentRelease } from './release-folder.ts'

/** How often the link is looked at, which takes some microseconds. */
const linkIntervalMs = 200

/** How often the database is asked for the choice of another process. */
const choiceIntervalMs = 1_000

type FollowOptions = {
	/** The folder of the releases. It need not exist. */
	readonly folder: string
	readonly served: Pick<ServedSite, 'site' | 'replace'>
	/** What is chosen for all processes on the database; null with SQLite. */
	readonly chosen: Pick<ChosenRelease, 'read'> | null
	readonly log: WorkLog
	/** Called with each site that was taken over. */
	readonly onReplaced: (folder: string) => Promise<void>
}

/**
 * Serves whatever release is chosen from now on. A release that cannot be read is reported, and the one before stays.
 *
 * @example const follower = followReleases(options); await follower.stop()
 */
export function followReleases(options: FollowOptions) {
	const { chosen, log } = options
	const failure = 'A release could not be taken over, the one before stays'
	const takeOver = createTakeOver(options)
	const polls = [startPolling(takeOver, { log, failure, intervalMs: linkIntervalMs })]
	if (chosen !== null) {
		const adopt = createAdoption(options, chosen)
		polls.push(startPolling(adopt, { log, failure, intervalMs: choiceIntervalMs }))
	}
	return {
		stop: async () => {
			await Promise.all(polls.map((poll) => poll.stop()))
		},
	}
}

/** Creates the function that serves the release to which `current` leads, if it is another one. */
function createTakeOver({ folder, served, onReplaced }: FollowOptions) {
	/** The link that has been tried: a broken release is not read again and again, only when it is chosen again. */
	let tried: string | null = null
	return async () => {
		const id = currentRelease(folder)
		if (id === null || id === served.site().name) return
		const link = `${id} ${lstatSync(join(folder, 'current')).ctimeMs}`
		if (link === tried) return
		tried = link
		served.replace(readBuiltSite(join(folder, id)))
		await onReplaced(join(folder, id))
	}
}

/** Creates the function that lets `current` lead to the release that another process has chosen. */
function createAdoption({ folder, log }: FollowOptions, chosen: Pick<ChosenRelease, 'read'>) {
	/** The choice that was reported as missing or not possible. */
	let reported: string | null = null
	const report = (id: string, details: object, message: string) => {
		if (reported !== id) log.warn({ release: id, ...details }, message)
		reported = id
	}
	return async () => {
		const id = await readChoice(chosen)
		if (id === null || id === currentRelease(folder)) return
		if (!hasRelease(folder, id)) {
			return report(id, {}, 'The chosen release is not in this data folder, the one before stays')
		}
		try {
			setCurrentRelease(folder, id)
		} catch (error) {
			report(
				id,
				errorDetails(error),
				'The chosen release cannot be swapped in, the one before stays',
			)
		}
	}
}

/** While the database is away nobody can choose, and the jobs report it already. */
async function readChoice(chosen: Pick<ChosenRelease, 'read'>): Promise<string | null> {
	try {
		return await chosen.read()
	} catch (error) {
		if (isDatabaseUnavailable(error)) return null
		throw error
	}
}
