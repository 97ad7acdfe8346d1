// npm run --prefix lab bench:signups [-- --seconds=5]
// Measures acknowledged signups per second and their latency, through the whole server: SQLite, and PostgreSQL with one
// and two server processes.
import { parseArgs } from 'node:util'
import { startPostgres } from '../../testing/postgres.ts'
import { sharedSecretKey, startServerWith } from '../../testing/site-server.ts'
import { signUpFor } from './sign-up.ts'
import { printTable, quantile } from './table.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } })
const seconds = Number(values.seconds)

/** The servers share a database. */
async function measure(
	database: string,
	environment: Readonly<Record<string, string>>,
	serverCount: number,
) {
	const settings = { TRUST_PROXY: '1', SECRET_KEY: sharedSecretKey, ...environment }
	const servers = await Promise.all(
		Array.from({ length: serverCount }, () => startServerWith(settings)),
	)
	const ports = servers.map(({ port }) => port)
	await signUpFor(1, 8, ports)
	const rows = []
	for (const connections of [1, 32, 256]) {
		const { perSecond, times, refused } = await signUpFor(seconds, connections, ports)
		rows.push({
			database,
			connections,
			'signups per second': Math.round(perSecond),
			'p50 ms': quantile(times, 0.5).toFixed(1),
			'p99 ms': quantile(times, 0.99).toFixed(1),
			refused,
		})
	}
	await Promise.all(servers.map((server) => server.stop()))
	return rows
}

async function measureOnPostgres(database: string, serverCount: number) {
	const postgres = await startPostgres()
	const rows = await measure(database, { DATABASE_URL: postgres.url }, serverCount)
	await postgres.remove()
	return rows
}

printTable([
	...(await measure('SQLite', {}, 1)),
	...(await measureOnPostgres('PostgreSQL', 1)),
	...(await measureOnPostgres('PostgreSQL, two servers', 2)),
])
process.exit()
