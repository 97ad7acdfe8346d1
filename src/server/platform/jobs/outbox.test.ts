import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { waitlistLimits } from '#domain/waitlist/waitlist-limits.ts'
import { deriveKeys } from '#server/platform/keys/keys.ts'
import { type TestDatabase, databases, fakeClock, openTestStore } from '#testing/databases.ts'
import { systemClockAndRandom } from '#server/platform/db/context.ts'
import { unreadableCode } from './outbox.ts'
import { createStore } from '#server/store.ts'

const [, postgres] = databases

const lease = 5 * 60_000

describe.each(databases)('$kind', (kind) => {
	test('concurrent workers never lease the same mail', async () => {
		const { outbox } = await newOutbox(kind, 40)
		const held: string[] = []
		const work = async (owner: string) => {
			for (;;) {
				const letter = await outbox.claim(owner, lease)
				if (letter === null) return
				held.push(letter.id)
				await outbox.markSent(letter.id, owner)
			}
		}
		await Promise.all(['one', 'two', 'three', 'four'].map(work))
		expect(held).toHaveLength(40)
		expect(new Set(held).size).toBe(40)
	})

	test('the mail of a dead worker becomes due again when its lease expires', async () => {
		const { outbox, clock } = await newOutbox(kind, 1)
		const held = await outbox.claim('dead', lease)
		clock.advance(lease - 1)
		expect(await outbox.claim('alive', lease)).toBeNull()
		clock.advance(1)
		expect(await outbox.claim('alive', lease)).toMatchObject({ id: held?.id, tries: 2 })
	})

	test('a worker whose lease has expired cannot change the mail of its successor', async () => {
		const { outbox, clock } = await newOutbox(kind, 1)
		const held = await outbox.claim('late', lease)
		clock.advance(lease)
		await outbox.claim('other', lease)
		expect(await outbox.markSent(held?.id ?? '', 'late')).toBe(false)
		expect(await outbox.markFailed(held?.id ?? '', 'late', '550', null)).toBe(false)
		expect(await outbox.markSent(held?.id ?? '', 'other')).toBe(true)
	})

	test('a failed mail is due again at the time of its next attempt', async () => {
		const { outbox, clock } = await newOutbox(kind, 1)
		const held = await outbox.claim('w', lease)
		await outbox.markFailed(held?.id ?? '', 'w', '451', clock.now() + 60_000)
		expect(await outbox.claim('w', lease)).toBeNull()
		clock.advance(60_000)
		expect(await outbox.claim('w', lease)).toMatchObject({ id: held?.id, tries: 2 })
	})

	test('a mail that was given up is listed and not sent again', async () => {
		const { outbox, clock } = await newOutbox(kind, 1)
		const held = await outbox.claim('w', lease)
		await outbox.markFailed(held?.id ?? '', 'w', '550', null)
		clock.advance(24 * 3_600_000)
		expect(await outbox.claim('w', lease)).toBeNull()
		expect(await outbox.failures()).toMatchObject([{ failure: '550', tries: 1 }])
	})

	test('counts waiting, sent and failed mails', async () => {
		const { outbox } = await newOutbox(kind, 4)
		const [first, second] = [await outbox.claim('w', lease), await outbox.claim('w', lease)]
		await outbox.markSent(first?.id ?? '', 'w')
		await outbox.markFailed(second?.id ?? '', 'w', '550', null)
		await outbox.claim('w', lease)
		expect(await outbox.counts()).toEqual({ waiting: 2, sent: 1, failed: 1 })
	})

	test('clears the content of a sent mail', async () => {
		const { db, outbox } = await newOutbox(kind, 1)
		const held = await outbox.claim('w', lease)
		expect(held).toMatchObject({ text: 'Text 0', unsubscribeUrl: 'https://x/0' })
		await outbox.markSent(held?.id ?? '', 'w')
		const row = await db.read.selectFrom('outbox').selectAll().executeTakeFirst()
		expect(row).toMatchObject({ state: 'sent', content: '' })
	})

	test('a mail that was encrypted with another key loses its content, and is not sent again', async () => {
		const { db, outbox, otherKey } = await newOutbox(kind, 1)
		expect(await otherKey.claim('w', lease)).toBeNull()
		expect(await outbox.failures()).toMatchObject([
			{ failure: unreadableCode, can_be_resent: false },
		])
		expect(await db.read.selectFrom('outbox').select('content').execute()).toEqual([
			{ content: '' },
		])
		expect(await outbox.resend(null, 'ada')).toBe(0)
	})

	test('of a person with several confirmations only the newest, whose link works, is sent again', async () => {
		const { db, outbox, clock, signUp } = await newOutbox(kind, 1)
		await giveUp(outbox)
		clock.advance(waitlistLimits.mailIntervalMs)
		await signUp(0)
		expect(await outbox.failures()).toMatchObject([{ can_be_resent: false }])
		expect(await outbox.resend(null, 'ada')).toBe(0)
		await giveUp(outbox)
		expect(await outbox.resend(null, 'ada')).toBe(1)
		const rows = db.read.selectFrom('outbox').select('state').orderBy('created_at')
		expect(await rows.execute()).toEqual([{ state: 'failed' }, { state: 'queued' }])
	})

	test('a confirmation from before an unsubscription is not sent again', async () => {
		const { db, outbox, clock } = await newOutbox(kind, 1)
		await giveUp(outbox)
		clock.advance(1)
		const at = new Date(clock.now()).toISOString()
		await db.write((transaction) =>
			transaction.updateTable('waitlist_emails').set({ unsubscribed_at: at }).execute(),
		)
		expect(await outbox.resend(null, 'ada')).toBe(0)
	})

	test('a confirmation is sent again only while its link works as long as the mail is retried', async () => {
		const { outbox, clock } = await newOutbox(kind, 1)
		await giveUp(outbox)
		clock.advance(waitlistLimits.confirmationLinkLifetimeMs - 3 * 24 * 3_600_000 - 1)
		expect(await outbox.failures()).toMatchObject([{ can_be_resent: true }])
		clock.advance(1)
		expect(await outbox.failures()).toMatchObject([{ can_be_resent: false }])
		expect(await outbox.resend(null, 'ada')).toBe(0)
	})
})

