import { isNewestLink } from '#features/waitlist/rules/newest-link.ts'
import { iso } from '#platform/db/context.ts'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { waitlistLimits } from '#features/waitlist/rules/waitlist-limits.ts'
import { deriveKeys } from '#platform/keys/keys.ts'
import { eventually } from '#testing/eventually.ts'
import { type TestDatabase, databases, fakeClock, openTestStore } from '#testing/databases.ts'
import { unreadableCode } from '#platform/mail/queued-mail.ts'
import { claimMail, createTestRunner, deliverMails } from '#testing/jobs.ts'
import { mailHandlers } from './mail-jobs.ts'

const [, postgres] = databases

describe.each(databases)('$kind', (kind) => {
	test('an email that was given up is listed as failed and not sent again', async () => {
		const { store, clock } = await newOutbox(kind, 1)
		await deliverMails(store, clock.now, '550 No')
		clock.advance(24 * 3_600_000)
		expect(await claimMail(store)).toBeNull()
		expect(await store.outbox.failures()).toMatchObject([
			{ recipient: 'p0@example.com', failure: '550', tries: 1 },
		])
	})

	test('waiting, sent and failed emails are counted', async () => {
		const { store, clock, signUp } = await newOutbox(kind, 1)
		await deliverMails(store, clock.now)
		await signUp(1)
		await deliverMails(store, clock.now, '550 No')
		await signUp(2)
		await signUp(3)
		await claimMail(store)
		expect(await store.outbox.counts()).toEqual({ waiting: 2, sent: 1, failed: 1 })
	})

	test('once an email is sent, only its delivery record is kept', async () => {
		const { db, store, clock } = await newOutbox(kind, 1)
		await deliverMails(store, clock.now)
		expect(await db.read.selectFrom('jobs').selectAll().execute()).toEqual([])
		expect(await db.read.selectFrom('deliveries').selectAll().execute()).toMatchObject([
			{ kind: 'confirmation', subject: 'Hello', outcome: 'accepted', tries: 1, failure: null },
		])
	})

	test('an email that was encrypted with another key is given up, its content is deleted, and it cannot be sent again', async () => {
		const { db, store, clock } = await newOutbox(kind, 1)
		const keys = deriveKeys(Buffer.alloc(32, 9))
		const transport = { send: async () => {}, close: () => {} }
		const handlers = mailHandlers({ keys, now: clock.now, transport })
		await createTestRunner(store, handlers, clock.now).runDue()
		expect(await store.outbox.failures()).toMatchObject([
			{ failure: unreadableCode, can_be_resent: false },
		])
		expect(await db.read.selectFrom('jobs').select('payload').execute()).toEqual([{ payload: '' }])
		expect(await store.outbox.resend(null, 'ada')).toBe(0)
	})

	test('only a person’s newest confirmation email can be sent again, and only while its link is valid', async () => {
		const { db, store, outbox, clock, signUp } = await newOutbox(kind, 1)
		await deliverMails(store, clock.now, '550 No')
		clock.advance(waitlistLimits.mailIntervalMs)
		await signUp(0)
		expect(await outbox.failures()).toMatchObject([{ can_be_resent: false }])
		expect(await outbox.resend(null, 'ada')).toBe(0)
		await deliverMails(store, clock.now, '550 No')
		expect(await outbox.resend(null, 'ada')).toBe(1)
		const rows = db.read.selectFrom('jobs').select('failed_at').orderBy('created_at')
		expect(await rows.execute()).toEqual([{ failed_at: expect.any(String) }, { failed_at: null }])
	})

	test('a confirmation email from before an unsubscription cannot be sent again', async () => {
		const { db, store, outbox, clock } = await newOutbox(kind, 1)
		await deliverMails(store, clock.now, '550 No')
		clock.advance(1)
		const at = new Date(clock.now()).toISOString()
		await db.write((transaction) =>
			transaction.updateTable('waitlist_emails').set({ unsubscribed_at: at }).execute(),
		)
		expect(await outbox.resend(null, 'ada')).toBe(0)
	})

	test.each([{ status: 'active' }, { undeliverable_at: '2026-01-05T12:00:00.000Z' }])(
		'the confirmation email of a person with %j cannot be sent again',
		async (change) => {
			const { db, store, outbox, clock } = await newOutbox(kind, 1)
			await deliverMails(store, clock.now, '550 No')
			await db.write((transaction) =>
				transaction.updateTable('waitlist_emails').set(change).execute(),
			)
			expect(await outbox.failures()).toMatchObject([{ can_be_resent: false }])
			expect(await outbox.resend(null, 'ada')).toBe(0)
		},
	)

	test('the SQL condition for the newest link agrees with the function `isNewestLink`', async () => {
		const { db, store, outbox, clock } = await newOutbox(kind, 1)
		await deliverMails(store, clock.now, '550 No')
		const writtenAt = iso(clock.now())
		const times = [null, iso(clock.now() - 1), writtenAt, iso(clock.now() + 1)]
		for (const mailedAt of times) {
			for (const unsubscribedAt of times) {
				await db.write((transaction) =>
					transaction
						.updateTable('waitlist_emails')
						.set({ mailed_at: mailedAt, unsubscribed_at: unsubscribedAt })
						.execute(),
				)
				const rule = isNewestLink({ writtenAt, mailedAt, unsubscribedAt })
				expect(await outbox.failures()).toMatchObject([{ can_be_resent: rule }])
			}
		}
	})

	test('a confirmation email can be sent again only if its link stays valid longer than the retries last', async () => {
		const { store, outbox, clock } = await newOutbox(kind, 1)
		await deliverMails(store, clock.now, '550 No')
		clock.advance(waitlistLimits.confirmationLinkLifetimeMs - 3 * 24 * 3_600_000 - 1)
		expect(await outbox.failures()).toMatchObject([{ can_be_resent: true }])
		clock.advance(1)
		expect(await outbox.failures()).toMatchObject([{ can_be_resent: false }])
		expect(await outbox.resend(null, 'ada')).toBe(0)
	})
})

test('an email that another request has queued in the meantime is not queued again', async () => {
	const { db, store, outbox, clock } = await newOutbox(postgres, 1)
	await deliverMails(store, clock.now, '550 No')
	const changed = Promise.withResolvers<void>()
	const commit = Promise.withResolvers<void>()
	const other = db.write(async (transaction) => {
		await transaction.updateTable('jobs').set({ failed_at: null, leased_by: 'w' }).execute()
		changed.resolve()
		await commit.promise
	})
	onTestFinished(() => commit.resolve())
	await changed.promise
	const resent = outbox.resend(null, 'ada')
	await eventually(async () => {
		// Waits until the resend is blocked by the other transaction.
		const { rows } = await sql`
			select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
		`.execute(db.read)
		expect(rows).toHaveLength(1)
	}, 10_000)
	commit.resolve()
	await other
	expect(await resent).toBe(0)
	const jobs = db.read.selectFrom('jobs').select('leased_by')
	expect(await jobs.execute()).toEqual([{ leased_by: 'w' }])
	expect(await db.read.selectFrom('deliveries').selectAll().execute()).toHaveLength(1)
})

async function newOutbox(kind: TestDatabase, mails: number) {
	const clock = fakeClock()
	const { db, store } = await openTestStore(kind, clock.now)
	const signUp = async (index: number) =>
		await store.signups.record(
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
	return { db, clock, store, outbox: store.outbox, signUp }
}
