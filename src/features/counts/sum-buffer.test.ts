import * as fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createSumBuffer } from './sum-buffer.ts'
import { eventually } from '#testing/eventually.ts'

type Value = { readonly name: string }

type Row = Value & { readonly day: string; readonly n: number }

const day = '1970-01-01'

const total = (rows: readonly Row[]) => rows.reduce((sum, { n }) => sum + n, 0)

/** A buffer that records its writes, which fail while `isUnavailable` is set. */
function createBuffer(flushIntervalMs = 1e9) {
	const state = {
		isUnavailable: false,
		attempts: 0,
		written: [] as Row[][],
		warnings: [] as object[],
	}
	const buffer = createSumBuffer<Value>({
		now: () => 0,
		write: async (rows) => {
			state.attempts += 1
			if (state.isUnavailable) throw new RangeError('away from ada@example.com')
			state.written.push([...rows])
		},
		failureMessage: 'Rows could not be written',
		log: { warn: (details) => state.warnings.push(details) },
		flushIntervalMs,
	})
	onTestFinished(() => buffer.stop())
	return { buffer, state, add: (name: string) => buffer.add({ name }) }
}

test('rows that are equal except for the sum are added up, and all rows are written together and only once', async () => {
	const { buffer, state, add } = createBuffer()
	for (const name of ['a', 'a', 'b']) add(name)
	await buffer.flush()
	await buffer.flush()
	expect(state.written).toEqual([
		[
			{ name: 'a', day, n: 2 },
			{ name: 'b', day, n: 1 },
		],
	])
})

test('sums are written at each interval until the buffer is stopped', async () => {
	vi.useFakeTimers()
	const { buffer, state, add } = createBuffer(2_000)
	add('a')
	await vi.advanceTimersByTimeAsync(2_000)
	expect(state.written).toHaveLength(1)
	add('b')
	await buffer.stop()
	expect(state.written).toHaveLength(2)
	add('c')
	await vi.advanceTimersByTimeAsync(10_000)
	expect(state.written).toHaveLength(2)
})

test('rows of a failed write are written later, together with newer rows', async () => {
	const { buffer, state, add } = createBuffer()
	state.isUnavailable = true
	add('a')
	await buffer.flush()
	add('a')
	state.isUnavailable = false
	await buffer.flush()
	expect(state.written).toEqual([[{ name: 'a', day, n: 2 }]])
})

test('failed writes are logged only once until a write succeeds, and without the text of the error', async () => {
	const { buffer, state, add } = createBuffer()
	const fail = async () => {
		state.isUnavailable = true
		add('a')
		await buffer.flush()
		await buffer.flush()
		state.isUnavailable = false
		await buffer.flush()
	}
	await fail()
	expect(state.warnings).toEqual([expect.objectContaining({ name: 'RangeError' })])
	expect(JSON.stringify(state.warnings)).not.toContain('ada@')
	await fail()
	expect(state.warnings).toHaveLength(2)
})

test('a flush waits until the previous flush has ended', async () => {
	const begun: PromiseWithResolvers<void>[] = []
	const buffer = createSumBuffer<Value>({
		now: () => 0,
		write: () => {
			const write = Promise.withResolvers<void>()
			begun.push(write)
			return write.promise
		},
		failureMessage: '',
		log: { warn: () => {} },
		flushIntervalMs: 1e9,
	})
	buffer.add({ name: 'a' })
	const first = buffer.flush()
	await eventually(() => expect(begun).toHaveLength(1))
	buffer.add({ name: 'b' })
	const second = buffer.flush()
	await Promise.resolve()
	expect(begun).toHaveLength(1)
	begun[0]?.resolve()
	await first
	await eventually(() => expect(begun).toHaveLength(2))
	begun[1]?.resolve()
	await second
	await buffer.stop()
})

test('as soon as the buffer holds 500 rows, they are written without waiting for the end of the interval', async () => {
	const { state, add } = createBuffer()
	for (let index = 0; index < 499; index += 1) add(`${index}`)
	await Promise.resolve()
	expect(state.written).toEqual([])
	add('499')
	await eventually(() => expect(total(state.written.flat())).toBe(500))
})

test('a failed write of many rows is not repeated before the interval ends', async () => {
	const { state, add } = createBuffer()
	state.isUnavailable = true
	for (let index = 0; index < 500; index += 1) add(`${index}`)
	await eventually(() => expect(state.attempts).toBe(1))
	add('500')
	for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
	expect(state.attempts).toBe(1)
})

test('while the database is unavailable, the buffer accepts no more than 10,000 rows, but still adds to the sums of these rows', async () => {
	const { buffer, state, add } = createBuffer()
	state.isUnavailable = true
	for (let index = 0; index < 10_002; index += 1) add(`${index}`)
	add('0')
	await buffer.flush()
	state.isUnavailable = false
	await buffer.flush()
	expect(state.written.flat()).toHaveLength(10_000)
	expect(total(state.written.flat())).toBe(10_001)
})

test('no count is lost or written twice, in any order of additions, failures and flushes', async () => {
	const step = fc.constantFrom('add', 'flush', 'fail', 'recover')
	await fc.assert(
		fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
			const { buffer, state, add } = createBuffer()
			const flushes: Promise<void>[] = []
			let added = 0
			for (const each of steps) {
				if (each === 'add') {
					add(`${added % 5}`)
					added += 1
				} else if (each === 'flush') flushes.push(buffer.flush())
				else state.isUnavailable = each === 'fail'
			}
			state.isUnavailable = false
			await Promise.all(flushes)
			await buffer.flush()
			await buffer.flush()
			expect(total(state.written.flat())).toBe(added)
		}),
	)
})
