// npm run bench:quiz [-- --runs=5 --speed=640]
// Takes both tests by mouse and by keys at the speed of a phone, and prints how long each pick
// took until the next question was on the screen, as Event Timing reports it: in steps of 8 ms.
//
// The speed is Lighthouse's benchmark index. It is taken before each run, because a shared machine may be
// twice as slow a minute later; 640 is a quarter of a desktop, as Lighthouse slows down, and a good phone.
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { startServer } from '#testing/site-server.ts'
import { browserArguments, findBrowser } from '#testing/browser.ts'
import { printTable, quantile } from './table.ts'

const { values } = parseArgs({
	options: {
		runs: { type: 'string', default: '5' },
		speed: { type: 'string', default: '640' },
	},
})

/** One interaction: its delay until the next frame, and its work, in milliseconds. */
type Interaction = { readonly duration: number; readonly work: number }

/** A test taken once, with the times by which the processor was slowed down for it. */
type Run = { readonly found: readonly Interaction[]; readonly slowdown: number }

const tests = [
	{ path: '/introvert-test', total: 12 },
	{ path: '/mbti-test', total: 24 },
]
const ways = {
	mouse: (page: Page) => press(page, /^C /),
	keys: (page: Page) => page.keyboard.press('c'),
}

async function take(
	browser: Browser,
	address: string,
	total: number,
	pick: (page: Page) => Promise<void>,
): Promise<Run> {
	const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
	await page.goto(address)
	await page.waitForLoadState('networkidle')
	const session = await page.context().newCDPSession(page)
	const index = await page.evaluate(pageFunctions.computeBenchmarkIndex)
	const slowdown = Math.max(1, index / Number(values.speed))
	await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
	await page.evaluate(observe)
	await press(page, /Start/)
	for (let question = 1; question <= total; question++) {
		await page.getByText(`${question} of ${total}`, { exact: true }).first().waitFor()
		await pick(page)
	}
	await page.getByText('Your result', { exact: true }).waitFor()
	const found = await page.evaluate<Promise<Interaction[]>>(settle)
	await page.close()
	return { found, slowdown }
}

/** As a hand does it: it is there before it presses. Playwright's own click adds listeners of its own. */
async function press(page: Page, name: RegExp): Promise<void> {
	const box = await page.getByRole('button', { name }).boundingBox()
	if (!box) throw new Error(`There is no button ${name}`)
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
	await page.mouse.down()
	await page.mouse.up()
}

/** Runs in the page: collects what happens on a tap or a key, from the shortest one on. */
function observe(): void {
	const seen: Interaction[] = []
	Reflect.set(globalThis, 'seen', seen)
	const observer = new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const isPick = ['click', 'keydown'].includes(entry.name)
			if (isPick && entry instanceof PerformanceEventTiming)
				seen.push({
					duration: entry.duration,
					work: entry.processingEnd - entry.processingStart,
				})
		}
	})
	// The compiler's own list of options does not have the threshold yet.
	const options: object = { type: 'event', durationThreshold: 16 }
	observer.observe(options)
}

/** Runs in the page: Event Timing reports after the frame. */
async function settle(): Promise<Interaction[]> {
	await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
	return Reflect.get(globalThis, 'seen')
}

/** The worst pick of each run, and of these the median: one busy moment of the machine is not the page's. */
function row(test: string, picks: number, runs: readonly Run[]) {
	const worst = ({ found }: Run) => Math.max(0, ...found.map(({ duration }) => duration))
	const work = ({ found }: Run) => Math.max(0, ...found.map((each) => each.work))
	const all = runs.flatMap(({ found }) => found.map(({ duration }) => duration))
	return {
		test,
		picks,
		'median ms': quantile(all, 0.5),
		'INP ms': quantile(runs.map(worst), 0.5),
		'INP of the runs ms': runs.map(worst).join(', '),
		'worst script ms': quantile(runs.map(work), 0.5).toFixed(1),
		'slowed down': runs.map(({ slowdown }) => slowdown.toFixed(1)).join(', '),
	}
}

const server = await startServer()
const browser = await chromium.launch({
	executablePath: findBrowser() ?? '',
	args: browserArguments,
})
const cases = tests.flatMap(({ path, total }) =>
	Object.entries(ways).map(([way, pick]) => ({ path, total, way, pick, runs: [] as Run[] })),
)
for (let turn = 1; turn <= Number(values.runs); turn++) {
	for (const { path, total, pick, runs } of cases) {
		runs.push(await take(browser, server.address + path, total, pick))
	}
}
printTable(cases.map(({ path, way, total, runs }) => row(`${path} by ${way}`, total, runs)))
await browser.close()
await server.stop()
