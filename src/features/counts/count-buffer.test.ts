import { expect, onTestFinished, test } from 'vitest'
import type { Count, CountRow } from '#features/counts/rules/count.ts'
import { databases, fakeClock } from '#testing/databases.ts'
import { insertDraft } from '#testing/letters.ts'
import { createTestApi, sameOrigin } from '#testing/test-api.ts'
import { createCountBuffer } from './count-buffer.ts'

const visit: Count = {
	event: 'entrance',
	path: '/',
	source: 'direct',
	campaign: 'none',
	locale: 'en',
}
const total = (rows: readonly CountRow[]) => rows.reduce((sum, { n }) => sum + n, 0)

/** A buffer whose store records each write. */
function createBuffer() {
	const clock = fakeClock()
	const state = {
		written: [] as CountRow[][],
		foldedUntil: '',
	}
	const buffer = createCountBuffer({
		store: {
			counts: {
				add: async (rows) => {
					state.written.push([...rows])
				},
				fold: async (lastDay) => {
					state.foldedUntil = lastDay
				},
			},
		},
		now: clock.now,
		log: { warn: () => {} },
		flushIntervalMs: 1e9,
	})
	onTestFinished(() => buffer.stop())
	return { buffer, clock, state }
}

test('counts are added up and written together', async () => {
	const { buffer, state } = createBuffer()
	for (let index = 0; index < 5; index++) buffer.add(visit)
	buffer.add({ ...visit, path: '/usa' })
	await buffer.flush()
	await buffer.flush()
	expect(state.written).toEqual([
		[
			{ ...visit, day: '2026-01-05', n: 5 },
			{ ...visit, path: '/usa', day: '2026-01-05', n: 1 },
		],
	])
})

test('a count belongs to the current UTC day or to the given one', async () => {
	const { buffer, clock, state } = createBuffer()
	buffer.add(visit)
	clock.advance(12 * 60 * 60_000)
	buffer.add(visit)
	buffer.add(visit, '2026-01-01')
	await buffer.flush()
	expect(state.written.flat().map(({ day }) => day)).toEqual([
		'2026-01-05',
		'2026-01-06',
		'2026-01-01',
	])
})

test('a day is folded an hour after its end', async () => {
	const { buffer, clock, state } = createBuffer()
	clock.advance(12 * 60 * 60_000)
	await buffer.foldDays()
	expect(state.foldedUntil).toBe('2026-01-04')
	clock.advance(60 * 60_000)
	await buffer.foldDays()
	expect(state.foldedUntil).toBe('2026-01-05')
})

test('600 invented campaigns between two flushes do not displace the campaign of a stored letter', async () => {
	const { counts, store, app, db } = await createTestApi(databases[0])
	await insertDraft(db, { campaign: 'letter-march' })
	const report = async (campaign: string, from = '203.0.113.1') =>
		await app.inject({
			method: 'POST',
			url: '/api/counts',
			headers: { ...sameOrigin, 'content-type': 'text/plain' },
			remoteAddress: from,
			payload: JSON.stringify({ ...visit, source: '', campaign }),
		})
	for (let index = 0; index < 600; index++) await report(`letter-junk${index}`)
	await report('letter-march', '203.0.113.2')
	await report('letter-unknown', '203.0.113.2')
	await counts.flush()
	const rows = await store.counts.ofDay('2026-01-05')
	expect(rows.filter(({ campaign }) => campaign === 'letter-march')).toMatchObject([{ n: 1 }])
	expect(rows.map(({ campaign }) => campaign)).not.toContain('letter-unknown')
	expect(total(rows)).toBe(602)
})
