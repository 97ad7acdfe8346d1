// npm run bench:quiz [-- --runs=5 --speed=640]
// Takes both tests by mouse and by keys at the speed of a phone, and prints how long each pick
// took until the next question was on the screen, as Event Timing reports it: in steps of 8 ms.
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import { startServer } from '#testing/site-server.ts'
import { browserArguments, findBrowser } from '#testing/browser.ts'
import {
	interactions,
	press,
	type Run,
	slowDown,
	summary,
	watchInteractions,
} from './interactions.ts'
import { printTable } from './table.ts'

const { values } = parseArgs({
	options: {
		runs: { type: 'string', default: '5' },
		speed: { type: 'string', default: '640' },
	},
})

const tests = [
	{ path: '/introvert-test', total: 12 },
	{ path: '/mbti-test', total: 24 },
]
const ways = {
	mouse: (page: Page) => press(page, page.getByRole('button', { name: /^C / })),
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
	const slowdown = await slowDown(page, Number(values.speed))
	await watchInteractions(page)
	await press(page, page.getByRole('button', { name: /Start/ }))
	for (let question = 1; question <= total; question++) {
		await page.getByText(`${question} of ${total}`, { exact: true }).first().waitFor()
		await pick(page)
	}
	await page.getByText('Your result', { exact: true }).waitFor()
	const found = await interactions(page)
	await page.close()
	return { found, slowdown }
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
printTable(
	cases.map(({ path, way, total, runs }) => ({
		test: `${path} by ${way}`,
		picks: total,
		...summary(runs),
	})),
)
await browser.close()
await server.stop()
