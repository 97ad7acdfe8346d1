import type { Insertable } from 'kysely'
import type { Database } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { Store } from '#app/store.ts'
import { fakeClock, openTestStore, type TestDatabase } from './databases.ts'
import { createTestSender, insertPeople, recordingTransport } from './letters.ts'

const dayMinutes = 24 * 60

/** Inserts a tested series, switched off, with one letter for each delay in minutes. Returns its ID. */
export async function insertSeries(
	{ db, store }: { readonly db: Database; readonly store: Store },
	delays: readonly number[] = [0, 3 * dayMinutes, 40 * dayMinutes],
	changed: Partial<Insertable<Tables['series']>> = {},
): Promise<string> {
	const { name = 'Welcome' } = changed
	const id = await store.series.create({
		name,
		origin: null,
		purpose: 'news',
		steps: delays.map((delayMinutes, index) => ({
			name: `${name} ${index + 1}`,
			delayMinutes,
			content: contentOf(`${name} ${index + 1}`),
		})),
	})
	await db.write(async (transaction) => {
		await transaction
			.updateTable('series')
			.set({ ...changed, name })
			.where('id', '=', id)
			.execute()
		await transaction
			.updateTable('letters')
			.set({ tested_version: 1 })
			.where('series', '=', id)
			.execute()
	})
	return id
}

function contentOf(subject: string) {
	const words = { subject, text: 'Hello' }
	return { en: words, de: words, pt: words, es: words }
}

export async function switchOn({ series }: Store, id: string) {
	const letters = await series.lettersOf(id)
	const versions = new Map(letters.map((letter) => [letter.id, letter.version]))
	return await series.switchOn(id, versions, 'ada')
}

/** Creates a database with a switched-on series of three letters, and functions that advance and observe the series. */
export async function newSeriesSite(
	kind: TestDatabase,
	{
		delays,
		failureOf,
		columns,
	}: {
		readonly delays?: readonly number[]
		readonly failureOf?: (recipient: string) => Error | null
		readonly columns?: Partial<Insertable<Tables['series']>>
	} = {},
) {
	const clock = fakeClock()
	const { db, store } = await openTestStore(kind, clock.now)
	const id = await insertSeries({ db, store }, delays, columns)
	await switchOn(store, id)
	const { sent, transport } = recordingTransport(failureOf)
	const send = createTestSender({ store, clock, transport })
	return {
		db,
		store,
		clock,
		id,
		sent,
		/** Advances the clock, sends due emails, and returns all emails sent so far, each as its recipient and subject. */
		after: async (minutes: number) => {
			clock.advance(minutes * 60_000)
			await send()
			return sent.map(({ to, subject }) => `${to.replace(/@.*/, '')}: ${subject}`)
		},
		/** Adds a person who has just confirmed. */
		confirm: async (person: Partial<Insertable<Tables['waitlist_emails']>> = {}) => {
			const at = new Date(clock.now()).toISOString()
			const name = person.id ?? 'ada'
			await insertPeople(db, [
				{ id: name, email: `${name}@example.com`, confirmed_at: at, created_at: at, ...person },
			])
		},
		change: async (person: string, changed: Partial<Insertable<Tables['waitlist_emails']>>) =>
			await db.write((transaction) =>
				transaction.updateTable('waitlist_emails').set(changed).where('id', '=', person).execute(),
			),
	}
}
