// npm run bench:capture [-- --seconds=5] [--against=FOLDER --rounds=8]
// Acknowledged signups per second and how long each took, through the whole server: SQLite and
// PostgreSQL, one and two server processes. Then many signups in a COMMIT against one in each.
// With a folder, in which another version is built: both versions in turns instead.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { startPostgres } from '#testing/postgres.ts'
import { dataFolder, sharedSecretKey, startServerWith } from '#testing/site-server.ts'
import { type Rate, signUpFor } from './signups.ts'
import { printTable, quantile } from './table.ts'

const { values } = parseArgs({
	options: {
		seconds: { type: 'string', default: '5' },
		against: { type: 'string' },
		rounds: { type: 'string', default: '8' },
	},
})
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

/** The version in a folder, started on a database of its own. */
async function measureVersion(database: string, folder: string): Promise<Rate> {
	const postgres = database === 'SQLite' ? null : await startPostgres()
	const environment = { TRUST_PROXY: '1', ...(postgres && { DATABASE_URL: postgres.url }) }
	const server = await startServerWith(environment, [], ['env', '--chdir', folder])
	await signUpFor(1, 8, [server.port])
	const rate = await signUpFor(seconds, 32, [server.port])
	await server.stop()
	await postgres?.remove()
	return rate
}

function p99({ times }: Rate): number {
	return quantile(times, 0.99)
}

function median(of: (rate: Rate) => number, rates: readonly Rate[]): number {
	return quantile(rates.map(of), 0.5)
}

/** Both versions in turns, because the speed of the machine changes more from minute to minute. */
async function compareVersions(database: string, other: string, rounds: number) {
	const before: Rate[] = []
	const after: Rate[] = []
	for (let round = 1; round <= rounds; round++) {
		before.push(await measureVersion(database, other))
		after.push(await measureVersion(database, '.'))
	}
	const ratios = after.map((rate, round) => p99(rate) / p99(before[round] ?? rate))
	return {
		database,
		connections: 32,
		'before, signups per second': Math.round(median(({ perSecond }) => perSecond, before)),
		'before, p99 ms': median(p99, before).toFixed(1),
		'after, signups per second': Math.round(median(({ perSecond }) => perSecond, after)),
		'after, p99 ms': median(p99, after).toFixed(1),
		'ratio of p99': quantile(ratios, 0.5).toFixed(2),
		'p99 lower in rounds': ratios.filter((ratio) => ratio < 1).length,
		refused: [...before, ...after].reduce((sum, { refused }) => sum + refused, 0),
	}
}

async function measureAlone() {
	printTable([
		...(await throughServers('SQLite', {}, 1)),
		...(await onPostgres('PostgreSQL', 1)),
		...(await onPostgres('PostgreSQL, two servers', 2)),
	])
	console.log('')
	printTable([await compareCommits(3)])
}

if (values.against === undefined) await measureAlone()
else {
	for (const database of ['SQLite', 'PostgreSQL']) {
		printTable([await compareVersions(database, values.against, Number(values.rounds))])
	}
}
process.exit()
