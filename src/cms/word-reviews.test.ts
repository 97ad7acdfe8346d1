import { expect, test } from 'vitest'
import { databases, openTestStore } from '#testing/databases.ts'

test.each(databases)(
	'$kind: a text is reviewed, and again after its translation changed',
	async (kind) => {
		const { store } = await openTestStore(kind)
		const address = { file: 'pages/de/home.yaml', place: 'blocks/hero/title' }
		expect(await store.words.reviews()).toEqual(new Map())
		for (const digest of ['one', 'two']) {
			await store.words.review({ ...address, digest }, 'ada')
			expect(await store.words.reviews()).toEqual(
				new Map([['pages/de/home.yaml:blocks/hero/title', digest]]),
			)
		}
	},
)
