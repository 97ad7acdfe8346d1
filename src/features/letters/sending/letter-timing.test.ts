import { describe, expect, test } from 'vitest'
import type { Letter } from '#features/letters/messages/letter.ts'
import { departuresOf, type LetterTiming } from '#features/letters/rules/letter-timing.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { dailyDatabases } from '#testing/databases.ts'
import { insertDraft, insertPeople, newLetter, refused } from '#testing/letters.ts'

const minute = 60_000
const hour = 60 * minute

const nine = { at: '2027-03-29T09:00', clock: 'owner', zone: 'Europe/Madrid' } as const
const nineThere = { ...nine, clock: 'reader' } as const

const timed = (timing: LetterTiming) => ({ timing: JSON.stringify(timing) })

describe.each(dailyDatabases)('$kind', (kind) => {
	test('a scheduled letter goes out at its time, to everyone at once, including people who confirmed while it waited', async () => {
		const { store, db, clock, send, sent } = await newLetter(kind, 60)
		const id = await insertDraft(db, { id: 'timed', ...timed(nine) })
		const first = departuresOf(nine).first
		// The clocks change between the confirmation and the letter's time.
		expect(new Date(first).toISOString()).toBe('2027-03-29T07:00:00.000Z')
		clock.advance(first - 36 * hour - clock.now())
		expect(await store.letters.confirm(id, 1, 'ada')).toMatchObject({
			state: 'scheduled',
			send_at: new Date(first).toISOString(),
			timing: nine,
		})
		await send()
		expect(await store.letters.byId(id)).toMatchObject({ recipients: null })
		await insertPeople(db, [{ id: 'late', email: 'late@example.com' }])
		clock.advance(first - letterLimits.fixAheadMs - clock.now())
		await send()
		expect(await store.letters.byId(id)).toMatchObject({ recipients: 61, state: 'scheduled' })
		clock.advance(letterLimits.fixAheadMs - 1)
		await send()
		expect(sent).toEqual([])
		clock.advance(1)
		await send()
		expect(new Set(sent.map(({ to }) => to)).size).toBe(61)
		expect(await store.letters.byId(id)).toMatchObject({ state: 'finished' })
	})

	test('a letter scheduled for nine, local time, reaches each country at its own nine o’clock', async () => {
		const codes = ['US', 'IN', 'GB', 'DE', 'BR', null, 'AR']
		const { store, db, clock, send, sent } = await newLetter(kind, codes.length, {
			columnsOf: (index) => ({ country: codes[index] }),
		})
		const id = await insertDraft(db, { id: 'timed', ...timed(nineThere) })
		clock.advance(Date.parse('2027-03-28T20:00Z') - clock.now())
		await store.letters.confirm(id, 1, 'ada')
		const got: Record<string, string[]> = {}
		const due: Record<string, unknown> = {}
		for (let step = 0; step < 2 * 24; step += 1) {
			await send()
			const time = new Date(clock.now()).toISOString().slice(11, 16)
			const to = sent.splice(0).map((mail) => String(codes[Number(mail.to.slice(1, 2))]))
			if (to.length > 0) got[time] = to.toSorted()
			due[time] = await store.letters.dueTimes(id)
			clock.advance(30 * minute)
		}
		expect(got).toEqual({
			'03:30': ['IN'],
			'07:00': ['AR', 'DE', 'null'],
			'08:00': ['GB'],
			'12:00': ['BR'],
			'13:00': ['US'],
		})
		expect(due['05:00']).toEqual({
			next: '2027-03-29T07:00:00.000Z',
			last: '2027-03-29T13:00:00.000Z',
		})
		expect(due['19:00']).toBeNull()
		expect(await store.letters.byId(id)).toMatchObject({ state: 'finished' })
	})

	test('a letter whose time comes while another letter goes out waits until that letter is finished', async () => {
		const { store, db, clock, send, sent, id: other } = await newLetter(kind, 60)
		const id = await insertDraft(db, { id: 'timed', ...timed(nine) })
		clock.advance(departuresOf(nine).first - hour - clock.now())
		await store.letters.confirm(other, 1, 'ada')
		expect(await store.letters.confirm(id, 1, 'ada')).toMatchObject({ state: 'scheduled' })
		await send()
		clock.advance(hour)
		await send()
		expect(sent).toHaveLength(50)
		expect(await store.letters.byId(id)).toMatchObject({ state: 'scheduled' })
		expect(await store.letters.runningBeside(id, 0)).toBe('We open')
		await expect(store.letters.begin({ id, timing: nine })).resolves.toBeUndefined()
		await store.letters.resume(other, 'ada')
		await send()
		clock.advance(minute)
		await send()
		expect(sent).toHaveLength(120)
		expect(await store.letters.byId(id)).toMatchObject({ state: 'finished' })
	})

	test('of two letters that are confirmed at the same time, one is refused', async () => {
		const { store, db } = await newLetter(kind, 1)
		// Confirms both at the same time, which opens two connections.
		const ids = await Promise.all(['second', 'third'].map((id) => insertDraft(db, { id })))
		const ends = await Promise.allSettled(ids.map((id) => store.letters.confirm(id, 1, 'ada')))
		expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	})

	test('a scheduled letter blocks other letters only from ten minutes before its time', async () => {
		const { store, db, clock, id: other, first } = await newLetter(kind, 3)
		const id = await insertDraft(db, { id: 'timed', ...timed(nine) })
		await store.letters.confirm(id, 1, 'ada')
		await first()
		expect(await store.letters.byId(other)).toMatchObject({ state: 'finished' })
		const next = await insertDraft(db, { id: 'next' })
		clock.advance(departuresOf(nine).first - letterLimits.undoMs - clock.now())
		await expect(store.letters.confirm(next, 1, 'ada')).rejects.toMatchObject(
			refused('other-letter'),
		)
	})

	test('two letters scheduled for the same time go out one after the other', async () => {
		const { store, db, clock, send, sent } = await newLetter(kind, 3)
		for (const id of ['one', 'two']) {
			await insertDraft(db, { id, ...timed(nine) })
			await store.letters.confirm(id, 1, 'ada')
		}
		clock.advance(departuresOf(nine).first - clock.now())
		for (let step = 0; step < 3; step += 1) {
			await send()
			clock.advance(minute)
		}
		expect(sent).toHaveLength(6)
	})

	test('a withdrawn letter keeps its scheduled time, and after changes and a second confirmation the letter reaches only the newly chosen recipients', async () => {
		const { store, db, clock, send, sent } = await newLetter(kind, 4, {
			columnsOf: (index) => ({ country: index < 2 ? 'DE' : null }),
		})
		const id = await insertDraft(db, { id: 'timed', ...timed(nine) })
		const { first } = departuresOf(nine)
		clock.advance(first - hour - clock.now())
		await store.letters.confirm(id, 1, 'ada')
		clock.advance(hour - minute)
		await send()
		expect(await store.letters.byId(id)).toMatchObject({ recipients: 4 })
		const draft = await store.letters.undo(id, 'ada')
		expect(draft).toMatchObject({ state: 'draft', timing: nine, send_at: null })
		const segment = { id: 's1', name: 'Alemania', filter: { country: 'DE' } }
		await store.segments.save(segment)
		if (!draft) throw new Error('not taken back')
		const later: Letter = {
			...draft,
			segment: segment.id,
			timing: { ...nine, at: '2027-03-29T10:00' },
		}
		expect(await store.letters.save(later)).toMatchObject({
			version: 2,
			timing: { at: '2027-03-29T10:00' },
		})
		await store.letters.confirm(id, 2, 'ada')
		clock.advance(2 * hour)
		await send()
		expect(sent.map(({ to }) => to).toSorted()).toEqual(['p0@example.com', 'p1@example.com'])
	})

	test('a scheduled time that is less than ten minutes ahead is refused', async () => {
		const { store, db, clock } = await newLetter(kind, 1)
		const id = await insertDraft(db, { id: 'timed', ...timed(nine) })
		clock.advance(departuresOf(nine).first - letterLimits.undoMs + 1 - clock.now())
		await expect(store.letters.confirm(id, 1, 'ada')).rejects.toMatchObject(refused('timing'))
		clock.advance(24 * hour)
		await expect(store.letters.confirm(id, 1, 'ada')).rejects.toMatchObject(refused('timing'))
	})
})
