import type { Locator, Page } from '@playwright/test'
import { blocksOf, countryPages } from '#site/seo/props/block-pages.ts'
import {
	expect,
	expectFirstScreen,
	linesOf,
	test as testWithOwnContext,
	testInSharedContext as test,
	waitForFonts,
} from './visit.ts'

const app = 'https://app.innervolt.example'
const anchors = [
	'problem',
	'solution',
	'product',
	'tools',
	'features',
	'testimonials',
	'proof',
	'comparison',
	'pricing',
	'faq',
	'closing',
]

for (const country of countryPages()) {
	const { code, path, language, name, head } = country
	const [hero] = blocksOf(country, 'front')
	const [closing] = blocksOf(country, 'call')
	if (!hero || !closing) throw new Error(`${path} has no first screen or no end.`)
	test.describe(path, { tag: path === '/deutschland' ? [] : '@night' }, () => {
		// A browser in another language would be offered a page in that language, above the header.
		test.use({ locale: language })
		test('has the specified head, sections and links, and reports the page view and the click on its main link', async ({
			page,
		}) => {
			await listen(page)
			await page.goto(path)
			await expect(page.locator('html')).toHaveAttribute('lang', language)
			await expect(page).toHaveTitle(new RegExp(head.title))
			const meta = (key: string) => page.locator(`meta[name=${key}]`)
			await expect(meta('description')).toHaveAttribute('content', head.description)
			await expect(meta('keywords')).toHaveAttribute('content', head.keywords?.join(', ') ?? '')
			// The alternates are all five country pages, including this one, and the landing page for everyone else.
			const listed = countryPages().map((each) => `${each.language} ${each.path}`)
			expect(await page.locator('link[hreflang]').evaluateAll(alternates)).toEqual([
				...listed,
				'x-default /',
			])
			await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
				'href',
				`https://innervolt.example${path}`,
			)

			await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
			await expect(page.locator('main')).toContainText(hero.badge)
			for (const feature of hero.features)
				await expect(page.getByText(feature, { exact: true })).toBeVisible()
			expect(await page.locator('section[id]').evaluateAll(ids)).toEqual(anchors)
			await expect(page.locator('#problem article')).toHaveCount(3)
			await expect(page.locator('#solution li')).toHaveCount(3)
			await expect(page.locator('#product li')).toHaveCount(3)
			await expect(page.locator('#features li')).toHaveCount(7)
			await expect(page.locator('#comparison article')).toHaveCount(4)
			await expectFirstScreen(page, hero)

			const header = page.getByRole('navigation').first()
			expect(await header.locator('a[href^="#"]').evaluateAll(targets)).toEqual([
				'#features',
				'#pricing',
				'#faq',
			])
			const links = page.getByRole('navigation', { name: closing.elsewhere ?? '' })
			await expect(links.locator('[aria-current=page]')).toHaveText(name)
			await expect(links.getByRole('link')).toHaveCount(countryPages().length)

			const call = page.getByRole('link', { name: hero.action.label })
			const utmContent = `utm_content=${path.slice(1)}`
			await expect(call).toHaveAttribute(
				'href',
				new RegExp(`^${app}/signup\\?.*${utmContent}-hero$`),
			)
			await expect(page.locator('#problem').getByRole('link')).toHaveAttribute(
				'href',
				new RegExp(`^${app}/\\?.*${utmContent}-problem$`),
			)
			for (const link of await page.locator('main a[href^=http]').all()) {
				await expect(link).toHaveAttribute('target', '_blank')
				await expect(link).toHaveAttribute('rel', /noopener/)
			}

			const view = ['event', 'page_view', { page_path: path }]
			expect(await reported(page)).toEqual([view])
			const popup = page.waitForEvent('popup')
			await call.click()
			await (await popup).close()
			const clicked = ['event', 'regional_cta_clicked', { country: code }]
			expect(await reported(page)).toEqual([view, clicked])
		})
	})
}

test(
	'the window of each country is drawn in the house front, directly above the labels of the week',
	{ tag: '@night' },
	async ({ page }) => {
		for (const { path } of countryPages()) {
			await page.goto(path)
			await waitForFonts(page)
			for (const width of [360, 1440]) {
				await page.setViewportSize({ width, height: 900 })
				const days = page.locator('main ul:has(+ div > svg)').first()
				await expect(days.getByRole('listitem')).toHaveCount(7)
				const bottoms = await days
					.locator('+ div > svg > *')
					.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom))
				const label = await boxOf(days.locator('li > span').nth(3))
				expect(Math.max(...bottoms), path).toBeLessThanOrEqual(label.y + 1)
				expect(Math.max(...bottoms), path).toBeGreaterThan(label.y - 60)
			}
		}
	},
)

