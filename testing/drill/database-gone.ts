import { Client } from 'pg'
import { startPostgres } from '#testing/postgres.ts'
import { startServerWith } from '#testing/site-server.ts'
import { type Acknowledged, signUp, startLoad, unlimited } from './load.ts'
import { faultsOf, type Outcome } from './outcome.ts'
import { type Look, look, slowest, until } from './watch.ts'

type Postgres = Awaited<ReturnType<typeof startPostgres>>

const ways = {
	stopped: (postgres: Postgres) => [() => postgres.stop(), () => postgres.start()],
	frozen: (postgres: Postgres) => [async () => postgres.freeze(), async () => postgres.thaw()],
} as const

/** Takes PostgreSQL away under load, by stopping it and by freezing it in the middle, and gives it back. */
export async function databaseGone(
	how: keyof typeof ways,
	rounds: number,
	longestMs = 1_000,
): Promise<Outcome> {
	const postgres = await startPostgres()
	const [take, giveBack] = ways[how](postgres)
	const server = await startServerWith({ ...unlimited, DATABASE_URL: postgres.url })
	const load = startLoad(server.address)
	const pages: Look[] = []
	const calls: Look[] = []
	let recovered = 0
	try {
		for (let round = 1; round <= rounds; round++) {
			await load.reach(load.acknowledged.length + 50)
			await take?.()
			for (let time = 1; time <= 5; time++) {
				pages.push(await look(server.address))
				calls.push(...(await Promise.all(api.map((call) => call(server.address)))))
			}
			await giveBack?.()
			const isBack = async () => (await signUp(server.address, `r${round}@drill.example`)) === 202
			if (await until(isBack, 10_000)) recovered += 1
		}
		await load.stop()
		const lost = await lostIn(postgres.url, load.acknowledged)
		return {
			tried: `PostgreSQL ${how} under load, ${rounds} times`,
			acknowledged: load.acknowledged.length,
			lost,
			seen: `slowest 503 ${slowest(calls)} ms, slowest page ${slowest(pages)} ms, recovered without a restart ${recovered} of ${rounds}`,
			faults: faultsOf({
				'pages were not served': pages.some(({ status }) => status !== 200),
				'an answer was not 503': calls.some(({ status }) => status !== 503),
				'an answer was no JSON': calls.some(({ type }) => !type.includes('application/json')),
				'a 503 took too long': slowest(calls) > longestMs,
				'it did not recover': recovered < rounds,
			}),
		}
	} finally {
		await load.stop()
		await server.stop()
		await postgres.remove()
	}
}

const json = { 'content-type': 'application/json' }
const cookie = `__Host-session=${'a'.repeat(43)}`

/** One call of every kind. */
const api: readonly ((address: string) => Promise<Look>)[] = [
	(address) =>
		look(`${address}/api/waitlist`, {
			method: 'POST',
			headers: json,
			body: JSON.stringify({ email: 'gone@drill.example', source: 'premium' }),
		}),
	(address) =>
		look(`${address}/api/auth/login`, {
			method: 'POST',
			headers: { ...json, origin: address },
			body: JSON.stringify({ username: 'ada', password: 'wrong' }),
		}),
	(address) => look(`${address}/api/auth/session`, { headers: { cookie } }),
	(address) => look(`${address}/api/admin/registrations`, { headers: { cookie } }),
	(address) => look(`${address}/readyz`),
]

/** How many acknowledged signups PostgreSQL does not have. */
export async function lostIn(url: string, acknowledged: readonly Acknowledged[]): Promise<number> {
	const client = new Client({ connectionString: url })
	await client.connect()
	try {
		const { rows } = await client.query<{ email: string }>(
			`select email from waitlist_emails join outbox on signup_id = waitlist_emails.id
			where state != 'withheld'`,
		)
		const kept = new Set(rows.map(({ email }) => email))
		return acknowledged.filter(({ email }) => !kept.has(email)).length
	} finally {
		await client.end()
	}
}
