import { describe, expect, test } from 'vitest'
import { type TestDatabase, databases, fakeClock, openTestStore } from '#testing/databases.ts'

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
})

async function newOutbox(kind: TestDatabase, mails: number) {
	const clock = fakeClock()
	const { db, store } = await openTestStore(kind, clock.now)
	for (let index = 0; index < mails; index++) {
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
	}
	return { db, clock, outbox: store.outbox }
}
