// npm run --prefix lab bench:pages [-- --runs=3] [/path …] [http://127.0.0.1:PORT/ …]
// Runs Lighthouse's mobile preset for every public page or the given ones: with throttling simulated from an
// unthrottled load, then with throttling by the browser. Prints medians and missed targets. A URL is another local
// site, such as a built template, measured alternately with ours.
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { browserArguments, findBrowser } from '../../testing/browser.ts'
import { publicPages } from '../../testing/built-pages.ts'
import { freePort } from '../../testing/free-port.ts'
import { startServer } from '../../testing/site-server.ts'
import { printTable, quantile } from './table.ts'

const { values, positionals } = parseArgs({
	options: { runs: { type: 'string', default: '3' } },
	allowPositionals: true,
})
const paths = positionals.length > 0 ? positionals : publicPages.map(({ path }) => path)

const scores = ['performance', 'accessibility', 'best-practices', 'seo']
const metrics = {
	'FCP ms': 'first-contentful-paint',
	'LCP ms': 'largest-contentful-paint',
	'TBT ms': 'total-blocking-time',
	CLS: 'cumulative-layout-shift',
}
/** Upper limits of the medians; every score must be 100. */
const aims = {
	simulate: { 'FCP ms': 850, 'LCP ms': 920, 'TBT ms': 100, CLS: 0 },
	devtools: { 'FCP ms': 950, CLS: 0 },
} as const
type Method = keyof typeof aims
/** Lighthouse's figures for one page and run, by column. */
type Run = ReadonlyMap<string, number>

/** Repeats a run whose trace lacks the first paint, which happens occasionally. */
async function measure(url: string, throttlingMethod: Method, attempts = 3): Promise<Run> {
	const port = await freePort()
	const browser = await chromium.launch({
		executablePath: findBrowser() ?? '',
		args: [...browserArguments, `--remote-debugging-port=${port}`],
	})
	const result = await lighthouse(url, { port, logLevel: 'error', throttlingMethod }).catch(
		(error: unknown) => String(error),
	)
	await browser.close()
	if (typeof result === 'string') throw new Error(result)
	if (!result) throw new Error(`Lighthouse returned nothing for ${url}`)
	const { categories, audits } = result.lhr
	const run = new Map([
		...scores.map((name) => [name, 100 * (categories[name]?.score ?? 0)] as const),
		...Object.entries(metrics).map(
			([name, audit]) => [name, audits[audit]?.numericValue ?? Number.NaN] as const,
		),
	])
	const isComplete = ![...run.values()].some(Number.isNaN)
	return isComplete || attempts === 1 ? run : await measure(url, throttlingMethod, attempts - 1)
}

const server = await startServer()
const missed: string[] = []
for (const method of ['simulate', 'devtools'] as const) {
	const runs = new Map<string, Run[]>(paths.map((path) => [path, []]))
	// Interleaves pages, so that a busy moment does not hit every run of one page.
	for (let turn = 1; turn <= Number(values.runs); turn++) {
		for (const [path, results] of runs) {
			results.push(await measure(new URL(path, server.address).href, method))
			console.error(`${method} ${turn}/${values.runs} ${path}`)
		}
	}
	const rows = [...runs].map(([path, results]) => [path, medians(results)] as const)
	console.log(`\nThrottling: ${method}\n`)
	printTable(rows.map(([page, row]) => ({ page, ...Object.fromEntries(row) })))
	for (const [path, row] of rows.filter(([name]) => name.startsWith('/'))) {
		for (const [name, limit] of Object.entries(aims[method])) {
			const value = row.get(name) ?? Number.NaN
			if (!(value <= limit)) missed.push(`${path} ${name} ${value} (${method}, aim ${limit})`)
		}
		for (const name of method === 'simulate' ? scores : []) {
			if (row.get(name) !== 100) missed.push(`${path} ${name} ${row.get(name)} (aim 100)`)
		}
	}
}
await server.stop()
console.log(missed.length > 0 ? `\nMisses an aim:\n${missed.join('\n')}` : '\nEvery aim is met.')

function medians(runs: readonly Run[]): ReadonlyMap<string, number> {
	return new Map(
		[...(runs[0]?.keys() ?? [])].map((name) => {
			const value = quantile(
				runs.map((run) => run.get(name) ?? Number.NaN),
				0.5,
			)
			return [name, name === 'CLS' ? Number(value.toFixed(3)) : Math.round(value)]
		}),
	)
}
