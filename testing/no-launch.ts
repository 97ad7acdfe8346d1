import type { LaunchCheck } from '#features/launch/launch-check.ts'

/** A launch with nothing left to do. */
export const noLaunch: LaunchCheck = {
	read: async () => ({ points: [], texts: [] }),
	countOpen: async () => 0,
	sendTest: async () => ({ code: null, is_written: false }),
	openMailbox: async () => null,
}
