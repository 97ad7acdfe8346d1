import { expect, test } from 'vitest'
import { isAutomatedSubmission } from './automated-submission.ts'

test('a form with a filled-in honeypot field counts as automated', () => {
	expect(isAutomatedSubmission({ honeypot: 'x', hasOrigin: true })).toBe(true)
})

test('a form that a browser filled in and sent at once is not automated', () => {
	expect(isAutomatedSubmission({ elapsed: 20, hasOrigin: true })).toBe(false)
})

test('without Origin, a form sent after 1.4 seconds counts as automated, and one sent after 1.5 seconds does not', () => {
	expect(isAutomatedSubmission({ elapsed: 1_499, hasOrigin: false })).toBe(true)
	expect(isAutomatedSubmission({ elapsed: 1_500, hasOrigin: false })).toBe(false)
})

test('a form without a script has no elapsed time and is accepted', () => {
	expect(isAutomatedSubmission({ honeypot: '', hasOrigin: false })).toBe(false)
})
