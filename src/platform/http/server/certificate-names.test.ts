import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#app/app.ts'
import { readSettings } from '#config/settings.ts'
import { createCertificateNames } from './certificate-names.ts'

test('only the host names in SITE_URL and API_URL get certificates', () => {
	const settings = readSettings({
		SITE_URL: 'https://innervolt.example',
		API_URL: 'https://api.innervolt.example:8443',
	})
	const { has, open } = createCertificateNames(settings, 'AbC')
	const names = ['innervolt.example', 'www.innervolt.example', 'api.innervolt.example']
	expect(names.map(has)).toEqual([true, true, true])
	expect(open('other.example', 'AbC')).toBe(false)
	const others = ['other.example', 'x.innervolt.example', 'innervolt.example.evil.example', '']
	expect(others.map(has)).toEqual([false, false, false, false])
})

test('a site without SITE_URL gets a certificate only for the host name at which the link with the site’s code was last opened', () => {
	const { has, open } = createCertificateNames(readSettings({}), 'AbC')
	expect(has('innervolt.example')).toBe(false)
	for (const code of ['', 'abc', 'AbCd']) expect(open('strange.example', code)).toBe(false)
	expect(has('strange.example')).toBe(false)
	expect(open('mistyped.example', 'AbC')).toBe(true)
	expect(open('own.example', 'AbC')).toBe(true)
	expect(['own.example', 'mistyped.example'].map(has)).toEqual([true, false])
})

test.each(['203.0.113.7', '[2001:db8::7]', 'localhost', 'a..example', '-a.example', 'a b.example'])(
	'%s cannot get a certificate',
	(name) => {
		const { has, open } = createCertificateNames(readSettings({}), 'AbC')
		expect(open(name, 'AbC')).toBe(true)
		expect(has(name)).toBe(false)
	},
)

const proxied = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http' }

test('the link by which the owner tells the site its host name works over plain HTTP and redirects to HTTPS', async () => {
	const app = buildApp({
		appUrl: 'https://app.innervolt.example',
		ready: async () => true,
		certificateNames: createCertificateNames(readSettings({}), 'AbC'),
		log: false,
		trustProxy: ['127.0.0.1'],
	})
	onTestFinished(() => app.close())
	const ask = async (query: string) =>
		(await app.inject(`/internal/certificate${query}`)).statusCode
	const open = async (host: string, code: string, headers = {}) => {
		const reply = await app.inject({
			url: `/waitlist/name?${code}`,
			headers: { ...headers, host },
		})
		return [reply.statusCode, reply.headers.location]
	}
	expect(await open('strange.example', 'guess', proxied)).toEqual([404, undefined])
	expect(await ask('?domain=strange.example')).toBe(403)
	expect(await open('Own.example', 'AbC', proxied)).toEqual([302, 'https://own.example/'])
	expect(await ask('?domain=Own.example')).toBe(200)
	expect(await ask('?domain=other.example')).toBe(403)
	expect(await ask('')).toBe(403)
	expect(await open('192.168.1.7:3000', 'AbC')).toEqual([302, '/'])
})
