// npm run bench:quiz [-- --slow=4]
// Takes both tests by mouse and by keys on a processor slowed down so many times, and prints how
// long each pick took until the next question was on the screen, as Event Timing reports it.
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import { startServer } from '../../tests/site/process.ts'
import { browserArguments, findBrowser } from '../browser.ts'
import { printTable, quantile } from './table.ts'

const { values } = parseArgs({ options: { slow: { type: 'string', default: '4' } } })

/** One interaction: its delay until the next frame, and its work, in milliseconds. */
type Interaction = { readonly duration: number; readonly work: number }

const tests = [
	{ path: '/introvert-test', total: 12 },
	{ path: '/mbti-test', total: 24 },
]
const ways = {
	mouse: (page: Page) => page.getByRole('button', { name: /^C / }).click(),
	keys: (page: Page) => page.keyboard.press('c'),
}

async function take(
	browser: Browser,
	address: string,
	total: number,
	pick: (page: Page) => Promise<void>,
): Promise<Interaction[]> {
	const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
	await page.goto(address)
	await page.waitForLoadState('networkidle')
	const session = await page.context().newCDPSession(page)
	await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) })
	await page.evaluate(observe)
	await page.getByRole('button', { name: /Start/ }).click()
	for (let question = 1; question <= total; question++) {
		await page.getByText(`${question} of ${total}`, { exact: true }).first().waitFor()
		await pick(page)
	}
	await page.getByText('Your result', { exact: true }).waitFor()
	const interactions = await page.evaluate<Promise<Interaction[]>>(settle)
	await page.close()
	return interactions
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

function row(test: string, found: readonly Interaction[], picks: number) {
	const durations = found.map(({ duration }) => duration)
	const work = found.map((each) => each.work)
	return {
		test,
		picks,
		'under 16 ms': picks + 1 - found.length,
		'median of the rest ms': found.length === 0 ? 0 : quantile(durations, 0.5),
		'worst ms (INP)': Math.max(0, ...durations),
		'worst script ms': Math.max(0, ...work).toFixed(1),
	}
}

const server = await startServer()
const browser = await chromium.launch({
	executablePath: findBrowser() ?? '',
	args: browserArguments,
})
const rows = []
for (const { path, total } of tests)
	for (const [way, pick] of Object.entries(ways))
		rows.push(
			row(`${path} by ${way}`, await take(browser, server.address + path, total, pick), total),
		)
console.log(`Processor slowed down ${values.slow} times\n`)
printTable(rows)
await browser.close()
await server.stop()
