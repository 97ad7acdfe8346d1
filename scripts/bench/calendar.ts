// npm run bench:calendar [-- --runs=5 --speed=640 --events=20000]
// Opens a calendar of ten years in "Your week" at the speed of a phone, and prints how long it took from the
// choice of the file until its week was sorted, and the longest time in which the page did not react.
//
// The speed is Lighthouse's benchmark index; see quiz.ts. Workers are slowed down like their page.
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { startServer } from '#testing/site-server.ts'
import { browserArguments, findBrowser } from '#testing/browser.ts'
import { printTable, quantile } from './table.ts'

const { values } = parseArgs({
	options: {
		runs: { type: 'string', default: '5' },
		speed: { type: 'string', default: '640' },
		events: { type: 'string', default: '20000' },
	},
})

const hourMs = 3_600_000
const yearMs = 365 * 24 * hourMs

/** Over nine past years and one ahead; every fortieth event is a weekly series, every fourth of these without end. */
function calendar(events: number): string {
	const first = Date.now() - 9 * yearMs
	const blocks = Array.from({ length: events }, (_, index) => {
		const start = first + Math.floor((10 * yearMs * index) / events / hourMs) * hourMs
		return [
			'BEGIN:VEVENT',
			`DTSTART;TZID=Europe/Berlin:${basic(start)}`,
			`DTEND;TZID=Europe/Berlin:${basic(start + hourMs)}`,
			...(index % 40 === 0 ? [`RRULE:FREQ=WEEKLY${index % 160 === 0 ? '' : ';COUNT=40'}`] : []),
			'DTSTAMP:20261101T000000Z',
			`UID:${index}-f2k9vq3m1c8d7h5s@google.example`,
			'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN=mara:mai',
			' lto:mara@mail.example',
			'DESCRIPTION:Agenda\\, notes and a link: https://meet.google.com/abc-defg-hij',
			'SEQUENCE:0',
			'STATUS:CONFIRMED',
			`SUMMARY:Weekly sync ${index}`,
			'END:VEVENT',
		].join('\r\n')
	})
	return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...blocks, 'END:VCALENDAR', ''].join('\r\n')
}

function basic(ms: number): string {
	return new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
}

/** What one reading took, and by how much the processor was slowed down for it. */
type Run = { readonly readMs: number; readonly blockedMs: number; readonly slowdown: number }

async function read(browser: Browser, address: string, text: string): Promise<Run> {
	const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
	await page.goto(`${address}/week`)
	await page.waitForLoadState('networkidle')
	const session = await page.context().newCDPSession(page)
	const index = await page.evaluate(pageFunctions.computeBenchmarkIndex)
	const slowdown = Math.max(1, index / Number(values.speed))
	await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
	const files = [{ name: 'ten-years.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) }]
	await page.evaluate(observe)
	await page.locator('input[type=file]').first().setInputFiles(files)
	const measured = await page.evaluate<Promise<Omit<Run, 'slowdown'>>>(settle)
	await page.close()
	return { ...measured, slowdown }
}

/** Runs in the page: takes the time from the choice of the file, and between frames. */
function observe(): void {
	addEventListener(
		'change',
		() => {
			const start = performance.now()
			let last = start
			let blockedMs = 0
			const done = new Promise((resolve, reject) => {
				const frame = () => {
					const now = performance.now()
					blockedMs = Math.max(blockedMs, now - last)
					last = now
					if (document.querySelector('section select')) resolve({ readMs: now - start, blockedMs })
					else if (document.querySelector('section [role=alert]'))
						reject(new Error('The file was refused'))
					else requestAnimationFrame(frame)
				}
				requestAnimationFrame(frame)
			})
			Reflect.set(globalThis, 'done', done)
		},
		{ capture: true, once: true },
	)
}

/** Runs in the page: what `observe` has measured. */
function settle(): Promise<Omit<Run, 'slowdown'>> {
	return Reflect.get(globalThis, 'done')
}

const text = calendar(Number(values.events))
const server = await startServer()
const browser = await chromium.launch({
	executablePath: findBrowser() ?? '',
	args: browserArguments,
})
const runs: Run[] = []
for (let turn = 1; turn <= Number(values.runs); turn++)
	runs.push(await read(browser, server.address, text))
await browser.close()
await server.stop()
const list = (value: (run: Run) => number, digits = 0) =>
	runs.map((run) => value(run).toFixed(digits)).join(', ')
printTable([
	{
		events: Number(values.events),
		MB: (text.length / 1e6).toFixed(1),
		'median ms': quantile(
			runs.map(({ readMs }) => readMs),
			0.5,
		),
		'all ms': list(({ readMs }) => readMs),
		'page blocked ms': list(({ blockedMs }) => blockedMs),
		'slowed down': list(({ slowdown }) => slowdown, 1),
	},
])
