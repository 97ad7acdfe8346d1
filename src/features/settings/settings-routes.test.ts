import { expect, test } from 'vitest'
import { panelSettings } from '#features/settings/messages/settings.ts'
import { unmatchedHash } from '#features/accounts/password.ts'
import { dailyDatabases, databases } from '#testing/databases.ts'
import { createTestApi, logIn, post, prove, read } from '#testing/test-api.ts'

const environment = { MAIL_FROM: 'a@b.example', SMTP_URL: 'smtps://eve:hunter2@mail.example' }

async function withSession(kind: (typeof databases)[number]) {
	const api = await createTestApi(kind, { environment })
	const cookie = await logIn(api.app)
	const change = (payload: object) => post(api.app, cookie, 'settings', payload)
	const list = async () => panelSettings.parse((await read(api.app, cookie, 'settings')).json())
	const proveFor = (target: string) => prove(api.app, cookie, 'change-settings', target)
	return { ...api, cookie, change, list, proveFor }
}

test.each(dailyDatabases)(
	'$kind: each change needs its own re-authentication for exactly the changed settings; a login is not enough',
	async (kind) => {
		const { change, list, proveFor, store } = await withSession(kind)
		const changes = { MAIL_PER_HOUR: '50', DKIM_SELECTOR: 's1' }
		const refused = await change(changes)
		const act = { act: 'change-settings', target: 'DKIM_SELECTOR, MAIL_PER_HOUR' }
		expect([refused.statusCode, refused.json()]).toEqual([403, { error: 'proof-required', act }])
		expect((await store.settings.all()).values).toEqual({})

		expect(await proveFor('DKIM_SELECTOR')).toBe(204)
		expect((await change(changes)).statusCode).toBe(403)
		expect(await proveFor(act.target)).toBe(204)
		expect((await change(changes)).statusCode).toBe(204)
		expect((await change({ ...changes, MAIL_PER_HOUR: '60' })).statusCode).toBe(403)
		expect((await list()).settings).toContainEqual({
			name: 'MAIL_PER_HOUR',
			value: '50',
			source: 'database',
			isReadable: true,
		})
		const [entry] = await store.audit.newest()
		expect(entry).toMatchObject({ actor: 'ada', action: 'setting changed' })
	},
)

test('changing only limits needs no re-authentication, but changing them together with another setting does', async () => {
	const { change, store } = await withSession(databases[0])
	const limits = { MAIL_PER_HOUR: '50', SIGNUPS_PER_CLIENT: '9' }
	expect((await change(limits)).statusCode).toBe(204)
	expect((await store.settings.all()).values).toEqual(limits)
	expect((await change({ ...limits, DKIM_SELECTOR: 's1' })).statusCode).toBe(403)
	expect((await change({ ...limits, APP_URL: 'https://app.own.test' })).statusCode).toBe(403)
})

test('a new site or API address is refused if the panel page from which it is sent could then no longer save anything', async () => {
	const { app, cookie, proveFor, store } = await withSession(databases[0])
	const changeAt = async (origin: string, payload: object) => {
		await proveFor(Object.keys(payload).join(', '))
		const headers = { origin, host: new URL(origin).host, cookie }
		const url = '/api/admin/settings'
		const reply = await app.inject({ method: 'POST', url, headers, payload })
		return [reply.statusCode, reply.json().error, reply.json().fields]
	}
	const plain = 'http://own.test:3000'
	expect(await changeAt(plain, { SITE_URL: 'https://own.test:3000' })).toEqual([
		409,
		'conflict',
		['SITE_URL'],
	])
	expect(await changeAt(plain, { API_URL: 'https://api.own.test' })).toEqual([
		409,
		'conflict',
		['API_URL'],
	])
	expect((await store.settings.all()).values).toEqual({})
})

test("an account with only passkeys cannot change the site's host", async () => {
	const { change, db, proveFor, store } = await withSession(databases[0])
	await db.write((transaction) =>
		transaction.updateTable('admins').set({ password_hash: unmatchedHash }).execute(),
	)
	await proveFor('SITE_URL')
	const refused = await change({ SITE_URL: 'https://other.test' })
	expect([refused.statusCode, refused.json()]).toEqual([
		403,
		{ error: 'passkeys-unavailable', fields: ['SITE_URL'] },
	])
	expect((await store.settings.all()).values).toEqual({})
})

test('responses never contain a stored secret or a password from the environment', async () => {
	const { app, cookie, change, proveFor } = await withSession(databases[0])
	const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
	await proveFor('WEBHOOK_SECRET, WEBHOOK_URL')
	const saved = await change({ WEBHOOK_URL: 'https://crm.example', WEBHOOK_SECRET: secret })
	expect(saved.statusCode).toBe(204)
	const { body } = await app.inject({ url: '/api/admin/settings', headers: { cookie } })
	expect(body).toContain('"name":"WEBHOOK_SECRET","value":"set","source":"database"')
	expect(body).not.toContain(secret)
	expect(body).not.toContain('hunter2')
})

test('the user name and password in a mail server URL from the environment are listed as settings locked by the environment', async () => {
	const { list } = await withSession(databases[0])
	const lock = { source: 'environment', lockedBy: 'SMTP_URL', isReadable: true }
	expect((await list()).settings.filter(({ name }) => name.startsWith('SMTP_'))).toEqual([
		{ name: 'SMTP_URL', value: 'smtps://mail.example', ...lock },
		{ name: 'SMTP_USER', value: 'eve', ...lock },
		{ name: 'SMTP_PASSWORD', value: 'set', ...lock },
	])
})

test.each([
	[{ MAIL_PER_HOUR: 'many', SITE_URL: 'x' }, ['SITE_URL', 'MAIL_PER_HOUR']],
	[{ WEBHOOK_URL: 'https://crm.example' }, ['WEBHOOK_SECRET']],
	[{ MAIL_FROM: 'c@d.example' }, ['MAIL_FROM']],
	[{ PORT: '80' }, ['PORT']],
	[{}, []],
])(
	'the change %j is refused with the names of the faulty settings, before re-authentication is requested',
	async (changes, fields) => {
		const { change, store } = await withSession(databases[0])
		const reply = await change(changes)
		expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid'])
		expect(reply.json().fields ?? []).toEqual(fields)
		expect((await store.settings.all()).values).toEqual({})
	},
)
