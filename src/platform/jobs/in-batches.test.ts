import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

test('calls made while the work runs share its next run and get their own results', async () => {
	const runs: (readonly number[])[] = []
	const double = inBatches(async (items: readonly number[]) => {
		runs.push(items)
		return (place) => (items[place] ?? 0) * 2
	})
	expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6])
	expect(await double(4)).toBe(8)
	expect(runs).toEqual([[1], [2, 3], [4]])
})

test('a failed run rejects only the calls that share it', async () => {
	const work = inBatches(async (items: readonly string[]) => {
		if (items.includes('bad')) throw new Error('no')
		return (place) => items[place]
	})
	const outcomes = await Promise.allSettled([work('first'), work('bad'), work('beside it')])
	expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
	expect(await work('later')).toBe('later')
})

test('the first call waits until the batch is full', async () => {
	const runs: number[] = []
	const work = inBatches(
		async (items: readonly string[]) => {
			runs.push(items.length)
			return (place) => items[place]
		},
		// Only the third call ends this wait within the test.
		{ waitMs: 1e9, enough: 3 },
	)
	const calls = [work('a')]
	await Promise.resolve()
	calls.push(work('b'), work('c'))
	expect(await Promise.all(calls)).toEqual(['a', 'b', 'c'])
	expect(runs).toEqual([3])
})
