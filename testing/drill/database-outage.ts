import { Client } from 'pg'
import { startPostgres } from '#testing/postgres.ts'
import { startServerWith } from '#testing/site-server.ts'
import { type Acknowledged, signUp, startLoad, withoutRateLimit } from './load.ts'
import { faultsWhere, type Outcome } from './outcome.ts'
import { type TimedResponse, timedFetch, slowestMs, waitUntil } from './timed-fetch.ts'

type Postgres = Awaited<ReturnType<typeof startPostgres>>

const outages = {
	stopped: {
		begin: (postgres: Postgres) => postgres.stop(),
		end: (postgres: Postgres) => postgres.start(),
		times: 5,
		maxResponseMs: 1_000,
	},
	/** A server that is silent for ten seconds counts as dead; until then it may be busy. */
	frozen: {
		begin: async (postgres: Postgres) => postgres.freeze(),
		end: async (postgres: Postgres) => postgres.thaw(),
		times: 2,
		maxResponseMs: 11_000,
	},
} as const

type Options = {
	/** What a busy machine may add to the longest 503 response. */
	readonly slackMs: number
	/** Pause between two signups of a client, because a server without a database answers at once. */
	readonly signupPauseMs: number
}

/** Stops or freezes PostgreSQL under load and starts it again, once for each of `rounds`. */
export async function databaseOutage(
	rounds: readonly (keyof typeof outages)[],
	{ slackMs, signupPauseMs }: Options = { slackMs: 0, signupPauseMs: 0 },
): Promise<Outcome> {
	const postgres = await startPostgres()
	const server = await startServerWith({ ...withoutRateLimit, DATABASE_URL: postgres.url })
	const load = startLoad(server.address, 8, signupPauseMs)
	const pages: TimedResponse[] = []
	const calls: TimedResponse[] = []
	let [recovered, late] = [0, 0]
	try {
		for (const [round, how] of rounds.entries()) {
			const { begin, end, times, maxResponseMs } = outages[how]
			await load.reach(load.acknowledged.length + 50)
			try {
				await begin(postgres)
				for (let time = 1; time <= times; time++) {
					pages.push(await timedFetch(server.address))
					const answers = await Promise.all(api.map((call) => call(server.address)))
					late += answers.filter(({ ms }) => ms > maxResponseMs + slackMs).length
					calls.push(...answers)
				}
			} finally {
				// A frozen PostgreSQL cannot be removed.
				await end(postgres)
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
				'a 503 took too long': late > 0,
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
