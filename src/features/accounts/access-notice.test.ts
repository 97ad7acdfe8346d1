import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { invitation } from '#features/accounts/messages/account.ts'
import { passkeyCreation } from '#features/accounts/messages/passkey.ts'
import { dailyDatabases, setAddress, type TestDatabase } from '#testing/databases.ts'
import { createSoftwareAuthenticator } from '#testing/software-authenticator.ts'
import { startSmtp } from '#testing/smtp-server.ts'
import {
	accept,
	cookieOf,
	createTestApi,
	newPassword,
	panelOf,
	password,
	prove,
	sameOrigin,
	enter,
} from '#testing/test-api.ts'
import { createTestRunner } from '#testing/jobs.ts'
import { accessNoticeHandler } from './access-notice.ts'
import { smtpTransport } from '#platform/mail/smtp.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0'
const minuteMs = 60_000

describe.each(dailyDatabases)('$kind', (kind) => {
	test('the notice of a new invitation goes to all admins with an email address, names the device and contains no secrets', async () => {
		const site = await newSite(kind)
		await prove(site.app, site.cookie, 'invite', 'eve')
		const reply = await site.post('accounts/invite', { name: 'eve' })
		const { token } = invitation.parse(reply.json())
		await site.send()
		expect((await site.mails()).map(({ to }) => to)).toEqual([
			'ada@owner.example',
			'bob@owner.example',
		])
		for (const { text, subject } of await site.mails()) {
			expect(text).toContain('ada creó una invitación para eve.')
			expect(text).toContain('Cuándo: 2026-01-05 12:00 UTC')
			expect(text).toContain('Desde: Firefox en Windows')
			expect(text).toContain('https://innervolt.example/waitlist/cuenta')
			expect(text).not.toContain(token)
			expect(subject).toBe('Innervolt: cambió quién entra al panel')
		}
	})

	test('all admins are notified of the names of changed settings, but not of their values', async () => {
		const site = await newSite(kind)
		await prove(site.app, site.cookie, 'change-settings', 'MAIL_PER_HOUR, OPERATOR_NAME')
		await site.post('settings', { MAIL_PER_HOUR: '4711', OPERATOR_NAME: 'Eve' })
		await site.send()
		const mails = await site.mails()
		expect(mails.map(({ to }) => to)).toEqual(['ada@owner.example', 'bob@owner.example'])
		for (const { text, subject } of mails) {
			expect(text).toContain(
				'ada cambió estos ajustes del sitio: Correos por hora, Quién opera el sitio.',
			)
			expect(text).not.toMatch(/4711|Eve/)
			expect(subject).toBe('Innervolt: cambiaron ajustes del sitio')
		}
	})

	test(
		'the notice of a changed address also goes to the old address, and the notice of a closed account also goes to the address of that account',
		{ tags: 'night' },
		async () => {
			const site = await newSite(kind)
			await prove(site.app, site.cookie, 'set-address', 'eve@evil.example')
			await site.post('test-address', { email: 'eve@evil.example' })
			await site.send()
			expect((await site.mails()).map(({ to }) => to)).toEqual([
				'ada@owner.example',
				'bob@owner.example',
			])
			expect((await site.mails())[0]?.text).toContain(
				'ada cambió la dirección a la que van sus avisos.',
			)
			site.received.length = 0
			await prove(site.app, site.cookie, 'disable', 'bob')
			await site.post('accounts/disable', { name: 'bob' })
			await site.send()
			expect((await site.mails()).map(({ to }) => to)).toEqual([
				'bob@owner.example',
				'eve@evil.example',
			])
			expect((await site.mails())[0]?.text).toContain('ada cerró la cuenta bob.')
		},
	)

	test(
		'the notice of a new account named “start” or “constructor” names the device',
		{ tags: 'night' },
		async () => {
			const site = await newSite(kind)
			await createInvited(site, 'start')
			await createInvited(site, 'constructor')
			await site.send()
			const created = (await site.mails()).filter(({ text }) => text?.includes('Se creó la cuenta'))
			expect(created.map(({ text }) => text?.includes('Desde: Firefox en Windows'))).toEqual([
				true,
				true,
				true,
				true,
			])
		},
	)

	test('each action that grants or removes access sends a notice', { tags: 'night' }, async () => {
		const site = await newSite(kind)
		const { app, cookie, post } = site
		await prove(app, cookie, 'add-passkey')
		const options = passkeyCreation.parse((await post('passkeys/options', {})).json())
		const credential = createSoftwareAuthenticator(sameOrigin.origin).create(options)
		await post('passkeys', { name: 'Llave', credential })
		await prove(app, cookie, 'remove-passkey', credential.id)
		await post('passkeys/remove', { id: credential.id })
		await post('password', { current: password, password: newPassword })
		await prove(app, cookie, 'invite', 'eve', newPassword)
		const { token } = invitation.parse((await post('accounts/invite', { name: 'eve' })).json())
		await accept(app, token)
		await site.store.admins.setPassword('ada', 'hash', 'command line')
		await site.send()
		const texts = (await site.mails())
			.filter(({ to }) => to === 'bob@owner.example')
			.map(({ text }) => text.split('\n')[0])
		expect(new Set(texts)).toEqual(
			new Set([
				'ada agregó a su cuenta la llave “Llave”.',
				'ada quitó de su cuenta la llave “Llave”.',
				'La contraseña de ada cambió. Lo hizo ada.',
				'ada creó una invitación para eve.',
				'Se creó la cuenta eve.',
				'La contraseña de ada cambió. Lo hizo un comando en el servidor.',
				'un comando en el servidor cerró la sesión que había invitado a eve. Esa cuenta ya no entra, salvo que se la confirme en Cuenta dentro de 24 horas.',
			]),
		)
	})

	test('a notice that could not be sent is retried five minutes later, and each notice is sent only once', async () => {
		const site = await newSite(kind)
		await prove(site.app, site.cookie, 'invite', 'eve')
		await site.post('accounts/invite', { name: 'eve' })
		await site.send('smtp://127.0.0.1:1')
		expect(site.log).toMatchObject([{ details: { code: 'ECONNREFUSED' } }, {}])
		await site.send()
		expect(await site.mails()).toEqual([])
		site.clock.advance(5 * minuteMs)
		await Promise.all([site.send(), site.send()])
		expect(await site.mails()).toHaveLength(2)
		site.clock.advance(24 * 60 * minuteMs)
		await site.send()
		expect(await site.mails()).toHaveLength(2)
	})
})

