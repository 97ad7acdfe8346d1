import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const beside = {
	SMTP: { MAIL_FROM: 'hello@mail.example' },
	IMAP: { BOUNCE_DOMAIN: 'bounces.mail.example' },
}

function login(name: 'SMTP' | 'IMAP', environment: Readonly<Record<string, string>>) {
	const { mail, bounces } = readSettings({ ...beside[name], ...environment })
	const { username, password } = new URL((name === 'SMTP' ? mail.smtpUrl : bounces?.imapUrl) ?? '')
	return [decodeURIComponent(username), decodeURIComponent(password)]
}

describe.each(['SMTP', 'IMAP'] as const)('%s', (name) => {
	const url = `${name.toLowerCase()}s://mail.example`

	test('a user name and a password are used literally', () => {
		const set = {
			[`${name}_URL`]: url,
			[`${name}_USER`]: 'ada@b/c',
			[`${name}_PASSWORD`]: '/%#@:?%41',
		}
		expect(login(name, set)).toEqual(['ada@b/c', '/%#@:?%41'])
		fc.assert(
			fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (password) => {
				const changed = { ...set, [`${name}_PASSWORD`]: password }
				expect(login(name, changed)).toEqual(['ada@b/c', password])
			}),
		)
	})

	test('a percent-encoded user name and password in the URL are decoded', () => {
		const whole = url.replace('//', '//ada%40b:a%2Fb%25c%23@')
		expect(login(name, { [`${name}_URL`]: whole })).toEqual(['ada@b', 'a/b%c#'])
	})

	test.each(['ada:a/b', 'ada:a%b', 'ada:a#b', 'ada:12/34', 'ada:12#34', 'ada:12?34', 'a%da:b'])(
		'a URL with the account %s is refused with a message that names the settings to use instead',
		(account) => {
			const set = { [`${name}_URL`]: url.replace('//', `//${account}@`) }
			expect(() => login(name, set)).toThrow(
				`${name}_URL: must be an ${name.toLowerCase()}:// or ${name.toLowerCase()}s:// address, or unset. ${name}_USER and ${name}_PASSWORD take a user name and password that contain / % # ? or @`,
			)
		},
	)

	test.each([
		[{ URL: url, USER: 'ada' }, `${name}_PASSWORD: must be set, because ${name}_USER is`],
		[{ URL: url, PASSWORD: 'b' }, `${name}_USER: must be set, because ${name}_PASSWORD is`],
		[{ USER: 'ada', PASSWORD: 'b' }, `${name}_URL: must be set, because ${name}_USER is`],
		[
			{ URL: url.replace('//', '//eve:c@'), USER: 'ada', PASSWORD: 'b' },
			`${name}_URL: must have no user name, because ${name}_USER or ${name}_PASSWORD is set`,
		],
	])('%j is refused', (set, message) => {
		const named = Object.fromEntries(
			Object.entries(set).map(([part, value]) => [`${name}_${part}`, value]),
		)
		expect(() => login(name, named)).toThrow(message)
	})
})
