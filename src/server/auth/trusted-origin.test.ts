import { expect, test } from 'vitest'
import { isTrustedOrigin } from './trusted-origin.ts'

const site = 'https://innervolt.example'

test.each([
	['https://innervolt.example', 'innervolt.example'],
	// Behind a proxy that changes the host.
	['https://innervolt.example', '10.0.0.7:3000'],
	['http://127.0.0.1:3000', '127.0.0.1:3000'],
	['http://localhost:3000', 'LOCALHOST:3000'],
])('a page of %s may write to %s', (origin, host) => {
	expect(isTrustedOrigin(origin, host, site)).toBe(true)
})

test.each([
	[undefined, 'innervolt.example'],
	['null', 'innervolt.example'],
	['', ''],
	['https://evil.example', 'innervolt.example'],
	['https://innervolt.example.evil.example', 'innervolt.example'],
	['http://innervolt.example', 'innervolt.example'],
	['http://127.0.0.1:4000', '127.0.0.1:3000'],
	['http://127.0.0.1:3000/', '127.0.0.1:3000'],
	['http://user@127.0.0.1:3000', '127.0.0.1:3000'],
	['file://', ''],
	['null', 'null'],
])('a page of %s may not write to %s', (origin, host) => {
	expect(isTrustedOrigin(origin, host, site)).toBe(false)
})
