import fc from 'fast-check'
import wellKnown from 'nodemailer/lib/well-known/services.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { mailUrl } from '#config/mail-account.ts'
import { mailProvider, mailProviderNames, providerOf } from './mail-providers.ts'
import {
	type MailServer,
	mailServerUrl,
	parseMailServer,
	withHost,
	withPort,
	withTls,
} from './mail-server-url.ts'

const protocols = fc.constantFrom('smtp' as const, 'imap' as const)
const hosts = fc.oneof(
	fc.domain(),
	fc.ipV4(),
	fc.ipV6().map((address) => `[${address}]`),
	fc.constant(''),
)
const servers = fc.record({
	host: hosts,
	port: fc.oneof(fc.integer({ min: 1, max: 65_535 }).map(String), fc.constant('')),
	isTls: fc.boolean(),
	rest: fc.constantFrom('', '/INBOX', '/Bounces?x=1'),
})

const empty: MailServer = { host: '', port: '465', isTls: true, rest: '' }

test('the fields of a mail server are the same after being written to a URL and read back, even with incomplete input', () => {
	fc.assert(
		fc.property(protocols, servers, (protocol, server) => {
			const address = mailServerUrl(protocol, server)
			expect(parseMailServer(protocol, address)).toEqual(server)
			expect(mailServerUrl(protocol, parseMailServer(protocol, address))).toBe(address)
		}),
	)
})

test('the URL of a mail server with a host and a port passes the validation of the settings', () => {
	fc.assert(
		fc.property(protocols, servers, (protocol, server) => {
			fc.pre(server.host !== '')
			const name = protocol === 'smtp' ? 'SMTP' : 'IMAP'
			expect(mailUrl(name).safeParse(mailServerUrl(protocol, server)).success).toBe(true)
		}),
	)
})

test('the host field accepts a host with a port or a whole URL, and drops the user name and password of the URL', () => {
	fc.assert(
		fc.property(protocols, servers, fc.domain(), (protocol, server, host) => {
			expect(withHost(protocol, server, ` ${host} `)).toEqual({ ...server, host })
			expect(withHost(protocol, server, `${host}:2525`)).toEqual({
				...server,
				host,
				port: '2525',
				isTls: false,
			})
			const { rest } = server
			const isTls = true
			const port = protocol === 'smtp' ? '465' : '993'
			for (const typed of [`${host}:${port}`, `${protocol}s://${host}`]) {
				expect(withHost(protocol, server, typed)).toEqual({ host, port, isTls, rest })
			}
			expect(withHost(protocol, server, `${protocol}s://ada:a%2Fb@${host}`).host).toBe(host)
		}),
	)
})

test.each([
	['465', true],
	['993', true],
	['587', false],
	['25', false],
	['4650', true],
])('with port %s the connection begins with TLS: %s', (port, isTls) => {
	expect(withPort(empty, ` ${port}x`)).toEqual({ ...empty, port, isTls })
})

test('changing the encryption also switches to the usual port for it, unless a custom port was entered', () => {
	expect(withTls('smtp', empty, false)).toEqual({ ...empty, port: '587', isTls: false })
	expect(withTls('imap', { ...empty, port: '143', isTls: false }, true).port).toBe('993')
	expect(withTls('smtp', { ...empty, port: '2500' }, false).port).toBe('2500')
})

test('the URL of each provider’s server survives a round trip through the fields, and its host is recognized', () => {
	for (const name of mailProviderNames) {
		for (const protocol of ['smtp', 'imap'] as const) {
			const address = mailProvider(name)[protocol]
			if (address === undefined) continue
			const server = parseMailServer(protocol, address)
			expect(mailServerUrl(protocol, server)).toBe(address)
			expect(providerOf(server.host)).toBe(name)
		}
	}
	expect(providerOf('email-smtp.eu-west-1.amazonaws.com')).toBe('ses')
	expect(providerOf('smtp.eu.mailgun.org')).toBe('mailgun')
	expect(providerOf('mail.innervolt.example')).toBeUndefined()
})

test('Nodemailer knows the server hosts of all but four of our mail providers', () => {
	const knownHosts = new Set(
		Object.values(wellKnown).map((service) => ('host' in service ? service.host : '')),
	)
	const others = mailProviderNames.filter(
		(name) => !knownHosts.has(parseMailServer('smtp', mailProvider(name).smtp ?? '').host),
	)
	// Nodemailer does not list these providers, or lists a former host.
	expect(others).toEqual(['mailjet', 'zoho', 'ionos', 'ovh'])
})
