// npm run bench:serve [-- --rounds=7 --seconds=4 --connections=64 --port=4080]
// This server and Debian's nginx answer the same files with the same headers, one process each, on the
// same core; wrk asks them in turn from the other core. Prints the median of each figure and of the
// ratios within a round. On Debian: apt-get install nginx libnginx-mod-http-brotli-static wrk
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startServer } from '../../tests/site/process.ts'
import { load, type Load } from './serve/load.ts'
import { startNginx } from './serve/nginx.ts'
import { peakMemory, processorTime, type Peer } from './serve/process.ts'

const { values } = parseArgs({
	options: {
		rounds: { type: 'string', default: '7' },
		seconds: { type: 'string', default: '4' },
		connections: { type: 'string', default: '64' },
		port: { type: 'string', default: '4080' },
	},
})
const serverCore = 0
const options = {
	core: 1,
	connections: Number(values.connections),
	seconds: Number(values.seconds),
}

type Case = Readonly<{ name: string; path: string; status: number; isKnown?: true }>

/** Fonts are what nearly every visit asks for beside its page. */
const font = globSync('dist/assets/ysabeau.*.woff2')[0]?.slice('dist'.length) ?? ''

const cases: readonly Case[] = [
	{ name: 'landing page', path: '/', status: 200 },
	{ name: '304', path: '/', status: 304, isKnown: true },
	{ name: 'asset', path: font, status: 200 },
	{ name: '404', path: '/nowhere', status: 404 },
]

/** What browsers send. */
const accepting = { 'accept-encoding': 'gzip, deflate, br, zstd' }

type Run = Load & Readonly<{ cost: number }>

async function measure(peer: Peer, { path, status, isKnown }: Case): Promise<Run> {
	const url = peer.address + path
	const etag = isKnown && (await fetch(url, { headers: accepting })).headers.get('etag')
	const headers = etag ? { ...accepting, 'if-none-match': etag } : accepting
	const before = processorTime(peer)
	const seen = await load(url, headers, status, options)
	return { ...seen, cost: (processorTime(peer) - before) / seen.requests }
}

async function startOurs(): Promise<Peer> {
	const { address, child, stop } = await startServer()
	const pid = child.pid ?? 0
	execFileSync('taskset', ['-acp', String(serverCore), String(pid)])
	return { name: 'ours', address, pids: [pid], stop }
}

async function headersOf(peer: Peer, path: string): Promise<Headers> {
	return (await fetch(peer.address + path, { headers: accepting })).headers
}

function median(numbers: readonly number[]): number {
	const sorted = numbers.toSorted((a, b) => a - b)
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

type Round = Readonly<{ ours: Run; nginx: Run }>

function row(name: string, rounds: readonly Round[]): string {
	const of = (peer: keyof Round, figure: keyof Run) =>
		median(rounds.map((round) => round[peer][figure]))
	const ratio = (figure: keyof Run) =>
		median(rounds.map(({ ours, nginx }) => ours[figure] / nginx[figure])).toFixed(2)
	const pair = (figure: keyof Run, digits: number) =>
		[of('ours', figure), of('nginx', figure)].map((value) => value.toFixed(digits)).join(' | ')
	const cells = [
		pair('perSecond', 0),
		ratio('perSecond'),
		pair('p50', 2),
		pair('p99', 2),
		ratio('p99'),
		pair('cost', 1),
	]
	return `| ${[name, ...cells].join(' | ')} |`
}

const ours = await startOurs()
const nginx = await startNginx(
	Number(values.port),
	serverCore,
	new Map([
		['/index.html', await headersOf(ours, '/')],
		['/404.html', await headersOf(ours, '/404')],
		[font, await headersOf(ours, font)],
	]),
)
const results = new Map<Case, Round[]>(cases.map((each) => [each, []]))
try {
	// The first pass only warms up: code is compiled, files are in the cache.
	for (const each of cases) for (const peer of [ours, nginx]) await measure(peer, each)
	for (let turn = 1; turn <= Number(values.rounds); turn += 1) {
		for (const [each, rounds] of results) {
			// Whoever was second is first in the next round.
			const first = turn % 2 === 0 ? await measure(nginx, each) : null
			const own = await measure(ours, each)
			const other = first ?? (await measure(nginx, each))
			rounds.push({ ours: own, nginx: other })
			const ratio = (own.perSecond / other.perSecond).toFixed(2)
			console.error(`${turn}/${values.rounds} ${each.name}: ${ratio}`)
		}
	}
	console.log(
		'| case | requests/s | nginx | ratio | p50 ms | nginx | p99 ms | nginx | ratio | processor µs/request | nginx |',
	)
	console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|')
	for (const [{ name }, rounds] of results) console.log(row(name, rounds))
	const [own, other] = [ours, nginx].map((peer) => peakMemory(peer).toFixed(0))
	console.log(`\nPeak memory: ${own} MB, nginx ${other} MB`)
} finally {
	await Promise.all([ours.stop(), nginx.stop()])
}
