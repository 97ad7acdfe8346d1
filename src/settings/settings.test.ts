import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('without settings there is an embedded database, mail in files and no given admin', () => {
	expect(readSettings({})).toMatchObject({
		databaseUrl: null,
		admin: null,
		mail: { smtpUrl: null, from: null },
	})
})

test('every wrong setting of mail, database and admin is named at once, and no value', () => {
	const wrong = {
		DATABASE_URL: 'mysql://root:hunter2@db',
		SMTP_URL: 'mail.example',
		MAIL_FROM: 'Innervolt <a@b.example>\r\nBcc: eve@example.com',
		ADMIN_USERNAME: 'two words',
	}
	let message = ''
	try {
		readSettings(wrong)
	} catch (error) {
		message = String(error)
	}
	for (const name of Object.keys(wrong)) expect(message).toContain(name)
	expect(message).not.toContain('hunter2')
})

test.each([
	[{ ADMIN_USERNAME: 'ada' }, 'ADMIN_PASSWORD: must be set'],
	[{ ADMIN_PASSWORD: 'x' }, 'ADMIN_USERNAME: must be set'],
	[{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM: must be set, because SMTP_URL is'],
])('%j alone is refused', (environment, words) => {
	expect(() => readSettings(environment)).toThrow(words)
})

test.each(['hello@innervolt.example', 'Innervolt <hello@innervolt.example>'])(
	'%s can send',
	(from) => {
		expect(readSettings({ MAIL_FROM: from }).mail.from).toBe(from)
	},
)
