import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { account, accounts, invitation, openSessions } from '#features/accounts/messages/account.ts'
import { auditPage } from '#features/accounts/messages/audit-entry.ts'
import { dailyDatabases, databases } from '#testing/databases.ts'
import {
	accept,
	createTestApi,
	logIn,
	newPassword,
	password,
	post,
	prove,
	read,
	sameOrigin,
	enter as requestLogin,
} from '#testing/test-api.ts'

const [sqlite] = databases
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0'
const hourMs = 3_600_000

describe.each(dailyDatabases)('$kind', (kind) => {
	test('a changed password ends all sessions except the current one', async () => {
		const { app, clock } = await createTestApi(kind)
		const [own, other] = [await logIn(app), await logIn(app)]
		clock.advance(60_000)
		const change = { current: password, password: newPassword }
		expect((await post(app, own, 'password', change)).statusCode).toBe(204)
		expect((await read(app, other, 'account')).statusCode).toBe(401)
		expect(account.parse((await read(app, own, 'account')).json())).toEqual({
			username: 'ada',
			passwordChangedAt: new Date(clock.now()).toISOString(),
			isPasswordInSettings: false,
			hasPassword: true,
		})
		expect((await enter(app, 'ada', password)).statusCode).toBe(401)
		expect((await enter(app, 'ada', newPassword)).statusCode).toBe(204)
	})

	test('open sessions are listed with their device and times, and can be ended one by one or all together', async () => {
		const { app, clock } = await createTestApi(kind)
		const own = await logIn(app)
		clock.advance(60_000)
		const others = [await enter(app), await enter(app), await enter(app, 'ada', password, 'curl/8')]
		expect(others.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204])
		const sessions = openSessions.parse((await read(app, own, 'sessions')).json())
		expect(sessions[0]).toMatchObject({ isOwn: true, createdAt: '2026-01-05T12:00:00.000Z' })
		expect(sessions.filter(({ browser }) => browser === 'Firefox')).toHaveLength(2)
		expect(sessions.filter(({ system }) => system === 'Windows')).toHaveLength(2)
		const [id, ownId] = [sessions.at(-1)?.id, sessions[0]?.id]
		expect((await post(app, own, 'sessions/end', { id: ownId })).statusCode).toBe(409)
		expect((await post(app, own, 'sessions/end', { id })).statusCode).toBe(204)
		expect(openSessions.parse((await read(app, own, 'sessions')).json())).toHaveLength(3)
		expect((await post(app, own, 'sessions/end', { id: 'all-others' })).statusCode).toBe(204)
		expect((await read(app, own, 'sessions')).json()).toMatchObject([{ isOwn: true }])
		for (const { headers } of others) {
			const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
			expect((await read(app, cookie, 'account')).statusCode).toBe(401)
		}
	})

	test('an invitation accepted twice creates only one account, which another account can disable', async () => {
		const { app, store } = await createTestApi(kind)
		const cookie = await logIn(app)
		const { token } = invitation.parse((await invite(app, cookie, 'Tomas')).json())
		expect((await read(app, cookie, 'accounts')).json()).toMatchObject({
			accounts: [{ name: 'ada', isOwn: true, passkeys: 0 }],
			invitations: [{ name: 'Tomas', invitedBy: 'ada' }],
		})
		const replies = await Promise.all([accept(app, token), accept(app, token)])
		expect(
			replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
		).toEqual([204, 404])
		const entered = replies.find(({ statusCode }) => statusCode === 204)
		const tomas = String(entered?.headers['set-cookie']).split(';')[0] ?? ''
		const listed = accounts.parse((await read(app, tomas, 'accounts')).json())
		expect(listed.invitations).toEqual([])
		expect(listed.accounts).toMatchObject([{ name: 'ada' }, { name: 'Tomas', isOwn: true }])
		await prove(app, cookie, 'disable', 'tomas')
		expect((await post(app, cookie, 'accounts/disable', { name: 'tomas' })).statusCode).toBe(204)
		expect((await read(app, tomas, 'account')).statusCode).toBe(401)
		expect((await enter(app, 'tomas', newPassword)).statusCode).toBe(401)
		expect((await store.audit.newest()).map(({ action }) => action)).toEqual(
			expect.arrayContaining(['account invited', 'account created', 'account disabled']),
		)
	})

	test('of two accounts that disable each other concurrently, one remains active', async () => {
		const { app, store } = await createTestApi(kind)
		const ada = await logIn(app)
		const hash = (await store.admins.byName('ada'))?.passwordHash ?? ''
		await store.admins.create('tomas', hash, 'test')
		const tomas = String((await enter(app, 'tomas')).headers['set-cookie']).split(';')[0] ?? ''
		await Promise.all([prove(app, ada, 'disable', 'tomas'), prove(app, tomas, 'disable', 'ada')])
		const outcomes = await Promise.all([
			post(app, ada, 'accounts/disable', { name: 'tomas' }),
			post(app, tomas, 'accounts/disable', { name: 'ada' }),
		])
		expect(outcomes.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
		expect(await store.admins.active()).toHaveLength(1)
	})

	test('the audit log is searched, filtered and paged', async () => {
		const { app, store, clock } = await createTestApi(kind)
		const cookie = await logIn(app)
		for (let row = 0; row < 30; row++) {
			clock.advance(1_000)
			await store.audit.append(row % 3 === 0 ? 'bob_%' : 'ada', 'export', { rows: row })
		}
		const page = async (query: string) =>
			auditPage.parse((await read(app, cookie, `audit${query}`)).json())
		const first = await page('')
		expect(first.count).toBe(32)
		expect(first.entries[0]).toMatchObject({ actor: 'ada', rows: 29 })
		const second = await page(`?cursor=${first.next}`)
		expect(second.entries).toHaveLength(7)
		expect(second).toMatchObject({ count: 32, next: null })
		expect((await page('?search=B_%25')).count).toBe(10)
		expect((await page('?search=%25%25')).count).toBe(0)
		expect((await page('?action=login')).entries).toMatchObject([{ detail: 'password' }])
		const file = await read(app, cookie, 'audit.csv?search=bob')
		expect(file.headers['content-disposition']).toBe(
			'attachment; filename="registro_2026-01-05.csv"',
		)
		expect(file.body.split('\r\n').slice(0, 2)).toEqual([
			'\uFEFFCuándo,Quién,Qué,Filas,Detalle',
			'"2026-01-05T12:00:28.000Z","bob_%","export",27,""',
		])
		expect(file.body.trimEnd().split('\r\n')).toHaveLength(11)
		expect((await page('?action=audit exported')).entries).toMatchObject([{ rows: 10 }])
	})
})

