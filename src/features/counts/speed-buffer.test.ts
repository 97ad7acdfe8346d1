import { expect, onTestFinished, test } from 'vitest'
import type { Speed, SpeedRow } from '#features/counts/rules/speed.ts'
import { fakeClock } from '#testing/databases.ts'
import { createSpeedBuffer } from './speed-buffer.ts'

const speed: Speed = { metric: 'lcp', kind: 'home', device: 'phone', locale: 'en', up_to: 1_000 }

test('values of a day are added up and written together', async () => {
	const clock = fakeClock()
	const written: SpeedRow[][] = []
	const buffer = createSpeedBuffer({
		store: { speeds: { add: async (rows) => void written.push([...rows]) } },
		now: clock.now,
		log: { warn: () => {} },
		flushIntervalMs: 1e9,
	})
	onTestFinished(() => buffer.stop())
	buffer.add([speed, { ...speed, metric: 'cls', up_to: 0 }])
	buffer.add([speed])
	clock.advance(24 * 60 * 60_000)
	buffer.add([speed])
	await buffer.flush()
	expect(written).toEqual([
		[
			{ ...speed, day: '2026-01-05', n: 2 },
			{ ...speed, metric: 'cls', up_to: 0, day: '2026-01-05', n: 1 },
			{ ...speed, day: '2026-01-06', n: 1 },
		],
	])
})
