import { describe, expect, test } from 'vitest'
import { databases, openTestStore } from '#testing/databases.ts'
import { digestOf, editsByPlace } from './word-edits.ts'

const title = { file: 'pages/de/home.yaml', place: 'blocks/hero/title', original: 'Alt' }

describe.each(databases)('$kind', (kind) => {
	test('a text is changed, changed again and restored, each time with an audit entry', async () => {
		const { store } = await openTestStore(kind)
		const { change, all } = store.words
		await change([{ ...title, text: 'Neu' }], 'ada')
		await change([{ ...title, text: 'Neuer' }], 'bea')
		expect(await all()).toMatchObject([
			{ text: 'Neuer', originalDigest: digestOf('Alt'), changedBy: 'bea' },
		])
		await change([{ ...title, text: null }], 'ada')
		expect(await all()).toEqual([])
		const entries = await store.audit.newest()
		expect(entries.map(({ action, detail }) => `${action} ${detail}`)).toEqual(
			Array.from({ length: 3 }, () => 'text changed pages/de/home.yaml:blocks/hero/title'),
		)
	})

	test('changing a text to its original leaves no edit, and saving the same text again is not logged as a change', async () => {
		const { store } = await openTestStore(kind)
		await store.words.change([{ ...title, text: 'Alt' }], 'ada')
		expect([await store.words.all(), await store.audit.newest()]).toEqual([[], []])
		await store.words.change([{ ...title, text: 'Neu' }], 'ada')
		await store.words.change([{ ...title, text: 'Neu' }], 'bea')
		expect(await store.audit.newest()).toHaveLength(1)
		await store.words.change([{ ...title, text: 'Alt' }], 'ada')
		expect(await store.words.all()).toEqual([])
	})

	test('a change based on an outdated version of a text is refused, and nothing of it is stored', async () => {
		const { store } = await openTestStore(kind)
		const { change, all } = store.words
		const lede = { ...title, place: 'blocks/hero/lede' }
		await change([{ ...title, text: 'Eins', before: null }], 'ada')
		const second = change(
			[
				{ ...lede, text: 'Daneben', before: null },
				{ ...title, text: 'Zwei', before: null },
			],
			'bea',
		)
		await expect(second).rejects.toMatchObject({
			error: 'conflict',
			details: { fields: [addressOf(title)] },
			message: expect.stringContaining('It is now: Eins'),
		})
		expect(editsByPlace(await all())).toEqual({ [title.file]: { 'blocks/hero/title': 'Eins' } })
		await change([{ ...title, text: 'Zwei', before: 'Eins' }], 'bea')
		expect(editsByPlace(await all())).toEqual({ [title.file]: { 'blocks/hero/title': 'Zwei' } })
	})

	test('if two people change the same unedited text at the same time, one change is refused', async () => {
		const { store } = await openTestStore(kind)
		const ends = await Promise.allSettled(
			['ada', 'bea'].map((text) => store.words.change([{ ...title, text, before: null }], text)),
		)
		expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	})
})

function addressOf({ file, place }: typeof title): string {
	return `${file}:${place}`
}
