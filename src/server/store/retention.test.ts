import { describe, expect, test } from 'vitest'
import { databases, fakeClock, openTestStore } from '#testing/databases.ts'
import {
	createTestSender,
	insertDraft,
	insertPeople,
	recordingTransport,
	sendFirst,
} from '#testing/letters.ts'

const dayMs = 86_400_000

describe.each(databases)('$kind', (kind) => {
	test('who got a letter is forgotten after 24 months, and its figures stay', async () => {
		const clock = fakeClock()
		const { db, store } = await openTestStore(kind, clock.now)
		await insertPeople(db, [{}, {}, {}])
		await insertDraft(db, { id: 'a' })
		const send = createTestSender({ store, clock, transport: recordingTransport().transport })
		await sendFirst('a', send, { store, clock })
		const recipients = async () => {
			await store.sweep()
			const rows = await db.read
				.selectFrom('campaign_recipients')
				.select(['signup_id', 'state'])
				.orderBy('signup_id')
				.execute()
			return rows.map((row) => `${row.signup_id.slice(0, 7)} ${row.state}`)
		}
		clock.advance(725 * dayMs)
		expect(await recipients()).toEqual(['p0 sent', 'p1 sent', 'p2 sent'])
		clock.advance(10 * dayMs)
		expect(await recipients()).toEqual(Array.from({ length: 3 }, () => 'erased- sent'))
		const counts = await db.read.selectFrom('campaign_counts').selectAll().execute()
		expect(counts.filter(({ n }) => n !== 0)).toMatchObject([{ state: 'sent', n: 3 }])
	})
})