test('a mail that another request has queued meanwhile, and that is being sent, is not queued again', async () => {
	const { db, outbox } = await newOutbox(postgres, 1)
	await giveUp(outbox)
	const changed = Promise.withResolvers<void>()
	const commit = Promise.withResolvers<void>()
	const other = db.write(async (transaction) => {
		await transaction.updateTable('outbox').set({ state: 'sending' }).execute()
		changed.resolve()
		await commit.promise
	})
	onTestFinished(() => commit.resolve())
	await changed.promise
	const resent = outbox.resend(null, 'ada')
	await vi.waitFor(async () => {
		// Until the request waits for the other one.
		const { rows } = await sql`
			select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
		`.execute(db.read)
		expect(rows).toHaveLength(1)
	}, 10_000)
	commit.resolve()
	await other
	expect(await resent).toBe(0)
	const states = db.read.selectFrom('outbox').select('state')
	expect(await states.execute()).toEqual([{ state: 'sending' }])
	expect(await db.read.selectFrom('deliveries').selectAll().execute()).toHaveLength(1)
})

type Outbox = Awaited<ReturnType<typeof openTestStore>>['store']['outbox']

async function giveUp(outbox: Outbox): Promise<void> {
	const held = await outbox.claim('w', lease)
	await outbox.markFailed(held?.id ?? '', 'w', '550', null)
}

async function newOutbox(kind: TestDatabase, mails: number) {
	const clock = fakeClock()
	const { db, store } = await openTestStore(kind, clock.now)
	const signUp = async (index: number) =>
		await store.signups.capture(
			{
				email: `p${index}@example.com`,
				source: 'premium',
				locale: 'en',
				consent: { wording: '1' },
			},
			() => ({
				subject: 'Hello',
				text: `Text ${index}`,
				html: '<p>Text</p>',
				unsubscribeUrl: `https://x/${index}`,
			}),
		)
	for (let index = 0; index < mails; index++) await signUp(index)
	const options = { keys: deriveKeys(Buffer.alloc(32, 4)) }
	const otherKey = createStore(db, { ...systemClockAndRandom, now: clock.now }, options).outbox
	return { db, clock, outbox: store.outbox, otherKey, signUp }
}