test(
	'the heading above the problems is at most three lines high on wide screens',
	{ tag: '@night' },
	async ({ page }) => {
		await page.goto('/usa')
		await waitForFonts(page)
		for (const width of [1440, 1920]) {
			await page.setViewportSize({ width, height: 900 })
			expect(await linesOf(page.locator('#problem h2'))).toBeLessThanOrEqual(3)
		}
	},
)

test('the structured data names the app and its price', async ({ page }) => {
	await page.goto('/deutschland')
	const text = await page.locator('script[type="application/ld+json"]').textContent()
	expect(JSON.parse(text ?? '')).toMatchObject({
		'@graph': [
			{ '@type': 'SoftwareApplication', offers: { price: 10, priceCurrency: 'USD' } },
			{ '@type': 'FAQPage' },
			{ '@type': 'BreadcrumbList' },
		],
	})
	await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'de_DE')
	await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveCount(4)
})

test(
	'before the film plays, only the poster that fits the screen is loaded',
	{ tag: '@night' },
	async ({ page }) => {
		const loaded: string[] = []
		page.on('request', (request) => {
			const { pathname } = new URL(request.url())
			if (pathname.startsWith('/media/')) loaded.push(pathname)
		})
		await page.goto('/deutschland', { waitUntil: 'networkidle' })
		await expect.poll(() => loaded).toEqual(['/media/demo-landscape.de.avif'])
		const stage = page.locator('video')
		await expect(stage).toHaveAttribute('poster', /demo-landscape\.de\.avif$/)

		// After a phone is turned upright, the poster for that orientation is loaded, and then the film that matches it.
		await page.setViewportSize({ width: 390, height: 844 })
		await expect(stage).toHaveAttribute('poster', /demo-portrait\.de\.avif$/)
		expect(loaded).toEqual(['/media/demo-landscape.de.avif', '/media/demo-portrait.de.avif'])
		await page.locator('video + button').click()
		await expect.poll(() => film(page)).toMatchObject({ paused: false, width: 720 })
		await expect(page.locator('figure img')).toBeHidden()
		expect(await film(page)).toMatchObject({ file: expect.stringMatching(/portrait\.de\.\w+$/) })
	},
)

test(
	'phones get the portrait film, in the same box as its poster',
	{ tag: '@night' },
	async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 })
		await page.goto('/brasil')
		const stage = page.locator('video')
		const before = await stage.evaluate(size)
		await page.getByRole('button', { name: 'Uma semana em' }).click()
		await expect.poll(() => film(page)).toMatchObject({ paused: false, width: 720, height: 1280 })
		expect(await stage.evaluate(size)).toEqual(before)
	},
)

test(
	'the button covers the poster, disappears while the film plays, and returns when the film is paused or has ended',
	{ tag: '@night' },
	async ({ page }) => {
		await listen(page)
		await page.goto('/usa')
		const button = page.locator('video + button')
		await expect(button).toBeVisible()
		expect(await film(page)).toMatchObject({ paused: true, controls: false })

		await button.click()
		await expect(button).toBeHidden()
		await expect
			.poll(() => film(page))
			.toMatchObject({
				paused: false,
				controls: true,
				width: 1280,
			})
		expect(await plays(page)).toBe(1)

		await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
		await expect(button).toBeVisible()
		await button.click()
		await expect(button).toBeHidden()
		expect(await plays(page), 'going on is no new playback').toBe(1)

		await page.locator('video').evaluate((video: HTMLVideoElement) => {
			video.currentTime = video.duration - 0.2
		})
		await expect(button).toBeVisible()
		await button.click()
		await expect(button).toBeHidden()
		await expect.poll(() => plays(page), 'anew after the end').toBe(2)
	},
)

testWithOwnContext(
	'the second click of a double click does not pause the film',
	{ tag: '@night' },
	async ({ page }) => {
		await page.clock.install()
		await page.goto('/usa')
		const button = page.locator('video + button')
		await button.scrollIntoViewIfNeeded()
		await page.clock.pauseAt(Date.now() + 60_000)
		const { x, y, width, height } = await boxOf(button)
		const middle = [x + width / 2, y + height / 2] as const
		await page.mouse.click(...middle)
		await expect.poll(async () => (await film(page)).time).toBeGreaterThan(0)
		await page.mouse.down({ clickCount: 2 })
		await page.mouse.up({ clickCount: 2 })
		expect(await film(page)).toMatchObject({ paused: false })
		await expect(button).toHaveCSS('opacity', '0')

		await page.clock.runFor(500)
		await expect(button).toBeHidden()
		await page.mouse.click(...middle)
		await expect.poll(() => film(page), 'a click of its own').toMatchObject({ paused: true })
		await expect(button).toBeVisible()
		await expect(button).toHaveCSS('opacity', '1')
	},
)

