import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { WorkLog } from '#server/platform/jobs/job-runner.ts'
import { startPolling } from '#server/platform/jobs/poll.ts'
import { readBuiltSite, type ServedSite } from './built-site.ts'
import { currentRelease } from './release-folder.ts'

/** How often the link is checked, which takes microseconds. */
const intervalMs = 200

type FollowOptions = {
	/** The folder of the releases. It need not exist. */
	readonly folder: string
	readonly served: Pick<ServedSite, 'site' | 'replace'>
	readonly log: WorkLog
	/** Called after taking over a site. */
	readonly onReplaced: (folder: string) => Promise<void>
}

/** Serves each newly chosen release. Reports a release that cannot be read, and keeps serving the previous one. */
export function followReleases({ folder, served, log, onReplaced }: FollowOptions) {
	/** The last link tried: a broken release is not read again until it is chosen again. */
	let tried: string | null = null
	const takeOver = async () => {
		const id = currentRelease(folder)
		if (id === null || id === served.site().name) return
		const link = `${id} ${lstatSync(join(folder, 'current')).ctimeMs}`
		if (link === tried) return
		tried = link
		served.replace(readBuiltSite(join(folder, id)))
		await onReplaced(join(folder, id))
	}
	return startPolling(takeOver, {
		log,
		failure: 'A release could not be loaded; still serving the previous one',
		intervalMs,
	})
}