test('an invitation expires after 24 hours', async () => {
	const { app, clock, store } = await createTestApi(sqlite)
	const cookie = await logIn(app)
	const { token } = invitation.parse((await invite(app, cookie, 'tomas')).json())
	clock.advance(24 * hourMs)
	expect((await accept(app, token)).json()).toEqual({ error: 'not-found' })
	await store.sweep()
	expect(await store.admins.byName('tomas')).toBeNull()
})

test('a new invitation for a name invalidates the previous one, and a withdrawn invitation cannot be accepted', async () => {
	const { app } = await createTestApi(sqlite)
	const cookie = await logIn(app)
	const [first, second] = [await invite(app, cookie, 'tomas'), await invite(app, cookie, 'TOMAS')]
	expect((await accept(app, invitation.parse(first.json()).token)).statusCode).toBe(404)
	await prove(app, cookie, 'withdraw', 'tomas')
	await post(app, cookie, 'accounts/withdraw-invitation', { name: 'tomas' })
	expect((await accept(app, invitation.parse(second.json()).token)).statusCode).toBe(404)
})

test.each([
	['accounts/invite', { name: 'ADA' }, 409, { error: 'conflict', field: 'name' }],
	['accounts/invite', { name: 'two words' }, 400, { error: 'invalid', field: 'name' }],
	['accounts/disable', { name: 'Ada' }, 409, { error: 'conflict' }],
	['accounts/disable', { name: 'nobody' }, 404, { error: 'not-found' }],
	['password', { current: 'wrong', password: newPassword }, 403, { error: 'wrong-password' }],
	['password', { password: newPassword }, 409, { error: 'conflict', field: 'current' }],
	[
		'password',
		{ current: password, password: 'short' },
		400,
		{ error: 'invalid', field: 'password', fields: ['password'] },
	],
])('a request to %s with %j is refused', async (path, payload, status, body) => {
	const { app } = await createTestApi(sqlite)
	const cookie = await logIn(app)
	await prove(app, cookie, 'disable', 'nobody')
	const reply = await post(app, cookie, path, payload)
	expect([reply.statusCode, reply.json()]).toEqual([status, body])
})

test('a password from the settings cannot be changed in the panel', async () => {
	const { app } = await createTestApi(sqlite, { configuredAdmin: 'Ada' })
	const cookie = await logIn(app)
	expect((await read(app, cookie, 'account')).json()).toMatchObject({ isPasswordInSettings: true })
	const reply = await post(app, cookie, 'password', { current: password, password: newPassword })
	expect(reply.statusCode).toBe(409)
})

test('twenty wrong invitation tokens lock out the client', async () => {
	const { app } = await createTestApi(sqlite)
	for (let guess = 0; guess < 20; guess++) {
		expect((await accept(app, 'A'.repeat(43))).statusCode).toBe(404)
	}
	expect((await accept(app, 'A'.repeat(43))).statusCode).toBe(429)
})

async function invite(app: FastifyInstance, cookie: string, name: string) {
	await prove(app, cookie, 'invite', name)
	return await post(app, cookie, 'accounts/invite', { name })
}

function enter(app: FastifyInstance, username = 'ada', secret = password, agent = firefox) {
	return requestLogin(app, username, secret, { ...sameOrigin, 'user-agent': agent })
}
