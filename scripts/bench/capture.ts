// npm run bench:capture [-- --seconds=5]
// Acknowledged signups per second and how long each took, through the whole server: SQLite and
// PostgreSQL, one and two server processes. Then many signups in a COMMIT against one in each.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { startPostgres } from '#testing/postgres.ts'
import { dataFolder, sharedSecretKey, startServerWith } from '#testing/site-server.ts'
import { type Rate, signUpFor } from './signups.ts'
import { printTable, quantile } from './table.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } })
const seconds = Number(values.seconds)

async function measure(name: string, ports: readonly number[]) {
	await signUpFor(1, 8, ports)
	const rows = []
	for (const connections of [1, 32, 256]) {
		rows.push(row(name, connections, await signUpFor(seconds, connections, ports)))
	}
	return rows
}

function row(database: string, connections: number, { perSecond, times, refused }: Rate) {
	return {
		database,
		connections,
		'signups per second': Math.round(perSecond),
		'p50 ms': quantile(times, 0.5).toFixed(1),
		'p99 ms': quantile(times, 0.99).toFixed(1),
		refused,
	}
}

/** Each on a database of its own. */
async function throughServers(name: string, environment: Record<string, string>, count: number) {
	const servers = await Promise.all(
		Array.from({ length: count }, () =>
			startServerWith({ TRUST_PROXY: '1', SECRET_KEY: sharedSecretKey, ...environment }),
		),
	)
	const rows = await measure(
		name,
		servers.map(({ port }) => port),
	)
	await Promise.all(servers.map((server) => server.stop()))
	return rows
}

async function onPostgres(name: string, processes: number) {
	const postgres = await startPostgres()
	const rows = await throughServers(name, { DATABASE_URL: postgres.url }, processes)
	await postgres.remove()
	return rows
}

/** The one switch is how many signups may share a COMMIT, and the statements before it. */
async function startApi(maxGroupSize: number): Promise<[port: number, ChildProcess]> {
	const args = ['scripts/bench/capture-server.ts', dataFolder(), String(maxGroupSize)]
	const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
	const [address] = await once(child.stdout, 'data')
	return [Number(new URL(String(address).trim()).port), child]
}

/** Both servers run, and are asked in turn, so that a busy moment hits both. */
async function compareCommits(turns: number) {
	const [shared, single] = await Promise.all([startApi(256), startApi(1)])
	const rates = { shared: [] as number[], single: [] as number[] }
	for (let turn = 1; turn <= turns; turn++) {
		rates.shared.push((await signUpFor(seconds, 32, [shared[0]])).perSecond)
		rates.single.push((await signUpFor(seconds, 32, [single[0]])).perSecond)
	}
	for (const [, child] of [shared, single]) child.kill()
	const [many, one] = [quantile(rates.shared, 0.5), quantile(rates.single, 0.5)]
	return {
		connections: 32,
		'shared COMMIT, signups per second': Math.round(many),
		'one COMMIT each': Math.round(one),
		ratio: (many / one).toFixed(1),
	}
}

printTable([
	...(await throughServers('SQLite', {}, 1)),
	...(await onPostgres('PostgreSQL', 1)),
	...(await onPostgres('PostgreSQL, two servers', 2)),
])
console.log('')
printTable([await compareCommits(3)])
process.exit()
