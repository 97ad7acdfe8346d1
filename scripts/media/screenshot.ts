import { globSync, readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { storyboardPage } from '#media/demo/page.ts'
import { type ShapeName, shapes } from '#media/demo/shapes.ts'

/** Renders markup in the browser: PNG bytes. */
export type Screenshot = (markup: string) => Promise<Buffer>

/** Opens a page as large as the picture, with the site's font, that shows one SVG at a time. */
export async function openScreenshotPage(browser: Browser, shape: ShapeName): Promise<Screenshot> {
	const { width, height } = shapes[shape]
	const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 })
	const [font] = globSync('{public,src}/**/ysabeau.woff2')
	if (!font) throw new Error('The font file ysabeau.woff2 is neither in public/ nor in src/.')
	await page.setContent(storyboardPage(readFileSync(font)))
	await page.evaluate(() => document.fonts.load('400 20px Ysabeau'))
	const devtools = await page.context().newCDPSession(page)
	return async (markup) => {
		await page.evaluate((svg) => {
			document.body.innerHTML = svg
		}, markup)
		const { data } = await devtools.send('Page.captureScreenshot', {
			format: 'png',
			optimizeForSpeed: true,
		})
		return Buffer.from(data, 'base64')
	}
}
