import { describe, expect, test } from 'vitest'
import { storableNames, storableSetting } from '#config/rules/storable-settings.ts'
import {
	describeUnknownSettings,
	readDatabaseSettings,
	readPageSettings,
	readSettings,
} from './settings.ts'

const webhookSecret = `whsec_${Buffer.alloc(24, 1).toString('base64')}`

test('the defaults are the embedded database, no mail server and no admin', () => {
	expect(readSettings({})).toMatchObject({
		databaseUrl: null,
		admin: null,
		mail: { smtpUrl: null, from: null },
		webhook: null,
	})
})

test('the error lists all invalid settings without their values', () => {
	const wrong = {
		DATABASE_URL: 'mysql://root:hunter2@db',
		SMTP_URL: 'mail.example',
		MAIL_FROM: 'Innervolt <a@b.example>\r\nBcc: eve@example.com',
		ADMIN_USERNAME: 'two words',
		ADMIN_PASSWORD: 'hunter2'.repeat(200),
	}
	let message = ''
	try {
		readSettings(wrong)
	} catch (error) {
		message = String(error)
	}
	for (const name of Object.keys(wrong)) expect(message).toContain(name)
	expect(message).toContain('ADMIN_PASSWORD: must have at most 1,000 characters')
	expect(message).not.toMatch(/hunter2/)
})

