import { expect, onTestFinished, test } from 'vitest'
import type { Speed, SpeedRow } from '#domain/analytics/speed.ts'
import { fakeClock } from '#testing/databases.ts'
import { SpeedBuffer } from './speed-buffer.ts'

const speed: Speed = { metric: 'lcp', kind: 'home', device: 'phone', locale: 'en', up_to: 1_000 }

/** A buffer whose store records what is written and fails while `isUnavailable` is set. */
function createBuffer() {
	const clock = fakeClock()
	const state = { isUnavailable: false, written: [] as SpeedRow[][], warnings: [] as object[] }
	const buffer = new SpeedBuffer({
		store: {
			speeds: {
				add: async (rows) => {
					if (state.isUnavailable) throw new RangeError('away from ada@example.com')
					state.written.push([...rows])
				},
			},
		},
		now: clock.now,
		log: { warn: (details) => state.warnings.push(details) },
		flushIntervalMs: 1e9,
	})
	onTestFinished(() => buffer.stop())
	return { buffer, clock, state }
}

test('values of a day are added up and written together', async () => {
	const { buffer, clock, state } = createBuffer()
	buffer.add([speed, { ...speed, metric: 'cls', up_to: 0 }])
	buffer.add([speed])
	clock.advance(24 * 60 * 60_000)
	buffer.add([speed])
	await buffer.flush()
	await buffer.flush()
	expect(state.written).toEqual([
		[
			{ ...speed, day: '2026-01-05', n: 2 },
			{ ...speed, metric: 'cls', up_to: 0, day: '2026-01-05', n: 1 },
			{ ...speed, day: '2026-01-06', n: 1 },
		],
	])
})

test('what cannot be written is kept for the next flush, and logged once without its text', async () => {
	const { buffer, state } = createBuffer()
	state.isUnavailable = true
	buffer.add([speed])
	await buffer.flush()
	buffer.add([speed])
	await buffer.flush()
	state.isUnavailable = false
	await buffer.flush()
	expect(state.written).toEqual([[{ ...speed, day: '2026-01-05', n: 2 }]])
	expect(state.warnings).toHaveLength(1)
	expect(JSON.stringify(state.warnings)).not.toContain('ada@')
})

test('stopping writes what is buffered', async () => {
	const { buffer, state } = createBuffer()
	buffer.add([speed])
	await buffer.stop()
	expect(state.written).toHaveLength(1)
})
