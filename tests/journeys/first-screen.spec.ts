import { brotliDecompressSync, constants } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { places } from '#islands/admin/places.ts'
import type { BuiltPage } from '#testing/built-pages.ts'
import { sendRaw } from '#testing/site-server.ts'
import { otherPages, templatePages } from './checked-paths.ts'

/**
 * One initial congestion window (ten packets of 1,460 bytes with the response headers) and two packets more: no word is
 * cut and nothing is drawn differently for bytes.
 */
const firstScreenBytes = 17_000

/** The panel's pages hold the styles of all its places. Its one reader comes back, and has them in the browser's cache. */
const panelBytes = 21_000

const panelPaths: ReadonlySet<string> = new Set(places.map(({ path }) => path))

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

test('the first 17,000 bytes of each template paint its first screen, the panel’s 21,000', async ({
	page,
	baseURL,
}) => {
	await compareFirstScreens(page, templatePages, portOf(baseURL))
})

test(
	'the first 17,000 bytes of every other page paint its first screen',
	{ tag: '@night' },
	async ({ page, baseURL }) => {
		await compareFirstScreens(page, otherPages, portOf(baseURL))
	},
)

function portOf(baseURL = ''): number {
	return Number(new URL(baseURL).port)
}

async function compareFirstScreens(
	page: Page,
	pages: readonly BuiltPage[],
	port: number,
): Promise<void> {
	await page.emulateMedia({ reducedMotion: 'reduce' })
	for (const { path } of pages) {
		const response = await asBrotli(port, path)
		const bytes = panelPaths.has(path) ? panelBytes : firstScreenBytes
		if (response.length <= bytes) continue
		const whole = await firstScreen(page, path)
		const beginning = htmlIn(response.subarray(0, bytes))
		await page.route(path, (route) => route.fulfill({ body: beginning, contentType: 'text/html' }))
		const soon = await firstScreen(page, path)
		expect.soft(soon.equals(whole), path).toBe(true)
	}
}

/** The whole response as it crosses the wire. */
async function asBrotli(port: number, path: string): Promise<Buffer> {
	const headers = 'Host: localhost\r\nAccept-Encoding: br\r\nConnection: close'
	const response = await sendRaw(port, `GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`)
	return Buffer.from(response, 'latin1')
}

/** The HTML that a browser has decoded when this much of the response is there. */
function htmlIn(response: Buffer): Buffer {
	const body = response.subarray(response.indexOf('\r\n\r\n') + 4)
	return brotliDecompressSync(body, { finishFlush: constants.BROTLI_OPERATION_FLUSH })
}

async function firstScreen(page: Page, path: string): Promise<Buffer> {
	await page.goto(path)
	return await page.screenshot({ animations: 'disabled' })
}
