// npm run bench:counts [-- --seconds=20 --counts=2000 --signups=50] [sqlite] [postgres]
// Counts and signups that come in at a fixed rate, whatever the server manages, on one core: how long each takes and
// whether every count arrives in the sums. SQLite and PostgreSQL.
import { execFileSync } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { DatabaseSync } from 'node:sqlite'
import { startPostgres } from '#testing/postgres.ts'
import { dataFolder, type Server, startServerWith } from '#testing/site-server.ts'
import { printTable, quantile } from './table.ts'

const { values, positionals } = parseArgs({
	options: {
		seconds: { type: 'string', default: '20' },
		counts: { type: 'string', default: '2000' },
		signups: { type: 'string', default: '50' },
	},
	allowPositionals: true,
})
const kinds = positionals.length > 0 ? positionals : ['sqlite', 'postgres']
const seconds = Number(values.seconds)
const rates = { counts: Number(values.counts), signups: Number(values.signups) }

/** How often requests are sent, several at a time. */
const tickMs = 5
const connections = 64
const warmUpSeconds = 2
/** The longest wait for the last answers; what has not come by then counts as another answer. */
const drainMs = 10_000

const paths = ['/', '/usa', '/uk', '/deutschland', '/brasil', '/introvert-test', '/mbti-test']
const events = ['entrance', 'page_view', 'page_view', 'introvert_test_started']
let sent = 0

/** A visit of a client, page, source and campaign of its own, as far as the limits tell them apart. */
function report(): string {
	const number = (sent += 1)
	return request('/api/counts', 'text/plain', {
		event: events[number % events.length],
		path: paths[number % paths.length],
		source: `s${number % 150}.example`,
		campaign: `c${number % 40}`,
		locale: 'en',
	})
}

function signup(): string {
	const number = (sent += 1)
	return request('/api/waitlist', 'application/json', {
		email: `p${number}@bench.example`,
		source: 'premium',
	})
}

function request(path: string, type: string, message: object): string {
	const body = JSON.stringify(message)
	const client = [24, 16, 8, 0].map((bits) => (sent >>> bits) & 255).join('.')
	return [
		`POST ${path} HTTP/1.1`,
		'Host: localhost',
		'Origin: http://localhost',
		`X-Forwarded-For: ${client}`,
		`Content-Type: ${type}`,
		`Content-Length: ${body.length}`,
		'',
		body,
	].join('\r\n')
}

/** Sends requests at a rate over free connections; the time of each begins when it should have been sent. */
function startRequests(port: number, perSecond: number, make: () => string) {
	const times: number[] = []
	const waiting: number[] = []
	const free: Socket[] = []
	let other = 0
	const sockets = Array.from({ length: connections }, () => connect(port, '127.0.0.1'))
	for (const socket of sockets) {
		socket.setEncoding('latin1').setNoDelay()
		socket.on('connect', () => free.push(socket)).on('error', () => {})
	}

	function countOther(): void {
		other += 1
	}

	function send(socket: Socket, dueAt: number): void {
		socket.once('close', countOther)
		socket.once('data', (answer: string) => {
			socket.off('close', countOther)
			if (/^HTTP\/1.1 20[24]/.test(answer)) times.push(performance.now() - dueAt)
			else other += 1
			const next = waiting.shift()
			if (next === undefined) free.push(socket)
			else send(socket, next)
		})
		socket.write(make())
	}

	const startedAt = performance.now()
	let due = 0
	const timer = setInterval(() => {
		const target = ((performance.now() - startedAt) / 1000) * perSecond
		for (; due < target; due++) {
			const dueAt = startedAt + (due / perSecond) * 1000
			const socket = free.pop()
			if (socket === undefined) waiting.push(dueAt)
			else send(socket, dueAt)
		}
	}, tickMs)
	return {
		stop: async () => {
			clearInterval(timer)
			const deadline = performance.now() + drainMs
			while (times.length + other < due && performance.now() < deadline) {
				await new Promise((resolve) => setTimeout(resolve, tickMs))
			}
			other = due - times.length
			for (const socket of sockets) socket.destroy()
			return { times, other }
		},
	}
}

/**
 * Moves this process, and PostgreSQL, which it starts, to the other cores: the server has the first one to itself, as
 * far as the machine is idle.
 *
 * @returns the wrapper command of the server; empty where cores cannot be assigned
 */
function keepFirstCoreFree(): readonly string[] {
	const others = `1-${availableParallelism() - 1}`
	const ownThreads = ['--all-tasks', '--cpu-list', '--pid', others, String(process.pid)]
	try {
		execFileSync('taskset', ownThreads, { stdio: 'ignore' })
		return ['taskset', '--cpu-list', '0']
	} catch {
		return []
	}
}

const firstCore = keepFirstCoreFree()

async function measure(
	name: string,
	environment: Record<string, string>,
	stored: () => Promise<number>,
) {
	const server: Server = await startServerWith(
		{ TRUST_PROXY: '1', SITE_URL: 'http://localhost', ...environment },
		[],
		firstCore,
	)
	const run = async (length: number) => {
		const counts = startRequests(server.port, rates.counts, report)
		const signups = startRequests(server.port, rates.signups, signup)
		await new Promise((resolve) => setTimeout(resolve, length * 1000))
		return { counts: await counts.stop(), signups: await signups.stop() }
	}
	const warm = await run(warmUpSeconds)
	const { counts, signups } = await run(seconds)
	await server.stop()
	const expected = warm.counts.times.length + counts.times.length
	return {
		database: name,
		'counts per second': Math.round(counts.times.length / seconds),
		'p50 ms': quantile(counts.times, 0.5).toFixed(1),
		'p99 ms': quantile(counts.times, 0.99).toFixed(1),
		'signups per second': Math.round(signups.times.length / seconds),
		'p50 ms of a signup': quantile(signups.times, 0.5).toFixed(1),
		'p99 ms of a signup': quantile(signups.times, 0.99).toFixed(1),
		'other answers': counts.other + signups.other,
		'counts not in the sums': expected - (await stored()),
	}
}

const total = `select sum(n) as n from counts where event not in ('form_sent', 'confirmed')`

async function onSqlite() {
	const folder = dataFolder()
	return await measure('SQLite', { DATA_DIR: folder }, async () => {
		const db = new DatabaseSync(`${folder}/innervolt.sqlite`)
		const row = db.prepare(total).get()
		db.close()
		return Number(row?.['n'])
	})
}

async function onPostgres() {
	const postgres = await startPostgres()
	const row = await measure('PostgreSQL', { DATABASE_URL: postgres.url }, async () => {
		const client = new Client({ connectionString: postgres.url })
		await client.connect()
		const { rows } = await client.query<{ n: string }>(total)
		await client.end()
		return Number(rows[0]?.n)
	})
	await postgres.remove()
	return row
}

const table = []
for (const kind of kinds) table.push(kind === 'sqlite' ? await onSqlite() : await onPostgres())
printTable(table)
process.exit()
