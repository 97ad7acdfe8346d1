import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstIssue } from '#values/messages/error-response.ts'
import { waitlistSignup } from './waitlist-signup.ts'

const least = { email: 'ada@example.com', source: 'premium' }

test('a signup with only an address and a source is valid', () => {
	expect(waitlistSignup.parse(least)).toMatchObject({ ...least, locale: 'en', consent: 'unstated' })
})

test('consent can be `on`, as a form sends it, or the version of the consent text, as a script sends it', () => {
	expect(waitlistSignup.parse({ ...least, consent: 'on' }).consent).toBe('on')
	expect(waitlistSignup.parse({ ...least, consent: '2026-11' }).consent).toBe('2026-11')
	expect(waitlistSignup.parse({ ...least, consent: true }).consent).toBe('yes')
})

test.each([false, 'false', 'no', '', 0])('%j is not consent', (consent) => {
	expect(waitlistSignup.safeParse({ ...least, consent }).success).toBe(false)
})

test('the first validation issue of a signup names the invalid field', () => {
	const read = waitlistSignup.safeParse({ email: 'x', source: 'premium' })
	expect(read.error && firstIssue(read.error)).toEqual({ field: 'email' })
})

test('the validation issue lists non-ASCII characters in the local part of the address', () => {
	const read = waitlistSignup.safeParse({ email: 'josé@example.com', source: 'premium' })
	expect(read.error && firstIssue(read.error)).toEqual({ field: 'email', characters: ['é'] })
})

test('invalid attribution is dropped or cleaned, and the signup is still valid', () => {
	const odd = { referrer: 7, utm_source: [], utm_medium: '\u0000', utm_term: 'a\r\nb', elapsed: {} }
	expect(waitlistSignup.parse({ ...least, ...odd })).toMatchObject({
		referrer: undefined,
		utm_source: null,
		utm_medium: null,
		utm_term: 'ab',
		elapsed: undefined,
	})
})

test.each([null, '', ' ', false, [], -1, 'soon'])('%j is not an elapsed time', (elapsed) => {
	expect(waitlistSignup.parse({ ...least, elapsed }).elapsed).toBeUndefined()
})

test('the field `elapsed` accepts a JSON number or a decimal number as text', () => {
	expect(waitlistSignup.parse({ ...least, elapsed: 12.5 }).elapsed).toBe(12.5)
	expect(waitlistSignup.parse({ ...least, elapsed: '12.5' }).elapsed).toBe(12.5)
})

test('a UTM parameter that is truncated within a surrogate pair remains well-formed', () => {
	const { utm_source } = waitlistSignup.parse({
		...least,
		utm_source: `${'x'.repeat(99)}\u{1F600}`,
	})
	expect(utm_source?.isWellFormed()).toBe(true)
})

test('parsing never throws, for any value', () => {
	fc.assert(
		fc.property(fc.anything(), (sent) => {
			expect(typeof waitlistSignup.safeParse(sent).success).toBe('boolean')
		}),
	)
})
