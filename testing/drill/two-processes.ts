import { once } from 'node:events'
import { Client } from 'pg'
import { SMTPServer } from 'smtp-server'
import { startPostgres } from '#testing/postgres.ts'
import { type Server, sharedSecretKey, startServerWith } from '#testing/site-server.ts'
import { countLost } from './database-outage.ts'
import { type Acknowledged, startLoad, withoutRateLimit } from './load.ts'
import { faultsWhere, type Outcome } from './outcome.ts'
import { sharedAccounts } from './shared-accounts.ts'
import { waitUntil } from './timed-fetch.ts'

/**
 * Starts two servers at once on an empty PostgreSQL and kills one of them at random moments. Afterwards a
 * mail server that counts deliveries must have received each mail once.
 *
 * @param signups at most; below the site's limit of 500 mails an hour
 */
export async function twoProcesses(kills: number, signups: number): Promise<Outcome> {
	const postgres = await startPostgres()
	const mails = await startMailServer()
	const start = () =>
		startServerWith({
			...withoutRateLimit,
			DATABASE_URL: postgres.url,
			SECRET_KEY: sharedSecretKey,
			SMTP_URL: mails.url,
			MAIL_FROM: 'Innervolt <hello@innervolt.example>',
			ADMIN_USERNAME: 'ada',
			ADMIN_PASSWORD: 'correct horse battery',
		})
	const acknowledged: Acknowledged[] = []
	const client = new Client({ connectionString: postgres.url })
	const servers = await Promise.all([start(), start()])
	try {
		await client.connect()
		const sessionFaults = await sharedAccounts(servers[0].address, servers[1].address)
		for (let kill = 1; kill <= kills; kill++) {
			const loads = servers.map(({ address }) => startLoad(address, 4))
			await Promise.race(
				loads.map((load) => load.reach(10 + Math.random() * (signups / kills / 2))),
			)
			const victim = kill % 2 === 0 ? 0 : 1
			await killOne(servers[victim])
			await Promise.all(loads.map((load) => load.stop()))
			acknowledged.push(...loads.flatMap((load) => load.acknowledged))
			servers[victim] = await start()
		}
		const isDrained = await waitUntil(() => isEmpty(client), 30_000)
		const isUnlocked = await waitUntil(
			async () => (await client.query(locks)).rowCount === 0,
			5_000,
		)
		const schema = await client.query(`select version from schema_version`)
		const unsent = acknowledged.filter(({ email }) => !mails.taken.has(email)).length
		const twice = [...mails.taken.values()].filter((ids) => ids.length > 1)
		return {
			tried: `two servers on one PostgreSQL started at once, one killed under load ${kills} times`,
			acknowledged: acknowledged.length,
			lost: (await countLost(postgres.url, acknowledged)) + unsent,
			seen: `${mails.taken.size} mails, ${twice.length} twice`,
			faults: faultsWhere({
				...sessionFaults,
				'mails wait for ever': !isDrained,
				'a lock was left behind': !isUnlocked,
				'the schema was written twice': schema.rowCount !== 1,
				'a living server sent a mail twice': twice.length > kills,
				'a mail that went out twice had two names': twice.some((ids) => new Set(ids).size > 1),
			}),
		}
	} finally {
		await client.end()
		await Promise.all(servers.map((server) => server.stop()))
		await mails.close()
		await postgres.remove()
	}
}

const locks = `select 1 from pg_locks where locktype = 'advisory'
	union all select 1 from pg_stat_activity where state like 'idle in transaction%'`

/** Whether no confirmation is queued. */
async function isEmpty(client: Client): Promise<boolean> {
	// Expires the five-minute leases of killed servers. A running server holds a lease for less than 5 s.
	await client.query(`update jobs set leased_until = null
		where leased_until < now() + interval '4 minutes 55 seconds'`)
	const { rowCount } = await client.query(
		`select 1 from jobs where kind = 'confirmation' and failed_at is null limit 1`,
	)
	return rowCount === 0
}

async function killOne({ child }: Server): Promise<void> {
	const ended = once(child, 'exit')
	child.kill('SIGKILL')
	await ended
}

/** Starts a mail server that records the Message-IDs by recipient. */
async function startMailServer() {
	const taken = new Map<string, string[]>()
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		onData: (stream, session, callback) => {
			const chunks: Buffer[] = []
			stream.on('data', (chunk: Buffer) => chunks.push(chunk))
			stream.on('end', () => {
				const id = /^Message-ID: (.*)\r$/im.exec(Buffer.concat(chunks).toString())?.[1] ?? ''
				const to = session.envelope.rcptTo[0]?.address ?? ''
				taken.set(to, [...(taken.get(to) ?? []), id])
				callback()
			})
		},
	})
	server.on('error', () => {})
	server.listen(0, '127.0.0.1')
	await once(server.server, 'listening')
	const address = server.server.address()
	const port = typeof address === 'object' ? address?.port : 0
	return {
		taken,
		url: `smtp://127.0.0.1:${port}`,
		close: () => new Promise<void>((resolve) => server.close(() => resolve())),
	}
}
