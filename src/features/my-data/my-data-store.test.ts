import { recordSignup } from '#testing/jobs.ts'
import { testKeys } from '#testing/keys.ts'
import { openMail } from '#platform/mail/queued-mail.ts'
import { describe, expect, test } from 'vitest'
import { waitlistLimits } from '#features/waitlist/rules/waitlist-limits.ts'
import { dailyDatabases, fakeClock, openTestStore } from '#testing/databases.ts'

const { blockedMailIntervalMs } = waitlistLimits
const ada = 'ada@example.com'
const content = { subject: '', text: '', html: '', unsubscribeUrl: '' }
const perClient = { key: 'client', limit: 1_000, windowMs: 1_000 }

describe.each(dailyDatabases)('$kind', (kind) => {
	async function open() {
		const clock = fakeClock()
		const { db, store } = await openTestStore(kind, clock.now)
		const { unsubscribe } = await recordSignup(store, ada)
		const ask = async () =>
			await store.myData.requestLink(ada, () => content, { perClient, perAddress: [] })
		const linkMails = async (kindOfJob: 'data-link' | 'withheld') =>
			(
				await db.read.selectFrom('jobs').select('payload').where('kind', '=', kindOfJob).execute()
			).map(({ payload }) => ({ recipient: openMail(payload, testKeys.outbox)?.recipient ?? '' }))
		return { clock, db, store, ask, linkMails, block: () => store.signups.block(unsubscribe) }
	}

	test('a blocked address gets one link to its data in 30 days, no matter who requests it', async () => {
		const { clock, db, ask, linkMails, block } = await open()
		await block()
		clock.advance(blockedMailIntervalMs)
		await Promise.all([ask(), ask(), ask()])
		clock.advance(blockedMailIntervalMs - 1)
		await ask()
		expect(await linkMails('data-link')).toEqual([{ recipient: ada }])
		// Withheld emails are stored without the recipient's address, as emails to unknown addresses are.
		expect(await linkMails('withheld')).toEqual(
			Array.from({ length: 3 }, () => ({ recipient: '' })),
		)
		clock.advance(1)
		await ask()
		expect(await linkMails('data-link')).toHaveLength(2)
		const { mailed_at: mailedAt } = await db.read
			.selectFrom('waitlist_emails')
			.select('mailed_at')
			.executeTakeFirstOrThrow()
		expect(mailedAt).toBe(new Date(clock.now()).toISOString())
	})

	test('after an opt-out from all mail, a link to the data is sent only after an hour, like the email after a signup', async () => {
		const { clock, ask, linkMails, block } = await open()
		await block()
		await ask()
		clock.advance(waitlistLimits.mailIntervalMs)
		await ask()
		clock.advance(waitlistLimits.mailIntervalMs)
		await ask()
		expect(await linkMails('data-link')).toHaveLength(1)
	})

	test('a blocked address that was sent a link to its data gets no email after a signup within the same 30 days', async () => {
		const { clock, db, store, ask, block } = await open()
		await block()
		clock.advance(blockedMailIntervalMs)
		await ask()
		clock.advance(waitlistLimits.mailIntervalMs)
		await recordSignup(store, ada)
		const mails = await db.read
			.selectFrom('jobs')
			.select('kind')
			.where('kind', '!=', 'withheld')
			.execute()
		expect(mails).toEqual([{ kind: 'data-link' }])
	})

	test('an address that accepts mail gets every requested link to its data, and the stored time of its confirmation email does not change', async () => {
		const { db, ask, linkMails } = await open()
		const mailedAt = () => db.read.selectFrom('waitlist_emails').select('mailed_at').execute()
		const before = await mailedAt()
		await ask()
		await ask()
		expect(await linkMails('data-link')).toHaveLength(2)
		expect(await mailedAt()).toEqual(before)
	})
})
