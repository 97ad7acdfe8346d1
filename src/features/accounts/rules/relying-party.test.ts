import { expect, test } from 'vitest'
import { isIpAddress, relyingParty } from './relying-party.ts'

const site = 'https://innervolt.example'

test.each([
	[site, site, 'innervolt.example'],
	['http://localhost:3000', site, 'localhost'],
	['https://localhost', 'https://localhost', 'localhost'],
])('a page at %s, of the site %s, uses passkeys of the host %s', (origin, own, id) => {
	expect(relyingParty(origin, own)).toEqual({ id, origin })
})

test.each([
	['http://127.0.0.1:3000', site],
	['http://[::1]:3000', site],
	['https://192.0.2.7', 'https://192.0.2.7'],
	['https://[2001:db8::1]', 'https://[2001:db8::1]'],
	['http://innervolt.example', 'http://innervolt.example'],
	['https://other.example', site],
	['https://localhost.example', site],
	['null', site],
	[undefined, site],
])('a page at %s, of the site %s, cannot use passkeys', (origin, own) => {
	expect(relyingParty(origin, own)).toBeNull()
})

test.each([
	['192.0.2.77', true],
	['203.0.113.5', true],
	['[2001:db8::1]', true],
	['a192.0.2.77', false],
	['192.0.2.77.example', false],
	['innervolt.example', false],
])('isIpAddress says whether %s is an IP address: %s', (hostname, isAddress) => {
	expect(isIpAddress(hostname)).toBe(isAddress)
})
