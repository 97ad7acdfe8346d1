// npm run bench:pages [-- --runs=5] [/path …]
// Lighthouse under its mobile preset for every built page, or for those named, several runs in turn so
// that a busy moment does not hit one page only. Prints the median of each figure.
//
// Blocking time is printed twice: as Lighthouse has it, by the clock, which a shared machine stretches; and the
// same sum by processor time. The first row is a page of one sentence, which blocks nothing itself.
import { globSync } from 'node:fs'
import { createServer as createPage } from 'node:http'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { browserArguments, findBrowser } from '#testing/browser.ts'
import { startServer } from '#testing/site-server.ts'
import { printTable, quantile } from './table.ts'

const { values, positionals } = parseArgs({
	options: { runs: { type: 'string', default: '3' } },
	allowPositionals: true,
})
const paths = positionals.length > 0 ? positionals : publicPaths()

/** One row of the table: what Lighthouse saw of one page in one run. */
type Run = Record<(typeof columns)[number], number>
const columns = [
	'performance',
	'accessibility',
	'best practices',
	'seo',
	'FCP ms',
	'LCP ms',
	'TBT ms',
	'TBT by processor ms',
	'CLS',
	'HTML B',
	'script B',
	'font B',
	'total B',
	'requests',
	'machine',
] as const

function publicPaths(): string[] {
	return globSync('dist/*.html')
		.map((file) => `/${file.slice('dist/'.length, -'.html'.length)}`.replace(/^\/index$/, '/'))
		.filter((path) => !['/404', '/500', '/waitlist'].includes(path))
		.toSorted()
}

async function measure(url: string): Promise<Run> {
	const port = await freePort()
	const browser = await chromium.launch({
		executablePath: findBrowser() ?? '',
		args: [...browserArguments, `--remote-debugging-port=${port}`],
	})
	try {
		const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
		if (!result) throw new Error(`Lighthouse gave nothing for ${url}`)
		return figures(result.lhr, result.artifacts.Trace.traceEvents)
	} finally {
		await browser.close()
	}
}

/** Now and then a trace lacks its first paint; that run is taken again. */
async function measureWhole(url: string, tries = 3): Promise<Run> {
	const run = await measure(url)
	const isWhole = !Object.values(run).some(Number.isNaN)
	return isWhole || tries === 1 ? run : await measureWhole(url, tries - 1)
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>
type Report = Result['lhr']
type Trace = Result['artifacts']['Trace']['traceEvents']
type NetworkRequest = { url: string; resourceType: string; transferSize: number }

function isRequest(item: unknown): item is NetworkRequest {
	return typeof item === 'object' && item !== null && 'transferSize' in item
}

/**
 * What the tasks of the page's main thread take beyond 50 ms each on a processor that is four times slower,
 * as Lighthouse simulates it, from the first paint on. Trace times are microseconds.
 */
function blockingByProcessor(trace: Trace): number {
	const paint = trace.findLast(({ name }) => name === 'firstContentfulPaint')
	if (!paint) return Number.NaN
	return trace
		.filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
		.filter(({ ts, dur }) => ts + dur > paint.ts)
		.map((task) => ('tdur' in task ? Number(task.tdur) / 1000 : 0))
		.reduce((sum, processorMs) => sum + Math.max(0, 4 * processorMs - 50), 0)
}

function figures({ categories, audits, environment }: Report, trace: Trace): Run {
	const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
	const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
	const details = audits['network-requests']?.details
	const items: unknown[] = details && 'items' in details ? Object.values(details.items) : []
	const loaded = items.filter(isRequest).filter(({ url }) => url.startsWith('http'))
	const bytes = (type: string) =>
		loaded.reduce(
			(sum, one) => (type === '' || one.resourceType === type ? sum + one.transferSize : sum),
			0,
		)
	return {
		performance: score('performance'),
		accessibility: score('accessibility'),
		'best practices': score('best-practices'),
		seo: score('seo'),
		'FCP ms': value('first-contentful-paint'),
		'LCP ms': value('largest-contentful-paint'),
		'TBT ms': value('total-blocking-time'),
		'TBT by processor ms': blockingByProcessor(trace),
		CLS: value('cumulative-layout-shift'),
		'HTML B': bytes('Document'),
		'script B': bytes('Script'),
		'font B': bytes('Font'),
		'total B': bytes(''),
		requests: loaded.length,
		machine: environment.benchmarkIndex,
	}
}

async function freePort(): Promise<number> {
	const probe = createServer().listen(0, '127.0.0.1')
	await once(probe, 'listening')
	const address = probe.address()
	probe.close()
	return typeof address === 'object' && address ? address.port : 0
}

const server = await startServer()
const control = createPage((_request, answer) => {
	answer.setHeader('content-type', 'text/html')
	answer.end('<!doctype html><html lang="en"><title>Control</title><p>One sentence.')
})
const controlPort = await freePort()
control.listen(controlPort, '127.0.0.1')
const addresses = new Map([
	['one sentence', `http://127.0.0.1:${controlPort}/`],
	...paths.map((path) => [path, server.address + path] as const),
])
const runs = new Map<string, Run[]>([...addresses.keys()].map((page) => [page, []]))
for (let turn = 1; turn <= Number(values.runs); turn++) {
	for (const [path, results] of runs) {
		const run = await measureWhole(addresses.get(path) ?? '')
		results.push(run)
		console.error(
			`${turn}/${values.runs} ${path} FCP ${Math.round(run['FCP ms'])} LCP ${Math.round(run['LCP ms'])}`,
		)
	}
}
await server.stop()
control.close()

printTable(
	[...runs].map(([path, results]) => {
		const cells = columns.map((name) => {
			const middle = quantile(
				results.map((run) => run[name]),
				0.5,
			)
			return [name, name === 'CLS' ? middle.toFixed(3) : Math.round(middle)] as const
		})
		return { page: path, ...Object.fromEntries(cells) }
	}),
)
