import { describe, expect, test } from 'vitest'
import { databases, fakeClock, openTestStore } from '#testing/databases.ts'

const editsOf = (text: string) => ({ 'pages/de/home.yaml': { 'blocks/hero/title': text } })
const conflict = expect.objectContaining({ error: 'conflict' })

describe.each(databases)('$kind', (kind) => {
	test('the last publication determines the public texts, and is in the audit log', async () => {
		const { store } = await openTestStore(kind)
		const { words, audit } = store
		expect(await words.published()).toEqual({})
		const id = await words.publish({ edits: editsOf('Neu'), after: null }, 'ada')
		expect(await words.published()).toEqual(editsOf('Neu'))
		expect(await words.publications()).toEqual([
			{ id, publishedAt: expect.any(String), publishedBy: 'ada', edits: editsOf('Neu') },
		])
		expect(await audit.newest()).toMatchObject([
			{ actor: 'ada', action: 'texts published', detail: id },
		])
	})

	test('only the last hundred publications are kept', { tags: 'night' }, async () => {
		const { store } = await openTestStore(kind, fakeClock().now)
		let after: string | null = null
		for (let turn = 1; turn <= 102; turn++) {
			after = await store.words.publish({ edits: editsOf(`${turn}`), after }, 'ada')
		}
		const kept = (await store.words.publications(102)).map(({ edits }) => edits)
		expect([kept.length, kept[0], kept.at(-1)]).toEqual([100, editsOf('102'), editsOf('3')])
	})

	test('a publication made from texts that are no longer public is refused, and changes nothing', async () => {
		const { store } = await openTestStore(kind)
		const { words, audit } = store
		const publish = (text: string, after: string | null) =>
			words.publish({ edits: editsOf(text), after }, 'ada')
		const first = await publish('Eins', null)
		await expect(publish('Zwei', null)).rejects.toEqual(conflict)
		expect(await words.published()).toEqual(editsOf('Eins'))
		expect(await audit.newest()).toHaveLength(1)
		await publish('Drei', first)
		await expect(publish('Vier', first)).rejects.toEqual(conflict)
		expect(await words.published()).toEqual(editsOf('Drei'))
	})

	test('exactly one of several concurrent publications succeeds', async () => {
		const { store } = await openTestStore(kind)
		const made = await Promise.allSettled(
			['Eins', 'Zwei', 'Drei'].map((text) =>
				store.words.publish({ edits: editsOf(text), after: null }, 'ada'),
			),
		)
		const refused = made.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
		expect(refused).toEqual([conflict, conflict])
		expect(await store.words.publications()).toHaveLength(1)
	})

	test('the latest publication determines the public texts even if the clock of its process is behind', async () => {
		const clock = fakeClock()
		const { store } = await openTestStore(kind, clock.now)
		const first = await store.words.publish({ edits: editsOf('Eins'), after: null }, 'ada')
		clock.advance(-60_000)
		await store.words.publish({ edits: editsOf('Zwei'), after: first }, 'bea')
		expect(await store.words.published()).toEqual(editsOf('Zwei'))
	})
})
