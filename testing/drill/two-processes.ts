import { once } from 'node:events'
import { Client } from 'pg'
import { SMTPServer } from 'smtp-server'
import { startPostgres } from '#testing/postgres.ts'
import { type Server, startServerWith } from '#testing/site-server.ts'
import { lostIn } from './database-gone.ts'
import { type Acknowledged, startLoad, unlimited } from './load.ts'
import { faultsOf, type Outcome } from './outcome.ts'
import { sharedAccounts } from './shared-accounts.ts'
import { until } from './watch.ts'

/** The whole site sends 500 mails an hour; the drill stays below. */
const signups = 360

/**
 * Two servers on one PostgreSQL, started at once on an empty database, one of them killed at a random
 * moment, again and again. Afterwards every mail has gone out once: to a mail server that counts.
 */
export async function twoProcesses(kills: number): Promise<Outcome> {
	const postgres = await startPostgres()
	const mails = await startMailServer()
	const start = () =>
		startServerWith({
			...unlimited,
			DATABASE_URL: postgres.url,
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
		const isDrained = await until(() => isEmpty(client), 30_000)
		const isUnlocked = await until(async () => (await client.query(locks)).rowCount === 0, 5_000)
		const schema = await client.query(`select version from schema_version`)
		const unsent = acknowledged.filter(({ email }) => !mails.taken.has(email)).length
		const twice = [...mails.taken.values()].filter((ids) => ids.length > 1)
		return {
			tried: `two servers on one PostgreSQL started at once, one killed under load ${kills} times`,
			acknowledged: acknowledged.length,
			lost: (await lostIn(postgres.url, acknowledged)) + unsent,
			seen: `${mails.taken.size} mails, ${twice.length} twice`,
			faults: faultsOf({
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

/** Whether no mail waits any more. */
async function isEmpty(client: Client): Promise<boolean> {
	// A killed server's lease on the mail in its hand lasts five minutes; nobody alive needs five seconds.
	await client.query(`update outbox set next_try_at = now()
		where state = 'sending' and lease_until < now() + interval '4 minutes 55 seconds'`)
	const { rowCount } = await client.query(
		`select 1 from outbox where state in ('queued', 'sending') limit 1`,
	)
	return rowCount === 0
}

async function killOne({ child }: Server): Promise<void> {
	const ended = once(child, 'exit')
	child.kill('SIGKILL')
	await ended
}

/** Takes every mail, and keeps by recipient the Message-IDs it was given. */
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
