import { Client } from 'pg'
import { startPostgres } from '#testing/postgres.ts'
import { startServerWith } from '#testing/site-server.ts'
import { type Acknowledged, signUp, startLoad, withoutRateLimit } from './load.ts'
import { faultsWhere, type Outcome } from './outcome.ts'
import { type TimedResponse, timedFetch, slowestMs, waitUntil } from './timed-fetch.ts'

type Postgres = Awaited<ReturnType<typeof startPostgres>>

const outages = {
	stopped: (postgres: Postgres) => ({ begin: postgres.stop, end: postgres.start }),
	frozen: (postgres: Postgres) => ({
		begin: async () => postgres.freeze(),
		end: async () => postgres.thaw(),
	}),
} as const

type Options = {
	/** Maximum duration of a 503 response. */
	readonly maxResponseMs: number
	/** Pause between two signups of a client, because a server without a database answers at once. */
	readonly signupPauseMs: number
}

/** Stops or freezes PostgreSQL under load and starts it again, once for each of `rounds`. */
export async function databaseOutage(
	rounds: readonly (keyof typeof outages)[],
	{ maxResponseMs, signupPauseMs }: Options = { maxResponseMs: 1_000, signupPauseMs: 0 },
): Promise<Outcome> {
	const postgres = await startPostgres()
	const server = await startServerWith({ ...withoutRateLimit, DATABASE_URL: postgres.url })
	const load = startLoad(server.address, 8, signupPauseMs)
	const pages: TimedResponse[] = []
	const calls: TimedResponse[] = []
	let recovered = 0
	try {
		for (const [round, how] of rounds.entries()) {
			const { begin, end } = outages[how](postgres)
			await load.reach(load.acknowledged.length + 50)
			try {
				await begin()
				for (let time = 1; time <= 5; time++) {
					pages.push(await timedFetch(server.address))
					calls.push(...(await Promise.all(api.map((call) => call(server.address)))))
				}
			} finally {
				// A frozen PostgreSQL cannot be removed.
				await end()
			}
			const isBack = async () => (await signUp(server.address, `r${round}@drill.example`)) === 202
			if (await waitUntil(isBack, 10_000)) recovered += 1
		}
		await load.stop()
		const lost = await countLost(postgres.url, load.acknowledged)
		return {
			tried: `PostgreSQL under load: ${rounds.join(', ')}`,
			acknowledged: load.acknowledged.length,
			lost,
			seen: `slowest 503 ${slowestMs(calls)} ms, slowest page ${slowestMs(pages)} ms, recovered without a restart ${recovered} of ${rounds.length}`,
			faults: faultsWhere({
				'pages were not served': pages.some(({ status }) => status !== 200),
				'an answer was not 503': calls.some(({ status }) => status !== 503),
				'an answer was no JSON': calls.some(({ type }) => !type.includes('application/json')),
				'a 503 took too long': slowestMs(calls) > maxResponseMs,
				'it did not recover': recovered < rounds.length,
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

/** One request per kind of endpoint. */
const api: readonly ((address: string) => Promise<TimedResponse>)[] = [
	(address) =>
		timedFetch(`${address}/api/waitlist`, {
			method: 'POST',
			headers: json,
			body: JSON.stringify({ email: 'gone@drill.example', source: 'premium' }),
		}),
	(address) =>
		timedFetch(`${address}/api/auth/login`, {
			method: 'POST',
			headers: { ...json, origin: address },
			body: JSON.stringify({ username: 'ada', password: 'wrong' }),
		}),
	(address) => timedFetch(`${address}/api/auth/session`, { headers: { cookie } }),
	(address) => timedFetch(`${address}/api/admin/registrations`, { headers: { cookie } }),
	(address) => timedFetch(`${address}/readyz`),
]

/** Counts the acknowledged signups that are missing in PostgreSQL. */
export async function countLost(
	url: string,
	acknowledged: readonly Acknowledged[],
): Promise<number> {
	const client = new Client({ connectionString: url })
	await client.connect()
	try {
		const { rows } = await client.query<{ email: string }>(
			`select email from waitlist_emails where id in (
				select person_id from jobs where kind != 'withheld' union select person_id from deliveries
			)`,
		)
		const kept = new Set(rows.map(({ email }) => email))
		return acknowledged.filter(({ email }) => !kept.has(email)).length
	} finally {
		await client.end()
	}
}
