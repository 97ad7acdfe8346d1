import { expect, test } from 'vitest'
import { databases, openTestStore } from '#testing/databases.ts'
import { digestOf } from './word-edits.ts'

test.each(databases)(
	'$kind: a text is reviewed as it is, and again when it is another',
	async (kind) => {
		const { store } = await openTestStore(kind)
		const address = { file: 'pages/de/home.yaml', place: 'hero/title' }
		expect(await store.words.reviews()).toEqual(new Map())
		for (const text of ['Eins', 'Zwei']) {
			await store.words.review([{ ...address, text }], 'ada')
			expect(await store.words.reviews()).toEqual(
				new Map([['pages/de/home.yaml:hero/title', digestOf(text)]]),
			)
		}
	},
)
