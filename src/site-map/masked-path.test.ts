import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskedPath } from './masked-path.ts'

test.each([
	['/ada@example.com', '/(address)'],
	['/x/ada%40example.com/y', '/x/(address)/y'],
	['/ada%2540example.com', '/(address)'],
	['/mailto:ada@example.com;x', '/(address)'],
	['/introvert-test', '/introvert-test'],
	['/40%/4', '/40%/4'],
])('the path %s is logged as %s', (path, logged) => {
	expect(maskedPath(path)).toBe(logged)
})

test('an email address in a path is always masked', () => {
	const encode = fc.constantFrom(String, encodeURIComponent, (text: string) =>
		encodeURIComponent(encodeURIComponent(text)),
	)
	fc.assert(
		fc.property(fc.emailAddress(), encode, (address, encoded) => {
			// A slash can be part of an address only if encoded.
			fc.pre(!address.includes('/'))
			expect(maskedPath(`/a/${encoded(address)}/b`)).toBe('/a/(address)/b')
		}),
	)
})
