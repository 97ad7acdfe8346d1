import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { waitForFonts } from './visit.ts'

/** One page of each template, by the name of its picture. */
const templates = {
	design: 'http://127.0.0.1:4175/_design',
	landing: '/',
	country: '/usa',
	'country-de': '/deutschland',
	guide: '/social-battery-drained',
	'first-aid': '/low-social-battery',
	quotes: '/social-battery-quotes',
	pins: '/social-battery-pin',
	method: '/how-we-work',
	policy: '/terms',
	test: '/introvert-test',
	week: '/week',
	'two-sheets': '/two-sheets',
	'say-no': '/say-no',
	sheet: '/print/energy-sheet',
	notice: '/waitlist/sent?lang=en&inbox=gmail',
	'not-found': '/no-such-page',
	login: '/waitlist',
} as const

/**
 * The maximum heights in px of the top and the bottom of a page that a picture shows. The middle of a long page repeats
 * parts of other pages, and would only enlarge the repository.
 */
const topHeight = 2400
const bottomHeight = 1200

/** The tolerated difference: more than antialiasing causes, and less than a button that has moved by four pixels. */
const tolerance = { threshold: 0.25, maxDiffPixels: 40 }

for (const [name, path] of Object.entries(templates))
	for (const width of [360, 1280])
		for (const colorScheme of ['light', 'dark'] as const)
			test(`${path} matches its reference screenshot at ${width} px, ${colorScheme}`, async ({
				page,
			}) => {
				// Legal pages show today's date, so the clock is fixed.
				await page.clock.setFixedTime(new Date('2026-11-24T12:00:00Z'))
				await page.setViewportSize({ width, height: 800 })
				await page.emulateMedia({ colorScheme })
				await page.goto(path, { waitUntil: 'networkidle' })
				await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
				await waitForFonts(page)
				await page.evaluate(async () => {
					for (const image of document.images) image.loading = 'eager'
					await Promise.all([
						document.fonts.ready,
						...[...document.images].map((each) => each.decode()),
					])
				})
				const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
				expect(await reduced(picture)).toMatchSnapshot(
					`${name}-${width}-${colorScheme}.png`,
					tolerance,
				)
			})

/** The top and bottom of a page, at half size and in few colours, which hides antialiasing. */
async function reduced(picture: Buffer): Promise<Buffer> {
	const { width, height } = await sharp(picture).metadata()
	const top = Math.min(height, topHeight)
	const bottom = Math.min(height - top, bottomHeight)
	const part = async (from: number, length: number) => ({
		input: await sharp(picture).extract({ left: 0, top: from, width, height: length }).toBuffer(),
		left: 0,
	})
	const parts = [{ ...(await part(0, top)), top: 0 }]
	if (bottom > 0) parts.push({ ...(await part(height - bottom, bottom)), top })
	const joined = await sharp({
		create: { width, height: top + bottom, channels: 3, background: 'white' },
	})
		.composite(parts)
		.png()
		.toBuffer()
	return await sharp(joined)
		.resize({ width: Math.round(width / 2) })
		.png({ palette: true, colours: 32, dither: 0, effort: 10 })
		.toBuffer()
}
