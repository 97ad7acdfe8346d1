/** @module-tag night */
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { CountRow } from '#features/counts/rules/count.ts'
import { pages } from '#site-map/pages.ts'
import { parseCsv } from '#values/csv/parse-csv.ts'
import { eventually } from '#testing/eventually.ts'
import { startBareBrowser } from '#testing/bare-browser.ts'
import { testBrowser } from '#testing/browser.ts'
import { startPrerenderProxy } from '#testing/prerender-proxy.ts'
import { type Server, startServerWith } from '#testing/site-server.ts'

/** The time limit of a condition, long enough for a busy machine. */
const soon = { timeout: 30_000 }
const account = { username: 'ada', password: 'correct horse' }
const paths = Object.values(pages).flatMap((versions) => Object.values(versions))

let browser: Browser
let server: Server
let cookie = ''
beforeAll(async () => {
	browser = await chromium.launch(testBrowser)
	server = await startServerWith({
		ADMIN_USERNAME: account.username,
		ADMIN_PASSWORD: account.password,
	})
	const { address } = server
	const login = await fetch(`${address}/api/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: address },
		body: JSON.stringify(account),
	})
	cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
})
afterAll(async () => {
	await browser.close()
	await server.stop()
})

/** The rows of today's sums. */
async function readRows(): Promise<readonly CountRow[]> {
	const today = new Date().toISOString().slice(0, 10)
	const url = `${server.address}/api/admin/counts.csv?from=${today}&to=${today}`
	const reply = await fetch(url, { headers: { cookie } })
	const [, ...lines] = parseCsv(await reply.text()) ?? []
	return lines.map(({ cells }) => {
		const [day = '', event = '', path = '', source = '', campaign = '', locale = '', n] = cells
		return { day, event, path, source, campaign, locale, n: Number(n) }
	})
}

/** Returns a function that reads how often an event has been counted since this call. */
async function counterOf(event: string) {
	const read = async () => {
		const rows = await readRows()
		return rows.filter((row) => row.event === event).reduce((total, { n }) => total + n, 0)
	}
	const before = await read()
	return async () => (await read()) - before
}

async function newContext(): Promise<BrowserContext> {
	const context = await browser.newContext({ reducedMotion: 'reduce' })
	onTestFinished(() => context.close())
	return context
}

test('12 opened pages are counted as 12 entrances; 10 prerendered pages that are never shown and 6 fetched pages are not counted', async () => {
	const { address } = server
	const [entrances, views] = [await counterOf('entrance'), await counterOf('page_view')]
	// Two pages that make the browser prerender five others each.
	const [first = '', second = '', ...others] = paths
	const proxy = await startPrerenderProxy(address, {
		[first]: others.slice(0, 5),
		[second]: others.slice(0, 5),
	})
	onTestFinished(() => proxy.close())
	const bare = await startBareBrowser()
	onTestFinished(() => bare.close())
	// Opens one page after the other, because in a background tab a browser neither prerenders nor paints, and a view is
	// reported after the first paint.
	for (const [index, path] of [first, second].entries()) {
		await bare.open(proxy.address + path)
		await eventually(() => expect(proxy.prerendered).toHaveLength((index + 1) * 5), soon)
		await eventually(async () => expect(await views()).toBe(index + 1), soon)
	}

	const page = await (await newContext()).newPage()
	for (const path of paths.slice(0, 10))
		await page.goto(address + path, { waitUntil: 'domcontentloaded' })
	for (const path of paths.slice(0, 6)) await (await fetch(address + path)).arrayBuffer()

	await eventually(async () => expect(await views()).toBeGreaterThanOrEqual(12), soon)
	expect([await entrances(), await views()]).toEqual([12, 12])

	// A prerendered page is counted when it is shown: as a page view, but not as an entrance from outside.
	await bare.open(proxy.activateUrl)
	await eventually(async () => expect(await views()).toBe(13), soon)
	expect(await entrances()).toBe(12)
})

test('a browser that opts out of counting reports nothing, and no browser stores anything', async () => {
	const context = await newContext()
	const reports = reportsOf(context)
	await context.addInitScript(() => {
		Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
	})
	const page = await context.newPage()
	await page.goto(`${server.address}/usa`, { waitUntil: 'networkidle' })
	expect(reports).toEqual([])

	const [entrances, views] = [await counterOf('entrance'), await counterOf('page_view')]
	const other = await newContext()
	const counted = await other.newPage()
	const counts = reportsOf(other)
	await counted.goto(`${server.address}/usa`, { waitUntil: 'networkidle' })
	expect(counts).not.toEqual([])
	await eventually(async () => expect([await entrances(), await views()]).toEqual([1, 1]), soon)
	expect(await other.cookies()).toEqual([])
	expect(await counted.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

test('private pages and the 404 page report nothing', async () => {
	const context = await newContext()
	const reports = reportsOf(context)
	const page = await context.newPage()
	for (const path of ['/waitlist', '/nowhere', '/waitlist/sent?lang=de']) {
		await page.goto(server.address + path, { waitUntil: 'networkidle' })
	}
	expect(reports).toEqual([])
})

/** The addresses of the reports that a browser sends from now on. */
function reportsOf(context: BrowserContext): readonly string[] {
	const reports: string[] = []
	context.on('request', (request) => {
		if (request.url().endsWith('/api/counts')) reports.push(request.url())
	})
	return reports
}
