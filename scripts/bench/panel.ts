// npm run bench:panel [-- --runs=3] [ROWS …]
// Opens the panel on long lists in Chromium, from the click on "Ingresar" on: when the first rows are
// painted, when the whole list is there, how long a search takes, and what memory tab and server need.
// The tab's memory is its whole renderer's: the most until the search was done, what is left after a
// collection, and the most while "Actualizar" reads the list again beside the one that is shown.
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { type Server, startServerWith } from '#testing/site-server.ts'
import { browserArguments, findBrowser } from '#testing/browser.ts'
import { familyMemoryOf, memoryOf, peakDuring } from './memory.ts'
import { folderWithRows } from './rows.ts'
import { printTable, quantile } from './table.ts'

const { values, positionals } = parseArgs({
	options: { runs: { type: 'string', default: '3' } },
	allowPositionals: true,
})
const sizes = positionals.length > 0 ? positionals.map(Number) : [100_000, 1_000_000]
/** There is one such address in every list. */
const sought = 'person777@'
const admin = { ADMIN_USERNAME: 'ada', ADMIN_PASSWORD: 'correct horse' }

/** Milliseconds and megabytes. */
type Run = {
	readonly first: number
	readonly whole: number
	readonly search: number
	readonly tab: number
	readonly settled: number
	readonly again: number
	readonly server: number
}

async function open(browser: Browser, server: Server): Promise<Run> {
	const page = await browser.newPage()
	await page.addInitScript(watch, sought)
	await page.goto(`${server.address}/waitlist`)
	await page.getByLabel('Usuario').fill(admin.ADMIN_USERNAME)
	await page.getByLabel('Contraseña', { exact: true }).fill(admin.ADMIN_PASSWORD)
	const tab = await tabMemory(browser)
	const { pid } = server.child
	const asked = page.waitForRequest(/registrations/)
	await page.getByRole('button', { name: 'Ingresar' }).click()
	await asked
	// Only now: checking the password takes 19 MB for a moment.
	const idle = memoryOf(pid)
	const load = peakDuring(tab, loaded(page))
	const { value, peak } = await peakDuring(() => memoryOf(pid), load)
	await collectGarbage(page)
	const settled = tab()
	const { peak: again } = await peakDuring(tab, refreshed(page))
	await page.close()
	return { ...value.value, tab: value.peak, settled, again, server: peak - idle }
}

async function loaded(page: Page) {
	await marked(page, 'whole')
	await page.getByRole('searchbox').fill(sought)
	await marked(page, 'found')
	const marks: [string, number][] = await page.evaluate(() =>
		performance.getEntriesByType('mark').map(({ name, startTime }) => [name, startTime]),
	)
	const at = new Map(marks)
	const between = (from: string, to: string) => (at.get(to) ?? 0) - (at.get(from) ?? 0)
	return {
		first: between('click', 'first'),
		whole: between('click', 'whole'),
		search: between('input', 'found'),
	}
}

async function refreshed(page: Page) {
	await page.getByRole('button', { name: 'Actualizar' }).click()
	await page.getByRole('button', { name: 'Descargar CSV', disabled: true }).waitFor()
	await page
		.getByRole('button', { name: 'Descargar CSV', disabled: false })
		.waitFor({ timeout: 120_000 })
}

/** Runs in the page. */
function isMarked(name: string): boolean {
	return performance.getEntriesByName(name).length > 0
}

async function marked(page: Page, name: string) {
	await page.waitForFunction(isMarked, name, { timeout: 120_000 })
}

/** Runs in the page: marks the frame after each of the moments that are measured. */
function watch(wanted: string): void {
	const marks = new Set<string>()
	const mark = (name: string) => {
		if (marks.has(name)) return
		marks.add(name)
		requestAnimationFrame(() => setTimeout(() => performance.mark(name)))
	}
	for (const name of ['click', 'input'])
		addEventListener(name, ({ timeStamp }) => {
			// The fields of the door are filled before the click.
			if (name === 'input' && !marks.has('click')) return
			marks.add(name)
			performance.mark(name, { startTime: timeStamp })
		})
	new MutationObserver(() => {
		const first = document.querySelector('tbody td')
		if (first === null) return
		mark('first')
		const save = document.querySelector<HTMLButtonElement>('main header button')
		if (save?.disabled === false) mark('whole')
		if (marks.has('whole') && first.textContent.startsWith(wanted)) mark('found')
	}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}

/** What the largest renderer has in use; others stand by, and may go. */
async function tabMemory(browser: Browser): Promise<() => number> {
	const session = await browser.newBrowserCDPSession()
	const { processInfo } = await session.send('SystemInfo.getProcessInfo')
	const renderers = processInfo.filter(({ type }) => type === 'renderer')
	return () => Math.max(...renderers.map(({ id }) => familyMemoryOf(id)))
}

async function collectGarbage(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page)
	await session.send('HeapProfiler.collectGarbage')
}

const table = []
for (const rows of sizes) {
	const server = await startServerWith({ ...admin, DATA_DIR: await folderWithRows(rows) })
	const runs: Run[] = []
	for (let turn = 1; turn <= Number(values.runs); turn++) {
		const browser = await chromium.launch({
			executablePath: findBrowser() ?? '',
			args: browserArguments,
		})
		runs.push(await open(browser, server))
		await browser.close()
	}
	await server.stop()
	const all = (name: keyof Run) => runs.map((run) => run[name])
	const middle = (name: keyof Run) => Math.round(quantile(all(name), 0.5))
	const most = (name: keyof Run) => Math.round(Math.max(...all(name)))
	table.push({
		rows,
		'first rows ms': middle('first'),
		'whole list ms': middle('whole'),
		'search ms': middle('search'),
		'tab at most MB': most('tab'),
		'collected MB': most('settled'),
		'refresh at most MB': most('again'),
		'server above idle MB': middle('server'),
	})
}
printTable(table)
