// npm run bench:panel [-- --rows=1000000 --runs=3] [sqlite] [postgres]
// Opens the panel on a long list in Chromium: from the click on "Ingresar" to the first painted rows, and from the
// request of a page, a search or an order to its painted rows. The tab's memory is that of its renderer without the
// browser's files: the most until the end, and what is left after a collection.
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { type Server, startServerWith } from '#testing/site-server.ts'
import { browserArguments, findBrowser } from '#testing/browser.ts'
import { anonymousMemoryOf, peakDuring } from './memory.ts'
import { listDatabase } from './list-database.ts'
import { printTable, quantile } from './table.ts'

const { values, positionals } = parseArgs({
	options: {
		rows: { type: 'string', default: '1000000' },
		runs: { type: 'string', default: '3' },
	},
	allowPositionals: true,
})
const rows = Number(values.rows)
const kinds = positionals.length > 0 ? positionals : ['sqlite', 'postgres']
const admin = { ADMIN_USERNAME: 'ada', ADMIN_PASSWORD: 'correct horse' }

/** What is done in the panel after the first rows. */
const steps: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
	['next page', (page) => page.getByRole('button', { name: 'Siguientes' }).click()],
	['by address', (page) => page.getByRole('button', { name: 'Email' }).click()],
	['one status', (page) => page.getByLabel('Filtrar por estado').selectOption('active')],
	['no filter', (page) => page.getByRole('button', { name: 'Quitar filtros' }).click()],
	['search: one row', searchFor('maria_77778@')],
	['search: every third', searchFor('gmail')],
	['search: every row', searchFor('e')],
	['search: none', searchFor('nobody-has-this')],
]

type Measured = {
	readonly times: ReadonlyMap<string, number>
	/** Megabytes. */
	readonly peak: number
	readonly collected: number
	readonly tableRows: number
}

function searchFor(text: string) {
	return (page: Page) => page.getByLabel('Buscar dirección').fill(text)
}

async function measure(browser: Browser, { address }: Server): Promise<Measured> {
	const page = await browser.newPage()
	await page.addInitScript(markFirstRows)
	await page.goto(`${address}/waitlist`)
	await page.getByLabel('Usuario').fill(admin.ADMIN_USERNAME)
	await page.getByLabel('Contraseña', { exact: true }).fill(admin.ADMIN_PASSWORD)
	const memory = await tabMemory(browser)
	const { value: times, peak } = await peakDuring(memory, use(page))
	const session = await page.context().newCDPSession(page)
	await session.send('HeapProfiler.collectGarbage')
	const collected = memory()
	const tableRows = await page.evaluate(() => Number(document.documentElement.dataset['rows']))
	await page.close()
	return { times, tableRows, peak, collected }
}

async function use(page: Page): Promise<ReadonlyMap<string, number>> {
	await page.getByRole('button', { name: 'Ingresar' }).click()
	await page.waitForFunction(() => performance.getEntriesByName('first rows').length > 0)
	const first = await page.evaluate(() => performance.measure('', 'login', 'first rows').duration)
	const times = new Map([['first rows', first]])
	// The filters have their values: the figures of the whole list have been read.
	await page.getByText(/^Altas en los últimos/).waitFor()
	for (const [name, act] of steps) {
		const answered = page.evaluate(timeToAnswer)
		await act(page)
		times.set(name, await answered)
	}
	return times
}

/** Runs in the page: marks the click on the login button and the first frame with rows; notes the most rows there are. */
function markFirstRows(): void {
	addEventListener(
		'click',
		({ timeStamp }) => performance.mark('login', { startTime: timeStamp }),
		{
			once: true,
		},
	)
	let most = 0
	new MutationObserver(() => {
		const count = document.querySelectorAll('tr').length
		if (count > 1 && most <= 1) {
			requestAnimationFrame(() => setTimeout(() => performance.mark('first rows')))
		}
		most = Math.max(most, count)
		document.documentElement.dataset['rows'] = String(most)
	}).observe(document, { subtree: true, childList: true })
}

/** Runs in the page: the time from the next request of rows to the frame that shows them. */
function timeToAnswer(): Promise<number> {
	return new Promise((resolve) => {
		const status = document.querySelector('main [role=status]')
		let start = 0
		const observer = new MutationObserver(() => {
			if (status?.textContent === 'Cargando datos...') start ||= performance.now()
			else if (start > 0) {
				observer.disconnect()
				requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
			}
		})
		if (status) observer.observe(status, { subtree: true, childList: true, characterData: true })
	})
}

/** What the largest renderer has in use; others stand by. */
async function tabMemory(browser: Browser): Promise<() => number> {
	const session = await browser.newBrowserCDPSession()
	const { processInfo } = await session.send('SystemInfo.getProcessInfo')
	const renderers = processInfo.filter(({ type }) => type === 'renderer')
	return () => Math.max(...renderers.map(({ id }) => anonymousMemoryOf(id)))
}

const table = []
const sizes = []
for (const kind of kinds) {
	const list = await listDatabase(kind, rows)
	const server = await startServerWith({ ...admin, ...list.environment })
	const runs: Measured[] = []
	for (let run = 1; run <= Number(values.runs); run++) {
		const browser = await chromium.launch({
			executablePath: findBrowser() ?? '',
			args: browserArguments,
		})
		runs.push(await measure(browser, server))
		await browser.close()
	}
	await server.stop()
	await list.remove()
	for (const name of ['first rows', ...steps.map(([step]) => step)]) {
		const times = runs.map((run) => run.times.get(name) ?? Number.NaN)
		table.push({
			database: kind,
			step: name,
			'median ms': Math.round(quantile(times, 0.5)),
			'most ms': Math.round(Math.max(...times)),
		})
	}
	const most = (name: 'peak' | 'collected' | 'tableRows') =>
		Math.round(Math.max(...runs.map((run) => run[name])))
	sizes.push({
		database: kind,
		'tab at most MB': most('peak'),
		'collected MB': most('collected'),
		'rows in the document': most('tableRows'),
	})
}
printTable(table)
console.log('')
printTable(sizes)
