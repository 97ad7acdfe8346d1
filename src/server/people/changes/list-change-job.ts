import { type JobHandler, renewedLeaseMs } from '#server/platform/jobs/job-runner.ts'
import type { createTagChanges } from './tag-changes.ts'

type Options = {
	readonly tagChanges: Pick<ReturnType<typeof createTagChanges>, 'tagWanted'>
	readonly now: () => number
}

/** The job of a change of many people. After a restart it continues where it stopped. */
export function listChangeHandler({ tagChanges, now }: Options): JobHandler {
	return {
		slots: 1,
		leaseMs: renewedLeaseMs,
		isNeverGivenUp: true,
		run: async ({ id }, isStopping) => {
			const isDone = await tagChanges.tagWanted(id, isStopping)
			return isDone ? { end: 'done' } : { end: 'again', at: now() }
		},
	}
}
