import { expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { noFiles } from '#server/platform/static/files.ts'
import { readSettings } from '#settings/settings.ts'
import { createNameCheck } from './certificate-names.ts'

test('only the names of SITE_URL and API_URL get certificates', () => {
	const settings = readSettings({
		SITE_URL: 'https://innervolt.example',
		API_URL: 'https://api.innervolt.example:8443',
	})
	const isOwn = createNameCheck(settings, Date.now)
	const names = ['innervolt.example', 'www.innervolt.example', 'api.innervolt.example']
	expect(names.map(isOwn)).toEqual([true, true, true])
	const others = ['other.example', 'x.innervolt.example', 'innervolt.example.evil.example', '']
	expect(others.map(isOwn)).toEqual([false, false, false, false])
})

test('a site without an address says yes to three names an hour, and again to each of them', () => {
	let now = 0
	const isOwn = createNameCheck(readSettings({}), () => now)
	expect(['a.example', 'b.example', 'c.example'].map(isOwn)).toEqual([true, true, true])
	expect(isOwn('d.example')).toBe(false)
	now = 3_599_999
	expect(['a.example', 'd.example'].map(isOwn)).toEqual([true, false])
	now = 3_600_000
	expect(isOwn('d.example')).toBe(true)
})

test.each([
	'203.0.113.7',
	'2001:db8::7',
	'localhost',
	'a..example',
	'-a.example',
	'a.7',
	'a b.example',
])('%s is no name that could get a certificate', (name) => {
	expect(createNameCheck(readSettings({}), Date.now)(name)).toBe(false)
})

test('the proxy asks by a request, with the name in capitals too', async () => {
	const app = buildApp({
		files: noFiles(),
		appUrl: 'https://app.innervolt.example',
		ready: async () => true,
		isOwnName: (name) => name === 'innervolt.example',
		log: false,
		trustProxy: null,
	})
	const ask = async (query: string) =>
		(await app.inject(`/internal/certificate${query}`)).statusCode
	expect(await ask('?domain=Innervolt.example')).toBe(200)
	expect(await ask('?domain=other.example')).toBe(403)
	expect(await ask('')).toBe(403)
})
