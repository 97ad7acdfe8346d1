import { recordSignup } from '#testing/jobs.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { accounts, invitation } from '#features/accounts/messages/account.ts'
import { passkeyRequest } from '#features/accounts/messages/passkey.ts'
import type { ProvenActs } from '#values/messages/proven-act.ts'
import { sessionLimits } from '#features/accounts/rules/session-limits.ts'
import {
	dailyDatabases,
	databases,
	readRegistrations,
	type TestDatabase,
} from '#testing/databases.ts'
import { insertDraft } from '#testing/letters.ts'
import { createSoftwareAuthenticator } from '#testing/software-authenticator.ts'
import {
	accept,
	cookieOf,
	createTestApi,
	logIn,
	newPassword,
	password,
	post,
	prove,
	read,
	sameOrigin,
	enter,
} from '#testing/test-api.ts'

// An attacker has the cookie of a session that has just logged in.

const [sqlite] = databases
const dayMs = 24 * 3_600_000

/** Requests that grant or remove access, each with the proof that it needs. */
const acts = [
	['accounts/invite', { name: 'eve' }, 'invite', 'eve'],
	['accounts/withdraw-invitation', { name: 'eve' }, 'withdraw', 'eve'],
	['accounts/confirm', { name: 'tomas' }, 'confirm', 'tomas'],
	['accounts/disable', { name: 'bob' }, 'disable', 'bob'],
	['passkeys/options', {}, 'add-passkey', ''],
	['passkeys/remove', { id: 'AAAA' }, 'remove-passkey', 'AAAA'],
	['settings', { DKIM_SELECTOR: 'evil' }, 'change-settings', 'DKIM_SELECTOR'],
	['test-address', { email: 'eve@evil.example' }, 'set-address', 'eve@evil.example'],
] as const

/**
 * The test file for the proof of each act that is not in `acts`. A new act does not compile until it is listed in one
 * of the two.
 */
const testsOfOtherActs: Record<Exclude<keyof ProvenActs, (typeof acts)[number][2]>, string> = {
	// To set an account's first password, a passkey is the proof.
	'set-password': 'features/accounts/login/passkey-routes.test.ts',
	export: 'features/people/registration-routes.test.ts',
	backup: 'features/backup/backup-routes.test.ts',
	publish: 'cms/publish/publish-routes.test.ts',
}

test.each(Object.entries(testsOfOtherActs))(
	're-authentication for %s is tested in %s',
	(act, path) => {
		const source = readFileSync(join('src', path), 'utf8')
		expect(source).toContain(`'${act}'`)
	},
)

