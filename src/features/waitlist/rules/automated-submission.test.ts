import { expect, test } from 'vitest'
import { isAutomatedSubmission } from './automated-submission.ts'

test('a form with a filled-in honeypot field counts as automated', () => {
	expect(isAutomatedSubmission({ honeypot: 'x', hasOrigin: true })).toBe(true)
})

test('a form sent at once, but with an Origin header, does not count as automated', () => {
	expect(isAutomatedSubmission({ elapsed: 20, hasOrigin: true })).toBe(false)
})

test('without an Origin header, a form sent within 1.5 seconds of the page’s appearance counts as automated, but a later form does not', () => {
	expect(isAutomatedSubmission({ elapsed: 1_499, hasOrigin: false })).toBe(true)
	expect(isAutomatedSubmission({ elapsed: 1_500, hasOrigin: false })).toBe(false)
})

test('a form sent without JavaScript, and so without an elapsed time, does not count as automated', () => {
	expect(isAutomatedSubmission({ honeypot: '', hasOrigin: false })).toBe(false)
})
