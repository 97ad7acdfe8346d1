import { describe, expect, test } from 'vitest'
import { personActs } from '#features/waitlist/rules/person-act.ts'
import { databases, fakeClock, openTestStore } from '#testing/databases.ts'
import { emptyMails, recordSignup } from '#testing/jobs.ts'
import { words } from '#cms/reader/entries.ts'
import { dataEvents } from '#site/requested/my-data-events.ts'

describe.each(databases)('$kind', (kind) => {
	test('each action on a person appears once in their history and on their page, in order', async () => {
		const clock = fakeClock()
		const { db, store } = await openTestStore(kind, clock.now)
		const { unsubscribe } = await recordSignup(store, 'ada@example.com')
		const id = (await store.persons.findId('ada@example.com')) ?? ''
		const bounce = async () =>
			await db.write((transaction) =>
				transaction
					.updateTable('waitlist_emails')
					.set({ undeliverable_at: new Date(clock.now()).toISOString() })
					.execute(),
			)
		await bounce()
		const change = { add: ['press'], remove: [] }
		const acts = [
			() => store.personNotes.changeTags(id, change, 'ada'),
			// Changes nothing.
			() => store.personNotes.changeTags(id, change, 'ada'),
			() => store.personNotes.setNote({ id, note: 'Knows Grace.', before: '' }, 'ada'),
			() => store.persons.removeMark(id, 'ada'),
			() => expect(store.persons.removeMark(id, 'ada')).rejects.toThrow('There is no mark'),
			() => store.myData.change(unsubscribe, { act: 'pause', length: 'open' }),
			() => store.myData.change(unsubscribe, { act: 'resume' }),
			() => store.myData.change(unsubscribe, { act: 'language', language: 'de' }),
			() => store.signups.block(unsubscribe),
			() => store.signups.block(unsubscribe),
			() => store.addressCorrection.correct(id, 'Ada@example.com', emptyMails, 'ada'),
		]
		for (const act of acts) {
			clock.advance(1_000)
			await act()
		}
		const person = await store.persons.byId(id)
		const inOrder = 'tagged noted deliverable paused resumed language blocked corrected'.split(' ')
		expect(person?.acts.map(({ act }) => act)).toEqual(inOrder)
		expect(inOrder.toSorted()).toEqual(personActs.toSorted())
		expect(person?.history.map(({ status }) => status)).toEqual(['pending', 'unsubscribed'])
		const spoken = words('myData', 'en')
		const titles = person && dataEvents(person, spoken, 'en').map(({ title }) => title)
		expect(titles).toEqual(expect.arrayContaining(Object.values(spoken.agreed.acts)))
		const stored = await store.personalData.collect('ada@example.com')
		expect(stored?.changes.map(({ status }) => status)).toEqual(expect.arrayContaining(inOrder))
	})
})
