import { describe, expect, test } from 'vitest'
import { registrationPage } from '#features/people/messages/registration-page.ts'
import { sessionLimits } from '#features/accounts/rules/session-limits.ts'
import {
	dailyDatabases,
	databases,
	readRegistrations,
	type TestDatabase,
} from '#testing/databases.ts'
import { insertDraft } from '#testing/letters.ts'
import { createTestApi, logIn, post, prove, read } from '#testing/test-api.ts'
import type { ApiOptions } from '#app/api/api.ts'

// An attacker has the cookie of a session whose last login or re-authentication is ten minutes old.

const [sqlite] = databases

describe.each(dailyDatabases)('$kind', (kind) => {
	test('with a stolen cookie, at most 1,000 rows an hour can be read, in any order and with any search', async () => {
		const { app, cookie, clock } = await withStolenCookie(kind, 1_500)
		const seen = new Set<string>()
		let cursor: string | null = null
		for (let page = 0; page < 10; page++) {
			const reply = await read(app, cookie, `registrations${cursor ? `?cursor=${cursor}` : ''}`)
			const { rows, next } = registrationPage.parse(reply.json())
			for (const { id } of rows) seen.add(id)
			cursor = next
			clock.advance(60_000)
		}
		expect(seen.size).toBe(sessionLimits.maxUnprovenRows)
		const refused = await read(app, cookie, `registrations?cursor=${cursor}`)
		expect([refused.statusCode, refused.json()]).toEqual([403, { error: 'proof-required' }])
		for (const query of ['registrations?sort=email', 'registrations?search=p1']) {
			expect((await read(app, cookie, query)).statusCode).toBe(403)
		}
		await prove(app, cookie)
		expect((await read(app, cookie, 'registrations')).statusCode).toBe(200)
	})

	test('concurrent requests together cannot read more rows than the limit', async () => {
		const { app, cookie } = await withStolenCookie(kind, 200)
		const replies = await Promise.all(
			Array.from({ length: 15 }, () => read(app, cookie, 'registrations')),
		)
		expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
	})

	test('rows no longer count towards the limit an hour after they were read', async () => {
		const { app, cookie, clock } = await withStolenCookie(kind, 100)
		for (let page = 0; page < 10; page++) await read(app, cookie, 'registrations')
		clock.advance(sessionLimits.readWindowMs - 1)
		expect((await read(app, cookie, 'registrations')).statusCode).toBe(403)
		clock.advance(1)
		expect((await read(app, cookie, 'registrations')).statusCode).toBe(200)
	})
})

test('only rows that were sent count towards the limit', async () => {
	const { app, cookie } = await withStolenCookie(sqlite, 3)
	for (let page = 0; page < 50; page++) {
		expect((await read(app, cookie, 'registrations')).statusCode).toBe(200)
	}
})

test('opening the page of a person counts towards the limit like a row of the list', async () => {
	const { app, cookie, store } = await withStolenCookie(sqlite, 100)
	for (let page = 0; page < 9; page++) await read(app, cookie, 'registrations')
	const [person] = await readRegistrations(store)
	const url = `person?id=${encodeURIComponent(person?.id ?? '')}`
	expect((await read(app, cookie, url)).statusCode).toBe(200)
	expect((await read(app, cookie, 'registrations')).statusCode).toBe(403)
	expect((await read(app, cookie, url)).statusCode).toBe(200)
})

test.each(['registrations.csv', 'person/export?id=1', 'audit.csv', 'counts.csv'])(
	'a stolen cookie is not enough to export %s',
	async (path) => {
		const { app, cookie } = await withStolenCookie(sqlite, 1)
		const reply = await read(app, cookie, path)
		expect(reply.statusCode).toBe(403)
		expect(reply.json()).toMatchObject({ error: 'proof-required' })
	},
)

test.each([
	['letter/confirm', { id: '1', version: 1, count: 1 }],
	['list-changes', { kind: 'erasure', filter: {}, count: 1 }],
	['passkeys/rename', {}],
])('a stolen cookie is not enough for %s', async (path, payload) => {
	const { app, cookie } = await withStolenCookie(sqlite, 1)
	const reply = await post(app, cookie, path, payload)
	expect([reply.statusCode, reply.json()]).toEqual([403, { error: 'proof-required' }])
})

test('with a stolen cookie, test emails can be sent only to the address that was set after re-authentication', async () => {
	const addresses: string[] = []
	const { app, cookie, db } = await withStolenCookie(sqlite, 0, {
		sendTestLetter: async (_letter, address) => {
			addresses.push(address)
			return { code: null, sent: 1, is_written: false }
		},
	})
	await prove(app, cookie, 'set-address', 'ines@innervolt.example')
	await post(app, cookie, 'test-address', { email: 'ines@innervolt.example' })
	const id = await insertDraft(db)
	await post(app, cookie, 'test-address', { email: 'eve@evil.example' })
	const sent = await post(app, cookie, 'letter/test', { id, version: 1, email: 'eve@evil.example' })
	expect(sent.statusCode).toBe(400)
	expect((await post(app, cookie, 'letter/test', { id, version: 1 })).statusCode).toBe(200)
	expect(addresses).toEqual(['ines@innervolt.example'])
})

/** Opens a site with people on the list. Returns it with the cookie of a session that logged in ten minutes ago. */
async function withStolenCookie(
	kind: TestDatabase,
	rows: number,
	options: Partial<ApiOptions> = {},
) {
	const api = await createTestApi(kind, options)
	const values = Array.from({ length: rows }, (_, index) => ({
		email: `p${index}@example.com`,
		source: 'premium',
		status: 'active',
		created_at: new Date(Date.UTC(2026, 0, 1) + 1000 * index).toISOString(),
	}))
	await api.db.write(async (transaction) => {
		for (let first = 0; first < rows; first += 500) {
			await transaction
				.insertInto('waitlist_emails')
				.values(values.slice(first, first + 500))
				.execute()
		}
	})
	const cookie = await logIn(api.app)
	api.clock.advance(sessionLimits.proofLifetimeMs)
	return { ...api, cookie }
}
