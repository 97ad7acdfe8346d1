import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { whatIsWrong } from './refusal.ts'
import { waitlistSignup } from './waitlist-signup.ts'

const least = { email: 'ada@example.com', source: 'premium' }

test('an address and a source are enough', () => {
	expect(waitlistSignup.parse(least)).toMatchObject({ ...least, locale: 'en', consent: 'unstated' })
})

test('a form says on, a script the version of the wording', () => {
	expect(waitlistSignup.parse({ ...least, consent: 'on' }).consent).toBe('on')
	expect(waitlistSignup.parse({ ...least, consent: '2026-11' }).consent).toBe('2026-11')
	expect(waitlistSignup.parse({ ...least, consent: true }).consent).toBe('yes')
})

test.each([false, 'false', 'no', '', 0])('%j is no consent', (consent) => {
	expect(waitlistSignup.safeParse({ ...least, consent }).success).toBe(false)
})

test('the first problem names its field', () => {
	const read = waitlistSignup.safeParse({ email: 'x', source: 'premium' })
	expect(read.error && whatIsWrong(read.error)).toEqual({ field: 'email' })
})

test('letters that mail cannot carry everywhere are named', () => {
	const read = waitlistSignup.safeParse({ email: 'josé@example.com', source: 'premium' })
	expect(read.error && whatIsWrong(read.error)).toEqual({ field: 'email', characters: ['é'] })
})

test('odd hints are left out and refuse nothing', () => {
	const odd = { referrer: 7, utm_source: [], utm_medium: '\u0000', utm_term: 'a\r\nb', elapsed: {} }
	expect(waitlistSignup.parse({ ...least, ...odd })).toMatchObject({
		referrer: undefined,
		utm_source: null,
		utm_medium: null,
		utm_term: 'ab',
		elapsed: undefined,
	})
})

test.each([null, '', ' ', false, [], -1, 'soon'])('%j is no time that has elapsed', (elapsed) => {
	expect(waitlistSignup.parse({ ...least, elapsed }).elapsed).toBeUndefined()
})

test('a script and a form tell the time alike', () => {
	expect(waitlistSignup.parse({ ...least, elapsed: 12.5 }).elapsed).toBe(12.5)
	expect(waitlistSignup.parse({ ...least, elapsed: '12.5' }).elapsed).toBe(12.5)
})

test('a hint that is cut in the middle of a character is still text', () => {
	const { utm_source } = waitlistSignup.parse({
		...least,
		utm_source: `${'x'.repeat(99)}\u{1F600}`,
	})
	expect(utm_source?.isWellFormed()).toBe(true)
})

test('whatever is sent is read or refused, never thrown', () => {
	fc.assert(
		fc.property(fc.anything(), (sent) => {
			expect(typeof waitlistSignup.safeParse(sent).success).toBe('boolean')
		}),
	)
})
