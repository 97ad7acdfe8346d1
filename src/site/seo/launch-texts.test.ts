import { expect, test } from 'vitest'
import { currentSite, withSite } from '#cms/reader/site.ts'
import { launchTexts } from './launch-texts.ts'

const read = () => launchTexts('2026-11-30')

test('a statement is listed as open until the owner proves, replaces, hides or confirms it', () => {
	const [accuracy, joined] = ['94% accuracy', '178 introverts joined this week']
	const testimonial = 'The workshop moved to Tuesday'
	const promise = 'The account settings have a button to withdraw from the contract.'
	const fact = /^A web app: it opens/
	expect(read()).toEqual(
		expect.arrayContaining([
			{ topic: 'contacts', what: 'support', why: 'is a placeholder' },
			{ topic: 'claims', what: accuracy, why: '/' },
			{ topic: 'claims', what: joined, why: '/' },
			{ topic: 'testimonials', what: testimonial, why: '/' },
			{ topic: 'promises', what: promise, why: expect.stringMatching(/^\/refund/) },
			{
				topic: 'product facts',
				what: expect.stringMatching(fact),
				why: 'to be confirmed by the owner (devices)',
			},
		]),
	)
	const edits = {
		'facts/product.yaml': {
			'contacts/support': 'help@own.dev',
			'facts/devices/confirmed': '2026-11-20',
		},
		'facts/claims.yaml': {
			'claims/accuracy/isShown': 'false',
			'claims/joinedThisWeek/evidence': 'Counted on 20 November.',
		},
		'facts/promises.yaml': { 'promises/0/confirmed': '2026-11-20' },
		'pages/en/home.yaml': { 'blocks/testimonials/items/0/isSample': 'false' },
	}
	const left = withSite({ ...currentSite(), edits }, read).map(({ what }) => what)
	expect(left).not.toContain('support')
	for (const settled of [accuracy, joined, testimonial]) expect(left).not.toContain(settled)
	expect(left.filter((what) => what === promise || fact.test(what))).toEqual([])
})
