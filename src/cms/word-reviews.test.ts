import { expect, test } from 'vitest'
import { databases, openTestStore } from '#testing/databases.ts'

test.each(databases)(
	'$kind: a review of a text is stored, and a later review replaces it',
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
