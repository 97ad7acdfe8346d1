import { expect, test } from 'vitest'
import { panelSettings } from '#contract/settings.ts'
import { databases } from '#testing/databases.ts'
import { createTestApi, logIn, prove, sameOrigin } from '#testing/test-api.ts'

const environment = { MAIL_FROM: 'a@b.example', SMTP_URL: 'smtps://eve:hunter2@mail.example' }

async function withSession(kind: (typeof databases)[number]) {
	const api = await createTestApi(kind, { environment })
	const cookie = await logIn(api.app)
	const change = async (payload: object) =>
		await api.app.inject({
			method: 'POST',
			url: '/api/admin/settings',
			headers: { ...sameOrigin, cookie },
			payload,
		})
	const list = async () =>
		panelSettings.parse(
			(await api.app.inject({ url: '/api/admin/settings', headers: { cookie } })).json(),
		)
	const proveFor = (target: string) => prove(api.app, cookie, 'change-settings', target)
	return { ...api, cookie, change, list, proveFor }
}

test.each(databases)(
	'$kind: a change needs a proof for these settings, which serves once; a login is none',
	async (kind) => {
		const { change, list, proveFor, store } = await withSession(kind)
		const changes = { MAIL_PER_HOUR: '50', DKIM_SELECTOR: 's1' }
		const refused = await change(changes)
		const act = { act: 'change-settings', target: 'DKIM_SELECTOR, MAIL_PER_HOUR' }
		expect([refused.statusCode, refused.json()]).toEqual([403, { error: 'proof-required', act }])
		expect((await store.settings.all()).values).toEqual({})

		expect(await proveFor('MAIL_PER_HOUR')).toBe(204)
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

test('a stored secret and a password of the environment are never answered', async () => {
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

test.each([
	[{ MAIL_PER_HOUR: 'many', SITE_URL: 'x' }, ['SITE_URL', 'MAIL_PER_HOUR']],
	[{ WEBHOOK_URL: 'https://crm.example' }, ['WEBHOOK_SECRET']],
	[{ MAIL_FROM: 'c@d.example' }, ['MAIL_FROM']],
	[{ PORT: '80' }, ['PORT']],
	[{}, []],
])(
	'%j is refused by the names of its fields, before a proof is asked for',
	async (changes, fields) => {
		const { change, store } = await withSession(databases[0])
		const reply = await change(changes)
		expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid'])
		expect(reply.json().fields ?? []).toEqual(fields)
		expect((await store.settings.all()).values).toEqual({})
	},
)
