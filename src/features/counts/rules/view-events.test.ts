import { expect, test } from 'vitest'
import { viewEvents } from './view-events.ts'

test.each(['navigate', 'prerender'] as const)(
	'a page opened from outside this site with the navigation type %s counts as an entrance',
	(type) => {
		expect(viewEvents(type, false)).toEqual(['entrance', 'page_view'])
	},
)

test('a page opened from another page of this site counts as a page view, not as an entrance', () => {
	expect(viewEvents('navigate', true)).toEqual(['page_view'])
})

test.each(['reload', 'back_forward', undefined] as const)(
	'the navigation type %s counts as a page view, not as an entrance',
	(type) => {
		expect(viewEvents(type, false)).toEqual(['page_view'])
	},
)
