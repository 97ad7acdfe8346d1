// npm run bench:shifts [-- /path …]
// How far the first visit to a page moves when the typeface arrives, held back for 250 ms, at six widths. Names the
// visits with a layout shift of 0.05 or more, and ends with 1 if there is one.
import { setTimeout as delay } from 'node:timers/promises'
import { chromium, type Browser } from '@playwright/test'
import { browserArguments, findBrowser } from '#testing/browser.ts'
import { startServer } from '#testing/site-server.ts'

const widths = [320, 360, 390, 412, 768, 1440]
const holdMs = 250
const maxShift = 0.05

/** One page of each template and language. */
const defaultPaths = [
	'/',
	'/usa',
	'/uk',
	'/deutschland',
	'/brasil',
	'/social-battery-drained',
	'/low-social-battery',
	'/introvert-productivity',
	'/social-battery-quotes',
	'/social-battery-pin',
	'/introvert-test',
	'/deutschland/mbti-test',
	'/brasil/teste-mbti',
	'/week',
	'/deutschland/woche',
	'/brasil/semana',
	'/two-sheets',
	'/say-no',
	'/deutschland/nein-sagen',
	'/brasil/dizer-nao',
	'/terms',
	'/deutschland/datenschutz',
	'/how-we-work',
]

/** The sum of the layout shifts of one visit. */
async function shiftOf(browser: Browser, url: string, width: number): Promise<number> {
	const page = await browser.newPage({ viewport: { width, height: width < 700 ? 740 : 900 } })
	await page.route('**/*.woff2', async (route) => {
		await delay(holdMs)
		await route.continue()
	})
	await page.goto(url, { waitUntil: 'networkidle' })
	await page.waitForFunction(() => document.documentElement.dataset['fonts'] === undefined)
	const shift = await page.evaluate(async () => {
		let sum = 0
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
		}).observe({ type: 'layout-shift', buffered: true })
		// The shifts of the last frame are reported with the next one.
		for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done))
		return sum
	})
	await page.close()
	return shift
}

const paths = process.argv.length > 2 ? process.argv.slice(2) : defaultPaths
const server = await startServer()
const browser = await chromium.launch({
	executablePath: findBrowser() ?? '',
	args: browserArguments,
})
let moved = 0
for (const path of paths) {
	for (const width of widths) {
		const shift = await shiftOf(browser, server.address + path, width)
		if (shift > 0.001) moved++
		if (shift < maxShift) continue
		console.log(`${path} at ${width} px: ${shift.toFixed(3)}`)
		process.exitCode = 1
	}
}
await browser.close()
await server.stop()
console.log(`${moved} of ${paths.length * widths.length} visits move`)
