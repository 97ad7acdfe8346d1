import { expect, test } from 'vitest'
import { currentSite, type Site, withSite } from '#cms/reader/site.ts'
import { launchTexts } from '#site/seo/launch-texts.ts'
import { claimsIn } from './claims.ts'
import { factsIn } from './facts.ts'

const counted = (cases: number) => ({ value: cases, cases })
const bound = { 'facts/claims.yaml': { 'claims/trackingEnough/measure': 'testsFinished' } }

/**
 * A site that has measured this number of finished tests. The claim `trackingEnough` is bound to this number, and is
 * shown from 100 on.
 */
const siteOf = (tests: number): Site => ({
	...currentSite(),
	edits: bound,
	measurements: {
		until: '2026-11-29',
		confirmedWeek: null,
		testsFinished: counted(tests),
		loadTime: null,
	},
})

const read = () => ({
	list: claimsIn('en', 'trackingEnough').map(({ text }) => text),
	sentence: factsIn('en').get('claim.trackingEnough'),
	isOpen: launchTexts('2026-11-29').some(({ what }) => what.startsWith('Tracking')),
})

test(
	'lists, sentences and the launch check use the measurement of a claim once it reaches the threshold',
	{ tags: 'night' },
	() => {
		const before = {
			list: ['Tracking 3-4 times a week is enough'],
			sentence: 'Tracking 3-4 times a week is enough (our estimate, not measured yet).',
			isOpen: true,
		}
		expect(read()).toEqual(before)
		expect(withSite(siteOf(99), read)).toEqual(before)
		expect(withSite(siteOf(2_000), read)).toEqual({
			list: ['Tracking 2,000 times a week is enough'],
			sentence: 'Tracking 2,000 times a week is enough (measured by us, up to 29 Nov 2026).',
			isOpen: false,
		})
		expect(withSite(siteOf(99), read)).toEqual(before)
	},
)
