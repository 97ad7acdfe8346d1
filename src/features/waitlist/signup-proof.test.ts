import type { FastifyInstance } from 'fastify'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createProofOfWork } from '#platform/http/proof-of-work.ts'
import type { ProofMode } from '#config/rules/proof-modes.ts'
import { solveChallenge } from '#site/scripts/forms/solve-challenge.ts'
import type { Challenge } from '#values/messages/challenge.ts'
import { countRegistrations, dailyDatabases, databases } from '#testing/databases.ts'
import { testKeys } from '#testing/keys.ts'
import { createTestApi, postForm } from '#testing/test-api.ts'

const [sqlite] = databases
const ada = { email: 'ada@example.com', source: 'premium' }
const minute = 60_000

/** Creates a proof of work whose challenges take no time to solve. */
const proof = (mode: ProofMode, formsPerClient = 60) =>
	createProofOfWork({ mode, keys: testKeys, formsPerClient, task: { cost: 1, keyPrefix: '0' } })

function signUp(app: FastifyInstance, more: object = {}) {
	return app.inject({ method: 'POST', url: '/api/waitlist', payload: { ...ada, ...more } })
}

async function challengeOf(app: FastifyInstance): Promise<Challenge> {
	return (await signUp(app)).json<{ challenge: Challenge }>().challenge
}

function setTime(now: number): void {
	vi.useFakeTimers({ now, toFake: ['Date'] })
	onTestFinished(() => void vi.useRealTimers())
}

describe.each(dailyDatabases)('$kind', (kind) => {
	test('a solved challenge is accepted only once', async () => {
		const proofOfWork = proof('always')
		const { app, store } = await createTestApi(kind, { proofOfWork })
		const first = await signUp(app)
		expect([first.statusCode, first.headers['retry-after']]).toEqual([429, '900'])
		expect(first.json()).toMatchObject({ error: 'too-many', challenge: expect.any(Object) })
		expect(await countRegistrations(store)).toBe(0)
		const altcha = await solveChallenge(first.json<{ challenge: Challenge }>().challenge)
		expect((await signUp(app, { altcha })).statusCode).toBe(202)
		const again = await signUp(app, { altcha, email: 'bob@example.com' })
		expect([again.statusCode, again.json()]).toEqual([429, { error: 'too-many' }])
		expect(await countRegistrations(store)).toBe(1)
	})
})

test('a wrong, altered or late solution is answered with another challenge', async () => {
	const { app, store } = await createTestApi(sqlite, { proofOfWork: proof('always') })
	const right = await solveChallenge(await challengeOf(app))
	const { challenge, solution } = JSON.parse(atob(right))
	const { parameters, signature } = challenge
	const wrong = [
		{},
		{ challenge, solution: { ...solution, counter: solution.counter + 1 } },
		{ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
		{ challenge: { signature, parameters: { ...parameters, keyPrefix: 'f' } }, solution },
		{ challenge: { signature, parameters: { ...parameters, expiresAt: 9e9 } }, solution },
		{ challenge: { signature: '', parameters }, solution },
	].map((each) => btoa(JSON.stringify(each)))
	for (const altcha of ['', 'no base64', ...wrong])
		expect((await signUp(app, { altcha })).json()).toHaveProperty('challenge')
	setTime(Date.now() + 11 * minute)
	expect((await signUp(app, { altcha: right })).json()).toHaveProperty('challenge')
	expect(await countRegistrations(store)).toBe(0)
})

test('forms sent without JavaScript need no proof of work, but are limited to a tenth of the usual number', async () => {
	const { app, store } = await createTestApi(sqlite, { proofOfWork: proof('always', 20) })
	const send = async (remoteAddress: string) => {
		const fields = 'email=ada%40example.com&source=regional-de'
		return (await postForm(app, '/api/waitlist', fields, { remoteAddress })).statusCode
	}
	expect([await send('192.0.2.1'), await send('192.0.2.1')]).toEqual([303, 303])
	expect(await send('192.0.2.1')).toBe(429)
	for (let client = 2; client < 20; client++) expect(await send(`192.0.2.${client}`)).toBe(303)
	expect(await send('192.0.2.99'), 'all clients together').toBe(429)
	expect(await countRegistrations(store)).toBe(1)
})

test('forms ask for proof of work during an attack and for fifteen minutes after it; solved challenges do not prolong this time', async () => {
	const start = Date.now()
	setTime(start)
	const { app } = await createTestApi(sqlite, { proofOfWork: proof('automatic') })
	const attack = async () => {
		for (let bot = 0; bot < 20; bot++) await signUp(app, { website: 'https://pills.example' })
	}
	expect((await signUp(app)).statusCode).toBe(202)
	await attack()
	setTime(start + 14 * minute)
	for (let visitor = 0; visitor < 25; visitor++) {
		const altcha = await solveChallenge(await challengeOf(app))
		expect((await signUp(app, { altcha })).statusCode).toBe(202)
	}
	setTime(start + 15 * minute)
	expect((await signUp(app)).statusCode).toBe(202)
})

test('many signups from many clients make forms ask for proof of work', async () => {
	const { demand, countAccepted } = proof('automatic', 1)
	const form = { solution: undefined, isScriptless: false, address: '192.0.2.1' }
	for (let client = 0; client < 20; client++) {
		expect(await demand(form)).toEqual({ limits: [] })
		countAccepted()
	}
	expect(await demand(form)).toHaveProperty('challenge')
})

test('with proof of work switched off, forms do not ask for it during an attack', async () => {
	const { demand, countRefused } = proof('off')
	for (let bot = 0; bot < 100; bot++) countRefused()
	const form = { solution: undefined, isScriptless: false, address: '192.0.2.1' }
	expect(await demand(form)).toEqual({ limits: [] })
})
