import { type Speed, speedKey, type SpeedRow } from './rules/speed.ts'
import { utcDay } from '#values/dates/utc-day.ts'
import type { CountStores } from './counts.ts'
import { type BufferOptions, SumBuffer } from './sum-buffer.ts'

type SpeedBufferOptions = BufferOptions & {
	readonly store: { readonly speeds: Pick<CountStores['speeds'], 'add'> }
}

export type SpeedBuffer = ReturnType<typeof createSpeedBuffer>

/** Sums measured speeds in memory. */
export function createSpeedBuffer({ store, now, ...options }: SpeedBufferOptions) {
	const sums = new SumBuffer<SpeedRow>({
		...options,
		keyOf: speedKey,
		write: store.speeds.add,
		failureMessage: 'Speeds could not be written, will be retried',
	})
	return {
		/** Counts one page view's values today. */
		add: (speeds: readonly Speed[]) => {
			const day = utcDay(now())
			for (const speed of speeds) sums.add({ ...speed, day, n: 1 })
		},
		flush: () => sums.flush(),
		stop: () => sums.stop(),
	}
}
