import type { StoreContext } from '#server/platform/db/context.ts'
import type { CountBuffer } from './count-buffer.ts'
import { createCountMarkStore } from './count-marks.ts'
import { createCountStore } from './count-store.ts'
import { createGoalStore } from './goals.ts'
import type { SpeedBuffer } from './speed-buffer.ts'
import { createSpeedStore } from './speeds.ts'

export type CountStores = ReturnType<typeof createCountStores>

export type CountOptions = {
	readonly store: CountStores
	/** The site's origin. */
	readonly site: string
	/** Whether the site has another origin than this API. */
	readonly isSiteOnOtherOrigin?: boolean
	/** Undefined if counting is off. */
	readonly counts?: CountBuffer | undefined
	/** Page speeds measured by visitors; undefined if counting is off. */
	readonly speeds?: SpeedBuffer | undefined
	/** Whether to accept another count of a client at this address. Defaults to `createClientLimit`. */
	readonly acceptCount?: (address: string) => boolean
	readonly now?: () => number
}

export function createCountStores(context: StoreContext) {
	return {
		counts: createCountStore(context),
		countMarks: createCountMarkStore(context),
		speeds: createSpeedStore(context),
		goals: createGoalStore(context),
	}
}
