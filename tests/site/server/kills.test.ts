/** @module-tag night */
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startPostgres } from '#testing/postgres.ts'
import { dataFolder, sharedSecretKey, startServerWith } from '#testing/site-server.ts'
import { startSmtp } from '#testing/smtp-server.ts'

// `npm run --prefix lab drill` repeats the tests in this file many times.

const withoutRateLimit = { SIGNUPS_PER_CLIENT: '1000000' }

test('a server killed under load keeps every acknowledged signup and its email', async () => {
	const folder = dataFolder()
	const server = await startServerWith({ ...withoutRateLimit, DATA_DIR: folder })
	const ended = once(server.child, 'exit')
	onTestFinished(() => void server.child.kill('SIGKILL'))
	const acknowledged: string[] = []
	async function signUpUntilKilled(client: number): Promise<void> {
		for (let number = 0; ; number++) {
			const email = `c${client}n${number}@kill.example`
			if ((await signUp(server.address, email).catch(() => 0)) !== 202) return
			acknowledged.push(email)
			if (acknowledged.length === 100) server.child.kill('SIGKILL')
		}
	}
	await Promise.all([...Array.from({ length: 8 }, (_, client) => signUpUntilKilled(client)), ended])
	const database = new DatabaseSync(join(folder, 'innervolt.sqlite'))
	onTestFinished(() => database.close())
	const kept = database
		.prepare(
			`select email from waitlist_emails
			where id in (select person_id from jobs union select person_id from deliveries)`,
		)
		.all()
	const emails = new Set(kept.map(({ email }) => email))
	expect(acknowledged.length).toBeGreaterThanOrEqual(100)
	expect(acknowledged.filter((email) => !emails.has(email))).toEqual([])
	expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
})

test('a server writes the counts in memory to the database before it stops', async () => {
	const folder = dataFolder()
	const server = await startServerWith({ DATA_DIR: folder })
	onTestFinished(async () => void (await server.stop()))
	for (let number = 1; number <= 5; number++) {
		const { status } = await fetch(`${server.address}/api/counts`, {
			method: 'POST',
			headers: { 'content-type': 'text/plain', origin: server.address },
			body: JSON.stringify({ event: 'page_view', path: '/usa' }),
		})
		expect(status).toBe(204)
	}
	await server.stop()
	const database = new DatabaseSync(join(folder, 'innervolt.sqlite'))
	onTestFinished(() => database.close())
	expect(database.prepare('select event, sum(n) as n from counts').all()).toEqual([
		{ event: 'page_view', n: 5 },
	])
})

test('two servers on one PostgreSQL send each email once', async () => {
	const postgres = await startPostgres()
	onTestFinished(postgres.remove)
	const mails = await startSmtp()
	const settings = {
		...withoutRateLimit,
		DATABASE_URL: postgres.url,
		SECRET_KEY: sharedSecretKey,
		SMTP_URL: mails.url,
		MAIL_FROM: 'Innervolt <hello@innervolt.example>',
	}
	const servers = await Promise.all([startServerWith(settings), startServerWith(settings)])
	// A stopping server finishes the emails it has begun.
	const stop = async () => void (await Promise.all(servers.map((server) => server.stop())))
	onTestFinished(stop)
	const acknowledged: string[] = []
	async function signUpPeople(address: string, name: string): Promise<void> {
		for (let number = 1; number <= 20; number++) {
			const email = `${name}${number}@two.example`
			if ((await signUp(address, email)) === 202) acknowledged.push(email)
		}
	}
	await Promise.all(servers.map(({ address }, index) => signUpPeople(address, `s${index}n`)))
	const received = () => mails.received.flatMap(({ to }) => to)
	await vi.waitUntil(() => acknowledged.every((email) => received().includes(email)), {
		timeout: 60_000,
	})
	await stop()
	expect(acknowledged.length).toBeGreaterThan(0)
	expect(received().toSorted()).toEqual([...new Set(received())].toSorted())
})

async function signUp(address: string, email: string): Promise<number> {
	const { status, body } = await fetch(`${address}/api/waitlist`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ email, source: 'premium' }),
	})
	await body?.cancel()
	return status
}
