import { expect, onTestFinished, test } from 'vitest'
import type { Count, CountRow } from '#features/counts/rules/count.ts'
import type { Speed, SpeedRow } from '#features/counts/rules/speed.ts'
import { databases } from '#testing/databases.ts'
import { insertDraft } from '#testing/letters.ts'
import { createTestApi, sameOrigin } from '#testing/test-api.ts'
import { createCountBuffers } from './counts.ts'

const visit: Count = {
	event: 'entrance',
	path: '/',
	source: 'direct',
	campaign: 'none',
	locale: 'en',
}
const total = (rows: readonly CountRow[]) => rows.reduce((sum, { n }) => sum + n, 0)

/** Records what the buffers write. */
async function createBuffers() {
	const { store, clock } = await createTestApi(databases[0])
	const written: (readonly (CountRow | SpeedRow)[])[] = []
	const add = async (rows: readonly (CountRow | SpeedRow)[]) => {
		written.push([...rows])
	}
	const { counts, speeds } = createCountBuffers({
		store: { counts: { ...store.counts, add }, speeds: { ...store.speeds, add } },
		now: clock.now,
		log: { warn: () => {} },
		flushIntervalMs: 1e9,
	})
	onTestFinished(async () => {
		await Promise.all([counts.stop(), speeds.stop()])
	})
	return { buffer: counts, speeds, clock, written }
}

test('counts are added up and written together', async () => {
	const { buffer, written } = await createBuffers()
	for (let index = 0; index < 5; index++) buffer.add(visit)
	buffer.add({ ...visit, path: '/usa' })
	await buffer.flush()
	await buffer.flush()
	expect(written).toEqual([
		[
			{ ...visit, day: '2026-01-05', n: 5 },
			{ ...visit, path: '/usa', day: '2026-01-05', n: 1 },
		],
	])
})

test('a count is added to the current UTC day unless another day is given', async () => {
	const { buffer, clock, written } = await createBuffers()
	buffer.add(visit)
	clock.advance(12 * 60 * 60_000)
	buffer.add(visit)
	buffer.add(visit, '2026-01-01')
	await buffer.flush()
	expect(written.flat().map(({ day }) => day)).toEqual(['2026-01-05', '2026-01-06', '2026-01-01'])
})

test('speeds of a day are added up and written together', async () => {
	const { speeds, clock, written } = await createBuffers()
	const speed: Speed = { metric: 'lcp', kind: 'home', device: 'phone', locale: 'en', up_to: 1_000 }
	speeds.add(speed)
	speeds.add({ ...speed, metric: 'cls', up_to: 0 })
	speeds.add(speed)
	clock.advance(24 * 60 * 60_000)
	speeds.add(speed)
	await speeds.flush()
	expect(written).toEqual([
		[
			{ ...speed, day: '2026-01-05', n: 2 },
			{ ...speed, metric: 'cls', up_to: 0, day: '2026-01-05', n: 1 },
			{ ...speed, day: '2026-01-06', n: 1 },
		],
	])
})

test('the rare names of a day are folded into "other" an hour after the end of that day', async () => {
	const { store, clock } = await createTestApi(databases[0])
	const campaigns = async () =>
		(await store.counts.ofDay('2026-01-05')).map(({ campaign }) => campaign)
	await store.counts.add([{ ...visit, campaign: 'rare', day: '2026-01-05', n: 1 }])
	clock.advance(13 * 60 * 60_000 - 1)
	await store.counts.foldPastDays()
	expect(await campaigns()).toEqual(['rare'])
	clock.advance(1)
	await store.counts.foldPastDays()
	expect(await campaigns()).toEqual(['other'])
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