test(
	'without an analytics global the film starts by keyboard, the focus moves to its controls, and captions are off until switched on',
	{ tag: '@night' },
	async ({ page }) => {
		await page.goto('/deutschland')
		await page.locator('video + button').press('Enter')
		await expect.poll(() => film(page)).toMatchObject({ paused: false, controls: true })
		await expect(page.locator('video')).toBeFocused()
		await expect(page.locator('video')).toHaveAccessibleName(/^Demofilm/)
		expect(await film(page), 'the picture has the same sentences').toMatchObject({
			captions: undefined,
		})
		await page.evaluate(() => {
			for (const track of document.querySelector('video')?.textTracks ?? []) track.mode = 'showing'
		})
		expect(await film(page)).toMatchObject({ captions: 'de-DE' })
		const placesOfCues = () =>
			page.evaluate(() => {
				const cues = [...(document.querySelector('video')?.textTracks[0]?.cues ?? [])]
				return cues.map((cue) => (cue instanceof VTTCue ? `${cue.line} ${cue.size}` : 'auto'))
			})
		await expect.poll(async () => (await placesOfCues()).length).toBeGreaterThan(10)
		expect(new Set(await placesOfCues()), 'on the plinth, beside the phone').toEqual(
			new Set(['82 50']),
		)
	},
)

test(
	'pressing a window below the film plays its chapter, and the window remains lit afterwards',
	{ tag: '@night' },
	async ({ page }) => {
		await page.goto('/deutschland')
		const chapters = page.getByRole('list', { name: 'Kapitel' }).getByRole('button')
		await expect(chapters).toHaveCount(7)
		await chapters.nth(3).press('Enter')
		await expect(chapters.nth(3)).toHaveAttribute('aria-current', 'true')
		await expect.poll(async () => (await film(page)).time).toBeGreaterThan(31)
		expect(await film(page)).toMatchObject({ paused: false, controls: true })

		await chapters.nth(1).click()
		await expect(chapters.nth(1)).toHaveAttribute('aria-current', 'true')
		await expect.poll(async () => (await film(page)).time).toBeLessThan(20)
		const lit = page.locator('[data-lit]')
		await expect(lit).toHaveText(['Check-in', 'Kosten'])
		await expect(chapters.nth(3)).toHaveAttribute('aria-current', 'false')
	},
)

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })

	test('the page is complete, and the film has the native controls', async ({ page }) => {
		await page.goto('/deutschland')
		await expect(page.locator('html')).not.toHaveAttribute('data-sky')
		await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
		const player = page.locator('video:visible')
		await expect(player).toHaveAttribute('controls', '')
		await expect(player).toHaveAttribute('poster', /landscape/)
		await expect(player).toContainText('Dein Browser kann dieses Video')
		await expect(page.locator('video + button')).toBeHidden()
		await expect(page.getByRole('list', { name: 'Kapitel' })).toBeHidden()
		await page.getByText('Der Film in Worten').click()
		await expect(page.locator('figure details li').first()).toBeVisible()
	})
})

/** Adds to the page a gtag function that records its calls. */
async function listen(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const calls: unknown[][] = []
		Object.assign(globalThis, { calls, gtag: (...args: unknown[]) => calls.push(args) })
	})
}

async function reported(page: Page): Promise<unknown[][]> {
	return page.evaluate('globalThis.calls')
}

async function plays(page: Page): Promise<number> {
	const calls = await reported(page)
	return calls.filter(([, name]) => name === 'regional_video_played').length
}

function film(page: Page) {
	return page.evaluate(() => {
		const video = document.querySelector('video')
		const track = [...(video?.textTracks ?? [])].find(({ mode }) => mode === 'showing')
		return {
			file: video?.currentSrc,
			paused: video?.paused,
			time: video?.currentTime,
			controls: video?.controls,
			width: video?.videoWidth,
			height: video?.videoHeight,
			captions: track?.language,
		}
	})
}

async function boxOf(element: Locator) {
	const box = await element.boundingBox()
	if (!box) throw new Error('The element is not rendered.')
	return box
}

function ids(elements: Element[]): string[] {
	return elements.map(({ id }) => id)
}

function size({ clientWidth, clientHeight }: HTMLElement): number[] {
	return [clientWidth, clientHeight]
}

function targets(elements: Element[]): (string | null)[] {
	return elements.map((element) => element.getAttribute('href'))
}

function alternates(elements: Element[]): string[] {
	return elements.map((element) => {
		const path = new URL(element.getAttribute('href') ?? '').pathname
		return `${element.getAttribute('hreflang')} ${path}`
	})
}

test(
	'the font file with rare characters is loaded only on pages that contain one',
	{ tag: '@night' },
	async ({ page }) => {
		const isLoaded = async (path: string) => {
			await page.goto(path, { waitUntil: 'networkidle' })
			const files = await page.evaluate(() => performance.getEntriesByType('resource'))
			return files.some(({ name }) => /ysabeau-2\..*woff2/.test(name))
		}
		expect(await isLoaded('/usa')).toBe(false)
		expect(await isLoaded('/deutschland')).toBe(true)
	},
)
