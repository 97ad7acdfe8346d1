// npm run --prefix lab bench:serve [-- --rounds=7 --seconds=4 --connections=64 --port=4080]
// Compares this server with Debian's nginx, which serves the exported pages as compressed files. Both send the same headers
// and run as one process each, on the same core; wrk sends requests to each in turn from the other core. Prints the median of each figure and of the ratios within a round. On
// Debian: apt-get install nginx libnginx-mod-http-brotli-static wrk
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compressFiles } from '../../scripts/build/compress.ts'
import { fileHeaders } from '../../src/platform/pages/headers.ts'
import { startServer } from '../../testing/site-server.ts'
import { load, type Load } from './serve/load.ts'
import { startNginx } from './serve/nginx.ts'
import { peakMemory, processorTime, type Peer } from './serve/process.ts'
import { printTable, quantile } from './table.ts'

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

/**
 * The path of a font, which is measured as the asset, because nearly every visit requests fonts in addition to its
 * page.
 */
const font = globSync('dist/client/assets/ysabeau.*.woff2')[0]?.slice('dist/client'.length) ?? ''

const cases: readonly Case[] = [
	{ name: 'landing page', path: '/', status: 200 },
	{ name: '304', path: '/', status: 304, isKnown: true },
	{ name: 'asset', path: font, status: 200 },
	{ name: '404', path: '/nowhere', status: 404 },
]

/** The encodings that browsers accept. */
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

/**
 * Serves the exported pages, all with the headers of the landing page, because only the length of headers affects the
 * speed.
 */
async function exportedSite(folder: string): Promise<string> {
	const root = join(folder, 'site')
	cpSync('dist/site', root, { recursive: true })
	await compressFiles(root)
	const policies: Record<string, string> = JSON.parse(
		readFileSync('dist/site/.policies.json', 'utf8'),
	)
	return `server {
	listen 127.0.0.1:${values.port};
	root ${root};
	gzip_static on;
	brotli_static on;
	gzip_vary on;
	${headersOf('index.html', policies['index.html'])}
	location /assets/ {
		${headersOf('assets/font.woff2', undefined)}
	}
	error_page 404 /404.html;
}`
}

function headersOf(name: string, policy: string | undefined): string {
	const { 'content-type': _type, ...headers } = fileHeaders(name, policy)
	return Object.entries(headers)
		.map(([header, value]) => `add_header ${header} ${JSON.stringify(value)} always;`)
		.join('\n')
}

type Round = Readonly<{ ours: Run; nginx: Run }>

function row(name: string, rounds: readonly Round[]) {
	const middle = (of: (round: Round) => number, digits: number) =>
		quantile(rounds.map(of), 0.5).toFixed(digits)
	const own = (figure: keyof Run, digits: number) => middle(({ ours }) => ours[figure], digits)
	const other = (figure: keyof Run, digits: number) => middle(({ nginx }) => nginx[figure], digits)
	const ratio = (figure: keyof Run) => middle(({ ours, nginx }) => ours[figure] / nginx[figure], 2)
	return {
		case: name,
		'requests/s': own('perSecond', 0),
		'nginx requests/s': other('perSecond', 0),
		'requests ratio': ratio('perSecond'),
		'p50 ms': own('p50', 2),
		'nginx p50 ms': other('p50', 2),
		'p99 ms': own('p99', 2),
		'nginx p99 ms': other('p99', 2),
		'p99 ratio': ratio('p99'),
		'processor µs/request': own('cost', 1),
		'nginx processor µs/request': other('cost', 1),
	}
}

const ours = await startOurs()
const nginx = await startNginx(Number(values.port), serverCore, exportedSite)
const results = new Map<Case, Round[]>(cases.map((each) => [each, []]))
try {
	// The first pass only warms up the code and the file caches.
	for (const each of cases) for (const peer of [ours, nginx]) await measure(peer, each)
	for (let turn = 1; turn <= Number(values.rounds); turn += 1) {
		for (const [each, rounds] of results) {
			// Alternates which server comes first.
			const first = turn % 2 === 0 ? await measure(nginx, each) : null
			const own = await measure(ours, each)
			const other = first ?? (await measure(nginx, each))
			rounds.push({ ours: own, nginx: other })
			const ratio = (own.perSecond / other.perSecond).toFixed(2)
			console.error(`${turn}/${values.rounds} ${each.name}: ${ratio}`)
		}
	}
	printTable([...results].map(([{ name }, rounds]) => row(name, rounds)))
	const [own, other] = [ours, nginx].map((peer) => peakMemory(peer).toFixed(0))
	console.log(`\nPeak memory: ${own} MB, nginx ${other} MB`)
} finally {
	await Promise.all([ours.stop(), nginx.stop()])
}
