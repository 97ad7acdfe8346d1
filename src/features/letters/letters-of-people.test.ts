import { expect, test } from 'vitest'
import { dailyDatabases, openTestStore, readRegistrations, insertRows } from '#testing/databases.ts'
import { insertDraft, insertPeople } from '#testing/letters.ts'
import { letterMailId } from '#features/bounces/bounces.ts'

test.each(dailyDatabases)(
	'an erasure on $kind returns the IDs of the person’s letter emails, and keeps their rows under an anonymous ID',
	async (kind) => {
		const { db, store } = await openTestStore(kind)
		await insertPeople(db, [{}, {}])
		const [erased = '', other = ''] = (await readRegistrations(store)).map((row) => row.id)
		const letter = await insertDraft(db, { state: 'finished' })
		const recipient = {
			letter_id: letter,
			language: 'en' as const,
			priority: 2,
			tries: 1,
			next_try_at: '2026-01-05T12:00:00.000Z',
		}
		await insertRows(db, 'letter_recipients', [
			{ ...recipient, person_id: erased, state: 'waiting' as const },
			{ ...recipient, person_id: other, state: 'sent' as const },
		])
		const { mails } = await store.registrations.erase([erased], 'ada')
		expect(mails).toContain(letterMailId(letter, erased))
		const rows = await db.read
			.selectFrom('letter_recipients')
			.select(['person_id', 'state'])
			.orderBy('state')
			.execute()
		expect(rows).toEqual([
			{ person_id: expect.stringMatching(/^erased-/), state: 'erased' },
			{ person_id: other, state: 'sent' },
		])
	},
)
