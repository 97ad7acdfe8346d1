import { z } from 'zod'
import { text } from '#words/schemas/common.ts'

const place = z.strictObject({
	title: text.describe('Of its page. An address in it would be kept by the browser’s history'),
	label: text
		.optional()
		.describe('In the navigation. A place that is reached from another one has none'),
})

/** The places of the panel. */
export const places = z.strictObject({
	navigation: text,
	more: text.describe('On phones, opens the places that have no window of their own there'),
	places: z.strictObject({
		list: place,
		person: place,
		import: place,
		counts: place,
		letters: place,
		draft: place,
		letter: place,
		series: place,
		words: place,
		facts: place,
		publish: place,
		history: place,
		settings: place,
		account: place,
		launch: place,
		start: place,
	}),
})
