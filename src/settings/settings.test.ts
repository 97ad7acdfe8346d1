import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('the defaults are the embedded database, no mail server and no admin', () => {
	expect(readSettings({})).toMatchObject({
		databaseUrl: null,
		admin: null,
		mail: { smtpUrl: null, from: null },
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
	[{ BOUNCE_DOMAIN: 'bounces.example' }, 'IMAP_URL: must be set, because the other of the two is'],
	[{ IMAP_URL: 'imaps://a:b@mail.example' }, 'BOUNCE_DOMAIN: must be set'],
])('%j alone is refused', (environment, message) => {
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

test('without ANALYTICS the site counts by itself, and "none" switches that off', () => {
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