async function createInvited(site: Awaited<ReturnType<typeof newSite>>, name: string) {
	await prove(site.app, site.cookie, 'invite', name)
	const { token } = invitation.parse((await site.post('accounts/invite', { name })).json())
	await site.app.inject({
		method: 'POST',
		url: '/api/auth/invitation',
		headers: { ...sameOrigin, 'user-agent': firefox },
		payload: { token, password: newPassword },
	})
}

/** Creates the accounts `ada`, with a session, and `bob`, both with an email address, and starts a mail server. */
async function newSite(kind: TestDatabase) {
	const smtp = await startSmtp()
	const log: { details: object; message: string }[] = []
	const api = await createTestApi(kind)
	const { app, store, db, clock } = api
	await store.admins.create('bob', 'hash', 'test')
	for (const name of ['ada', 'bob']) await setAddress(db, name, `${name}@owner.example`)
	const headers = { ...sameOrigin, 'user-agent': firefox }
	const cookie = cookieOf(await enter(app, 'ada', password, headers))
	const { post } = panelOf(app, cookie)
	const send = async (url = smtp.url) => {
		const transport = smtpTransport({ url, from: 'no-reply@innervolt.example', now: clock.now })
		const site = 'https://innervolt.example'
		const handlers = { 'access-notice': accessNoticeHandler({ transport, site }) }
		await createTestRunner(store, handlers, clock.now, log).runDue()
		transport.close()
	}
	const mails = async () => {
		const all = smtp.received.map(async ({ to, raw }) => {
			const { subject, text = '' } = await PostalMime.parse(raw)
			return { to: to.join(), subject, text }
		})
		return (await Promise.all(all)).toSorted((one, other) => one.to.localeCompare(other.to))
	}
	return { ...api, cookie, post, send, mails, log, received: smtp.received }
}