describe.each(dailyDatabases)('$kind', (kind) => {
	test.each(acts)('%s needs its own re-authentication, which is valid once', async (...row) => {
		const [path, payload, act, target] = row
		const { app, cookie } = await withAccounts(kind)
		const refusal = { error: 'proof-required', act: { act, target } }
		expect((await post(app, cookie, path, payload)).json()).toEqual(refusal)
		// A general proof, or one for another act, is not accepted.
		await prove(app, cookie)
		expect((await post(app, cookie, path, payload)).json()).toEqual(refusal)
		await prove(app, cookie, act, `${target}x`)
		expect((await post(app, cookie, path, payload)).json()).toEqual(refusal)
		await prove(app, cookie, act === 'invite' ? 'disable' : 'invite', target)
		expect((await post(app, cookie, path, payload)).json()).toEqual(refusal)
		await prove(app, cookie, act, target)
		expect((await post(app, cookie, path, payload)).statusCode).toBeLessThan(300)
		const again = await post(app, cookie, path, payload)
		expect([403, 404, 409]).toContain(again.statusCode)
	})

	test('re-authentication for an action is accepted for only one of several concurrent requests', async () => {
		const { app, cookie } = await withAccounts(kind)
		await prove(app, cookie, 'set-address', 'a@b.example')
		const replies = await Promise.all(
			Array.from({ length: 4 }, () => post(app, cookie, 'test-address', { email: 'a@b.example' })),
		)
		expect(replies.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
	})

	test('re-authentication for an action is not valid in another session, and expires after two minutes', async () => {
		const { app, cookie, clock } = await withAccounts(kind)
		const other = await logIn(app)
		const inviteEve = (session: string) => post(app, session, 'accounts/invite', { name: 'eve' })
		await prove(app, cookie, 'invite', 'eve')
		expect((await inviteEve(other)).statusCode).toBe(403)
		clock.advance(sessionLimits.grantLifetimeMs)
		expect((await inviteEve(cookie)).statusCode).toBe(403)
		await prove(app, cookie, 'invite', 'eve')
		clock.advance(sessionLimits.grantLifetimeMs - 1)
		expect((await inviteEve(cookie)).statusCode).toBe(201)
	})

	test('an account invited from a stolen session cannot change accounts, and is suspended when the owner ends all other sessions', async () => {
		const { app, cookie, clock } = await withAccounts(kind)
		const stolen = await logIn(app)
		const eve = await inviteAndAccept(app, stolen, 'eve')
		const open = await invite(app, stolen, 'eve2')
		await prove(app, eve, 'disable', 'ada', newPassword)
		for (const [path, payload] of acts.filter(([each]) => each.startsWith('accounts/'))) {
			expect((await post(app, eve, path, payload)).json()).toEqual({ error: 'forbidden' })
		}
		// The attacker hides the session by logging out.
		await app.inject({
			method: 'POST',
			url: '/api/auth/logout',
			headers: { ...sameOrigin, cookie: stolen },
		})
		expect((await read(app, eve, 'account')).statusCode).toBe(200)
		await post(app, cookie, 'sessions/end', { id: 'all-others' })
		expect((await read(app, eve, 'account')).statusCode).toBe(401)
		expect((await enter(app, 'eve', newPassword)).statusCode).toBe(401)
		expect((await accept(app, open)).statusCode).toBe(404)
		expect(await stateOf(app, cookie, 'eve')).toBe('suspended')
		clock.advance(dayMs)
		const later = await logIn(app)
		expect(await stateOf(app, later, 'eve')).toBeUndefined()
		await prove(app, later, 'confirm', 'eve')
		expect((await post(app, later, 'accounts/confirm', { name: 'eve' })).statusCode).toBe(404)
		const again = await inviteAndAccept(app, later, 'eve')
		expect((await read(app, again, 'account')).statusCode).toBe(200)
	})

	test('changing the password or ending a session suspends only the accounts that were invited in the ended sessions', async () => {
		const { app, cookie } = await withAccounts(kind)
		const [first, second] = [await logIn(app), await logIn(app)]
		await inviteAndAccept(app, first, 'eve')
		await inviteAndAccept(app, second, 'mallory')
		await inviteAndAccept(app, cookie, 'ines')
		const sessions: { id: string; isOwn: boolean }[] = (await read(app, first, 'sessions')).json()
		const id = sessions.find(({ isOwn }) => isOwn)?.id
		await post(app, cookie, 'sessions/end', { id })
		expect(await stateOf(app, cookie, 'eve')).toBe('suspended')
		expect(await stateOf(app, cookie, 'mallory')).toBe('provisional')
		await post(app, cookie, 'password', { current: password, password: newPassword })
		expect(await stateOf(app, cookie, 'mallory')).toBe('suspended')
		expect(await stateOf(app, cookie, 'ines')).toBe('provisional')
	})

	test('an invited account that another session has confirmed is not suspended when its inviting session ends, and can invite others', async () => {
		const { app, cookie } = await withAccounts(kind)
		const inviting = await logIn(app)
		const tomas = await inviteAndAccept(app, inviting, 'ines')
		const confirm = (session: string) => post(app, session, 'accounts/confirm', { name: 'ines' })
		await prove(app, inviting, 'confirm', 'ines')
		expect((await confirm(inviting)).statusCode).toBe(409)
		await post(app, cookie, 'sessions/end', { id: 'all-others' })
		expect((await read(app, tomas, 'account')).statusCode).toBe(401)
		await prove(app, cookie, 'confirm', 'ines')
		expect((await confirm(cookie)).statusCode).toBe(204)
		expect((await confirm(cookie)).statusCode).toBe(404)
		const entered = await enter(app, 'ines', newPassword)
		const again = cookieOf(entered)
		await post(app, cookie, 'sessions/end', { id: 'all-others' })
		await prove(app, again, 'invite', 'olga', newPassword)
		expect((await post(app, again, 'accounts/invite', { name: 'olga' })).statusCode).toBe(201)
	})

	test('after twenty actions on individual people, re-authentication is required, which allows twenty more', async () => {
		const { app, cookie, store } = await withAccounts(kind)
		await insertPeople(store, 3)
		const find = () => post(app, cookie, 'person/find', { email: 'nobody@example.com' })
		const [person, other] = await readRegistrations(store)
		const single = [
			() => post(app, cookie, 'person/link', { id: other?.id }),
			() => post(app, cookie, 'person/unsubscribe', { id: person?.id }),
			() => post(app, cookie, 'person/deliverable', { id: person?.id }),
			() => read(app, cookie, `person/export?id=${person?.id}`),
			() => post(app, cookie, 'erasures', { id: person?.id }),
		]
		for (const act of single) expect((await act()).statusCode).not.toBe(403)
		const rest = await Promise.all(Array.from({ length: 20 }, find))
		expect(rest.filter(({ statusCode }) => statusCode === 404)).toHaveLength(15)
		for (const act of [...single, find]) {
			expect((await act()).json()).toEqual({ error: 'proof-required' })
		}
		await prove(app, cookie)
		for (let act = 0; act < 20; act++) expect((await find()).statusCode).toBe(404)
		expect((await find()).statusCode).toBe(403)
	})

	test('reading the refused recipients of the same letter again does not count twice towards the limit of people read', async () => {
		const { app, cookie, db, clock } = await withAccounts(kind)
		const ids = [
			await insertDraft(db, { state: 'finished' }),
			await insertDraft(db, { state: 'finished' }),
		]
		await db.write(async (transaction) => {
			for (const letter_id of ids) {
				for (let first = 0; first < 600; first += 200) {
					await transaction
						.insertInto('letter_recipients')
						.values(
							Array.from({ length: 200 }, (_, index) => ({
								letter_id,
								person_id: `p${first + index}`,
								language: 'en' as const,
								priority: 2,
								state: 'refused' as const,
								tries: 1,
								next_try_at: '2026-01-05T12:00:00.000Z',
								failure: '550 5.1.1',
								finished_at: '2026-01-05T12:00:00.000Z',
							})),
						)
						.execute()
				}
			}
		})
		const refusals = async (id: string | undefined) =>
			(await read(app, cookie, `letter/refusals?id=${id}`)).statusCode
		clock.advance(sessionLimits.proofLifetimeMs)
		for (let reading = 0; reading < 5; reading++) expect(await refusals(ids[0])).toBe(200)
		expect(await refusals(ids[1])).toBe(403)
		await prove(app, cookie)
		expect(await refusals(ids[1])).toBe(200)
	})
})

test('after twenty test emails, re-authentication is required', async () => {
	const { app, cookie, db } = await withAccounts(sqlite)
	await prove(app, cookie, 'set-address', 'ines@innervolt.example')
	await post(app, cookie, 'test-address', { email: 'ines@innervolt.example' })
	const id = await insertDraft(db)
	const send = () => post(app, cookie, 'letter/test', { id, version: 1 })
	for (let mail = 0; mail < 20; mail++) expect((await send()).statusCode).toBe(200)
	expect((await send()).json()).toEqual({ error: 'proof-required' })
})

test('re-authentication with a passkey allows one action, and its challenge is not valid for another', async () => {
	const { app, cookie } = await withAccounts(sqlite)
	const authenticator = createSoftwareAuthenticator(sameOrigin.origin)
	await prove(app, cookie, 'add-passkey')
	const options = (await post(app, cookie, 'passkeys/options', {})).json()
	const credential = authenticator.create(options)
	expect((await post(app, cookie, 'passkeys', { name: 'Key', credential })).statusCode).toBe(201)
	const act = { act: 'invite', target: 'eve' } as const
	const answer = async (asked: object) =>
		authenticator.get(
			passkeyRequest.parse((await post(app, cookie, 'proof-options', asked)).json()),
		)
	for (const [asked, given] of [
		[{}, act],
		[{ act: { ...act, target: 'bob' } }, act],
		[{ act }, undefined],
	]) {
		const passkey = await answer(asked ?? {})
		const reply = await post(app, cookie, 'proof', { passkey, ...(given && { act: given }) })
		expect(reply.json()).toEqual({ error: 'wrong-password' })
	}
	const passkey = await answer({ act })
	expect((await post(app, cookie, 'proof', { passkey, act })).statusCode).toBe(204)
	expect((await post(app, cookie, 'accounts/invite', { name: 'eve' })).statusCode).toBe(201)
})

test('re-authentication for one target is not valid for any other', async () => {
	const { app, cookie } = await withAccounts(sqlite)
	const name = fc.stringMatching(/^[a-z0-9._@-]{1,12}$/)
	await fc.assert(
		fc.asyncProperty(name, name, async (proven, asked) => {
			fc.pre(proven !== asked && !['ada', 'bob', 'tomas'].includes(asked))
			await prove(app, cookie, 'invite', proven)
			expect((await post(app, cookie, 'accounts/invite', { name: asked })).statusCode).toBe(403)
		}),
		{ numRuns: 25 },
	)
})

/** Creates `ada` with a session, `bob`, and `tomas`, whom another session of `ada` invited. */
async function withAccounts(kind: TestDatabase) {
	const api = await createTestApi(kind)
	const { app, store } = api
	const hash = (await store.admins.byName('ada'))?.passwordHash ?? ''
	await store.admins.create('bob', hash, 'test')
	await inviteAndAccept(app, await logIn(app), 'tomas')
	return { ...api, cookie: await logIn(app) }
}

async function insertPeople(store: Awaited<ReturnType<typeof createTestApi>>['store'], n: number) {
	for (let index = 0; index < n; index++) {
		await recordSignup(store, `p${index}@example.com`)
	}
}

async function invite(app: FastifyInstance, cookie: string, name: string): Promise<string> {
	await prove(app, cookie, 'invite', name)
	return invitation.parse((await post(app, cookie, 'accounts/invite', { name })).json()).token
}

async function inviteAndAccept(app: FastifyInstance, cookie: string, name: string) {
	return cookieOf(await accept(app, await invite(app, cookie, name)))
}

async function stateOf(app: FastifyInstance, cookie: string, name: string) {
	const listed = accounts.parse((await read(app, cookie, 'accounts')).json())
	return listed.accounts.find((account) => account.name === name)?.state
}
