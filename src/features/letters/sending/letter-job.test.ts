import { deliverMails, recordSignup } from '#testing/jobs.ts'
import { describe, expect, test } from 'vitest'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import type { Store } from '#app/store.ts'
import { dailyDatabases } from '#testing/databases.ts'
import { createTestSender, insertDraft, newLetter, refused, sendFirst } from '#testing/letters.ts'

const hour = 3_600_000

describe.each(dailyDatabases)('$kind', (kind) => {
	test('the first 50 emails are sent after ten minutes, then the letter waits for the owner', async () => {
		const { store, id, send, sent, clock } = await newLetter(kind, 60)
		await store.letters.confirm(id, 1, 'ada')
		await send()
		clock.advance(letterLimits.undoMs - 1)
		await send()
		expect(sent).toEqual([])
		expect(await store.letters.byId(id)).toMatchObject({ state: 'scheduled', recipients: 60 })
		clock.advance(1)
		await send()
		expect(sent).toHaveLength(50)
		expect(await store.letters.byId(id)).toMatchObject({
			state: 'paused',
			pause_reason: 'first-fifty',
		})
		await send()
		expect(sent).toHaveLength(50)
		await store.letters.resume(id, 'ada')
		await send()
		expect(new Set(sent.map(({ to }) => to)).size).toBe(60)
		expect(new Set(sent.map((mail) => mail.id)).size).toBe(60)
		expect(await store.letters.byId(id)).toMatchObject({ state: 'finished' })
		const actions = (await store.audit.newest()).map(({ action }) => action).toSorted()
		expect(actions).toEqual([
			'letter begun',
			'letter confirmed',
			'letter finished',
			'letter paused',
			'letter resumed',
		])
	})

	test('a withdrawn letter reaches nobody, and can be confirmed again', async () => {
		const { store, id, send, sent, clock } = await newLetter(kind, 3)
		await store.letters.confirm(id, 1, 'ada')
		await send()
		expect(await store.letters.undo(id, 'ada')).toMatchObject({ state: 'draft', recipients: null })
		clock.advance(hour)
		await send()
		expect(sent).toEqual([])
		expect((await store.letters.figures({ id, campaign: '' })).total.waiting).toBe(0)
		await sendFirst(id, send, { store, clock })
		expect(sent).toHaveLength(3)
	})

	test('a paused letter sends no more emails and can be stopped, and a stopped letter cannot be resumed', async () => {
		const { store, id, send, sent, first } = await newLetter(kind, 80)
		await first()
		await expect(store.letters.pause(id, 'ada')).rejects.toMatchObject(refused('state'))
		await store.letters.resume(id, 'ada')
		expect(await store.letters.pause(id, 'ada')).toMatchObject({ pause_reason: 'owner' })
		await send()
		expect(sent).toHaveLength(50)
		expect(await store.letters.stop(id, 'ada')).toMatchObject({ state: 'stopped' })
		await expect(store.letters.resume(id, 'ada')).rejects.toMatchObject(refused('state'))
		await send()
		expect((await store.letters.figures({ id, campaign: '' })).total).toMatchObject({
			sent: 50,
			waiting: 30,
		})
	})

	test('after its database was restored, a letter waits for the owner', async () => {
		const { store, db, id, send, sent, first, clock } = await newLetter(kind, 60)
		const restore = async () => {
			await db.write((transaction) =>
				transaction.updateTable('letters').set({ table_id: 'that of another table' }).execute(),
			)
			await store.letters.pauseRestored()
		}
		await store.letters.pauseRestored()
		await first()
		await store.letters.resume(id, 'ada')
		await restore()
		await send()
		expect(sent).toHaveLength(50)
		expect(await store.letters.byId(id)).toMatchObject({ pause_reason: 'restored' })
		await store.letters.stop(id, 'ada')
		await insertDraft(db, { id: 'second' })
		await store.letters.confirm('second', 1, 'ada')
		await restore()
		clock.advance(hour)
		await send()
		expect(sent).toHaveLength(50)
		expect(await store.letters.byId('second')).toMatchObject({ state: 'draft', send_at: null })
	})

	test('only one letter is sent at a time', async () => {
		const { store, db, id } = await newLetter(kind, 3)
		const other = await insertDraft(db, { id: 'other' })
		await store.letters.confirm(id, 1, 'ada')
		await expect(store.letters.confirm(other, 1, 'ada')).rejects.toMatchObject(
			refused('other-letter'),
		)
		await store.letters.undo(id, 'ada')
		await expect(store.letters.confirm(other, 2, 'ada')).rejects.toMatchObject(refused('version'))
		expect(await store.letters.confirm(other, 1, 'ada')).toMatchObject({ state: 'scheduled' })
	})

	test('two clicks confirm a letter once, and a sent letter is not confirmed again', async () => {
		const { store, id, send, sent, clock } = await newLetter(kind, 3)
		const clicks = await Promise.allSettled([1, 2].map(() => store.letters.confirm(id, 1, 'ada')))
		expect(clicks).toMatchObject([{ value: { state: 'scheduled' } }, { reason: refused('state') }])
		await send()
		clock.advance(hour)
		await send()
		expect(sent).toHaveLength(3)
		await expect(store.letters.confirm(id, 1, 'ada')).rejects.toMatchObject(refused('state'))
	})

	test('letters use the part of the hourly limit that confirmation emails leave, keep to the daily limit, and are finished after the last email', async () => {
		const limits = { mailsPerHour: 20, lettersPerDay: 30 }
		const { store, id, sent, send, first, clock } = await newLetter(kind, 50, { limits })
		for (const name of ['a', 'b', 'c']) {
			await recordSignup(store, `${name}@b.example`)
		}
		clock.advance(1)
		await deliverMails(store, clock.now)
		await first()
		expect(sent).toHaveLength(17)
		clock.advance(hour)
		await send()
		expect(sent).toHaveLength(30)
		clock.advance(24 * hour)
		await send()
		expect(sent).toHaveLength(50)
		expect(await store.letters.byId(id)).toMatchObject({ state: 'finished' })
	})

	test('a claimed recipient is due again only at the end of the lease', async () => {
		const { store, id, clock, first } = await newLetter(kind, 60)
		await first()
		await store.letters.resume(id, 'ada')
		const leaseMs = 60_000
		const claim = claimer(store, id, leaseMs)
		const claimed = [await claim(5), await claim(5)].flat()
		expect(claimed).toHaveLength(10)
		expect(new Set(claimed).size).toBe(10)
		clock.advance(leaseMs - 1)
		expect(await claim(1)).toEqual([])
		clock.advance(1)
		expect(new Set(await claim(10))).toEqual(new Set(claimed))
	})

	test('emails leased by another process stay with that process until the lease ends, even if the process was killed', async () => {
		const { store, id, first, send, sent, clock } = await newLetter(kind, 60)
		await first()
		await store.letters.resume(id, 'ada')
		const leaseMs = 300_000
		expect(await claimer(store, id, leaseMs)(5)).toHaveLength(5)
		await send()
		expect(sent).toHaveLength(55)
		clock.advance(leaseMs)
		await send()
		expect(sent).toHaveLength(60)
		expect(await store.letters.byId(id)).toMatchObject({ state: 'finished' })
	})

	test('two processes send a letter to each recipient once', async () => {
		const { store, id, clock, sent, first, transport } = await newLetter(kind, 90)
		await first()
		await store.letters.resume(id, 'ada')
		const senders = [1, 2].map(() => createTestSender({ store, clock, transport }))
		await Promise.all(senders.map((send) => send()))
		expect(sent).toHaveLength(90)
		expect(new Set(sent.map(({ to }) => to)).size).toBe(90)
		expect(await store.letters.byId(id)).toMatchObject({ state: 'finished' })
	})

	test('an unsubscription is counted for the last letter that the person got', async () => {
		const { store, db, id, first, send, clock } = await newLetter(kind, 2)
		await first()
		clock.advance(hour)
		await insertDraft(db, { id: 'second' })
		await sendFirst('second', send, { store, clock })
		const token = db.read.selectFrom('tokens').select('hash').where('person_id', '=', 'p1')
		expect(await token.execute()).toHaveLength(1)
		await store.persons.unsubscribe('p1', 'ada')
		expect(await store.letters.figures({ id, campaign: '' })).toMatchObject({ unsubscribed: 0 })
		expect(await store.letters.figures({ id: 'second', campaign: '' })).toMatchObject({
			unsubscribed: 1,
		})
	})
})

function claimer(store: Store, letterId: string, leaseMs: number) {
	return async (wanted: number): Promise<readonly string[]> => {
		const ids: string[] = []
		while (ids.length < wanted) {
			const options = { letterId, isWithinRate: true, leaseMs, unsubscribeToken: String }
			const leased = await store.letters.claim(options)
			if (leased === null) break
			if (leased !== 'skipped') ids.push(leased.personId)
		}
		return ids
	}
}