test.each([
	[{ ADMIN_USERNAME: 'ada' }, 'ADMIN_PASSWORD: must be set'],
	[{ ADMIN_PASSWORD: 'correct horse' }, 'ADMIN_USERNAME: must be set'],
	[{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM: must be set, because SMTP_URL is'],
	[{ BOUNCE_DOMAIN: 'bounces.example' }, 'IMAP_URL: must be set, because BOUNCE_DOMAIN is'],
	[{ IMAP_URL: 'imaps://a:b@mail.example' }, 'BOUNCE_DOMAIN: must be set'],
	[{ WEBHOOK_URL: 'https://crm.example' }, 'WEBHOOK_SECRET: must be set'],
	[{ WEBHOOK_SECRET: webhookSecret }, 'WEBHOOK_URL: must be set'],
])('%j is refused without the setting that it requires', (environment, message) => {
	expect(() => readSettings(environment)).toThrow(message)
})

test.each(['hello@innervolt.example', 'Innervolt <hello@innervolt.example>'])(
	'MAIL_FROM=%s is accepted',
	(from) => {
		expect(readSettings({ MAIL_FROM: from }).mail.from).toBe(from)
	},
)

test.each([
	['gtag:G-AB12', { kind: 'gtag', id: 'G-AB12' }],
	['plausible:innervolt.app', { kind: 'plausible', domain: 'innervolt.app' }],
	[
		'umami:94db-1c@https://stats.innervolt.app/',
		{ kind: 'umami', id: '94db-1c', script: 'https://stats.innervolt.app/script.js' },
	],
	[
		'umami:94db-1c@https://cloud.umami.is/other.js',
		{ kind: 'umami', id: '94db-1c', script: 'https://cloud.umami.is/other.js' },
	],
])('ANALYTICS=%s is parsed', (text, analytics) => {
	expect(readSettings({ ANALYTICS: text }).analytics).toEqual(analytics)
})

test('without ANALYTICS the site counts visits itself, and "none" turns counting off', () => {
	expect(readSettings({}).analytics).toEqual({ kind: 'own' })
	expect(readSettings({ ANALYTICS: 'own' }).analytics).toEqual({ kind: 'own' })
	expect(readSettings({ ANALYTICS: 'none' }).analytics).toBeNull()
})

test.each([
	'google',
	'gtag:UA-1',
	'gtag:G-1"><script>',
	'plausible:a b',
	'plausible:https://innervolt.app',
	'umami:@https://a.b',
	'umami:1@https://',
	'umami:1@javascript:alert(1)',
])('ANALYTICS=%s is refused', (text) => {
	expect(() => readSettings({ ANALYTICS: text })).toThrow(
		'ANALYTICS: must be own, none, gtag:G-XXXX',
	)
})

describe.each('`;\'"{}$()&=+,'.split(''))('a host with %s', (mark) => {
	const host = `inner${mark}volt.example`
	test.each([
		['SITE_URL', `https://${host}`],
		['API_URL', `https://${host}`],
		['APP_URL', `https://${host}/app`],
		['PRODUCT_URL', `https://${host}`],
		['ANALYTICS', `umami:1@https://${host}`],
		['ANALYTICS', `plausible:${host}`],
		['SMTP_URL', `smtps://${host}`],
		['IMAP_URL', `imaps://${host}`],
		['WEBHOOK_URL', `https://${host}`],
		['BOUNCE_DOMAIN', host],
	])('is refused in %s', (name, value) => {
		expect(() => readSettings({ [name]: value })).toThrow(`${name}: must`)
	})
})

test('a host in a setting can be a DNS name, with or without non-ASCII letters, or an IP address', () => {
	const sites = [
		'https://bücher.example',
		'http://[::1]:3000',
		'http://10.0.0.7',
		'http://localhost',
	]
	for (const site of sites) expect(readSettings({ SITE_URL: site }).addresses.site).toBe(site)
})

test.each([
	'https://crm.example/hooks?list=1',
	'http://localhost:8080/hook',
	'http://127.0.0.1:8080',
	'http://[::1]/',
])('WEBHOOK_URL=%s is accepted', (url) => {
	const environment = { WEBHOOK_URL: url, WEBHOOK_SECRET: webhookSecret }
	expect(readSettings(environment).webhook).toEqual({ url, secret: webhookSecret })
})

test.each([
	'http://crm.example/hook',
	'http://127.0.0.1.example/',
	'http://192.168.0.7/hook',
	'https://user:password@crm.example/',
	'ftp://crm.example/',
	'crm.example',
])('WEBHOOK_URL=%s is refused', (url) => {
	const environment = { WEBHOOK_URL: url, WEBHOOK_SECRET: webhookSecret }
	expect(() => readSettings(environment)).toThrow('WEBHOOK_URL: must be an https address')
})

test.each([
	'hunter2',
	'whsec_',
	`whsec_${Buffer.alloc(23).toString('base64')}`,
	`whsec_${Buffer.alloc(65).toString('base64')}`,
	`whsec_${Buffer.alloc(32).toString('base64')}!`,
])('WEBHOOK_SECRET=%s is refused', (secret) => {
	const environment = { WEBHOOK_URL: 'https://crm.example', WEBHOOK_SECRET: secret }
	expect(() => readSettings(environment)).toThrow('WEBHOOK_SECRET: must be whsec_')
})

test.each([
	['0', 'must be at least 1'],
	['-1', 'must be at least 1'],
	['0.5', 'must be a whole number'],
	['many', 'must be a number'],
])('MAIL_PER_HOUR=%s is refused, because it %s', (value, message) => {
	expect(() => readSettings({ MAIL_PER_HOUR: value })).toThrow(`MAIL_PER_HOUR: ${message}`)
})

test("variables that look like misspelled settings are reported, and other programs' variables are not", () => {
	const environment = { SMTP_ULR: 'x', DATABSE_URL: 'x', smtp_url: 'x', SMTP_URL: 'x' }
	expect(describeUnknownSettings(environment)).toEqual([
		'SMTP_ULR is not a setting. Is SMTP_URL meant?',
		'DATABSE_URL is not a setting. Is DATABASE_URL meant?',
		'smtp_url is not a setting. Is SMTP_URL meant?',
	])
	const others = ['PATH', 'HOME', 'HOSTNAME', 'LANG', 'TERM', 'SHELL', 'PWD', 'USER', 'NODE_ENV']
	expect(describeUnknownSettings(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([])
})

test('a short ADMIN_PASSWORD is rejected if other machines can reach the panel', () => {
	const message = 'ADMIN_PASSWORD: must have at least 12 characters'
	for (const host of ['0.0.0.0', '::', '192.0.2.1', '127.0.0.1.example']) {
		expect(reading(host, 'eleven char')).toThrow(message)
		expect(reading(host, 'twelve chars')).not.toThrow()
	}
	for (const host of ['127.0.0.1', '::1', 'localhost']) expect(reading(host, 'x')).not.toThrow()
	for (const proxied of [{ TRUST_PROXY: '1' }, { SITE_URL: 'https://innervolt.example' }]) {
		expect(reading('127.0.0.1', 'eleven char', proxied)).toThrow(message)
		expect(reading('127.0.0.1', 'twelve chars', proxied)).not.toThrow()
	}
	expect(reading('127.0.0.1', 'x', { SITE_URL: 'http://localhost:3000' })).not.toThrow()
})

test('TRUST_PROXY accepts 1, which means this machine, or a list of addresses and ranges', () => {
	expect(read('1')).toEqual(['127.0.0.0/8', '::1'])
	expect(read('10.0.0.7, 2001:db8::/32')).toEqual(['10.0.0.7', '2001:db8::/32'])
	expect(read('')).toBeNull()
	for (const wrong of ['yes', '2', '10.0.0.0/33', '10.0.0.0/', '10.0.0.7,', '::1/129']) {
		expect(() => read(wrong)).toThrow('TRUST_PROXY: must be 1, or the addresses')
	}
})

function reading(HOST: string, ADMIN_PASSWORD: string, others = {}) {
	return () => readSettings({ HOST, ADMIN_USERNAME: 'ada', ADMIN_PASSWORD, ...others })
}

function read(TRUST_PROXY: string) {
	return readSettings({ TRUST_PROXY }).trustProxy
}

test('a variable in the environment overrides the stored setting unless the variable is empty', () => {
	const stored = { MAIL_PER_HOUR: '50', SIGNUPS_PER_CLIENT: '7' }
	const settings = readSettings({ MAIL_PER_HOUR: '90', SIGNUPS_PER_CLIENT: '' }, stored)
	expect([settings.mail.mailsPerHour, settings.signupsPerClient]).toEqual([90, 7])
})

test('settings that the environment lacks are taken from the stored settings, and both are validated together', () => {
	const environment = { SMTP_URL: 'smtps://mail.example' }
	expect(readSettings(environment, { MAIL_FROM: 'a@b.example' }).mail.from).toBe('a@b.example')
	expect(() => readSettings(environment, { MAIL_FROM: 'nobody' })).toThrow('MAIL_FROM: must be an')
	expect(readDatabaseSettings(environment).dataDir).toBe('./data')
	expect(() => readDatabaseSettings({ PORT: 'x' })).toThrow('PORT: must be a port number')
})

test('storing the default of every storable setting gives the same settings as storing none', () => {
	const defaults = Object.fromEntries(
		storableNames.map((name) => [name, storableSetting(name).byDefault]),
	)
	expect({ ...readSettings(defaults), isSiteUnset: true }).toEqual(readSettings({}))
})

test.each([
	['en', ['en']],
	['en,de', ['en', 'de']],
	[' pt , en,pt', ['en', 'pt']],
	['', ['en', 'de', 'pt']],
])('SITE_LANGUAGES=%j gives pages in %j', (SITE_LANGUAGES, languages) => {
	expect(readPageSettings({ SITE_LANGUAGES }).siteLanguages).toEqual(languages)
})

test.each([
	['de', 'must contain en, which readers of all other languages get'],
	['en,fr', 'must be languages of en,de,pt, separated by commas'],
	['en,es', 'must be languages of en,de,pt, separated by commas'],
	['EN', 'must be languages of en,de,pt, separated by commas'],
	['en,', 'must be languages of en,de,pt, separated by commas'],
	['en;de', 'must be languages of en,de,pt, separated by commas'],
])('SITE_LANGUAGES=%j is refused, because it %s', (SITE_LANGUAGES, message) => {
	expect(() => readSettings({ SITE_LANGUAGES })).toThrow(`SITE_LANGUAGES: ${message}`)
})

test('JOURNAL_TO accepts a folder or another database, and refuses the database of the site and other URLs', () => {
	const site = 'postgres://site@one.example/site'
	const journal = 'postgres://journal@two.example/journal'
	expect(readSettings({}).journalTo).toBeNull()
	expect(readSettings({ JOURNAL_TO: '/mnt/erasures' }).journalTo).toBe('/mnt/erasures')
	expect(readSettings({ DATABASE_URL: site, JOURNAL_TO: journal }).journalTo).toBe(journal)
	expect(() => readSettings({ DATABASE_URL: site, JOURNAL_TO: site })).toThrow('JOURNAL_TO: must')
	expect(() => readSettings({ JOURNAL_TO: 's3://bucket' })).toThrow('JOURNAL_TO: must be a folder')
})
