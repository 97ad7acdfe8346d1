import type { Locator, Page, Request } from '@playwright/test'
import { encodeWeek } from '#site/week/rules/link.ts'
import { pages } from '#site-map/pages.ts'
import { emptyPlan, type WeekPlan } from '#site/week/rules/plan.ts'
import { examplePlan } from '#site/week/rules/example-plan.ts'
import {
	eventReport,
	expect,
	finishAnimations,
	hold,
	isTooWide,
	observeShifts,
	recordShares,
	test,
	viewReport,
	violations,
	waitForFonts,
} from '../visit.ts'

const onPhone = { width: 360, height: 740 }

const square = (page: Page, name: string | RegExp) => page.getByRole('gridcell').getByLabel(name)
const panel = (page: Page) => page.getByRole('region', { name: 'Result and changes' })
const evening = (page: Page, day: string) =>
	page
		.getByRole('list', { name: /^Forecast/ })
		.getByRole('listitem')
		.filter({ hasText: day })

async function open(page: Page, path = '/week'): Promise<void> {
	await page.goto(path)
	await expect(page.locator('astro-island')).not.toHaveAttribute('ssr')
}

/** Opens the example on the Monday of the tests' week, because changes are suggested for future days only. */
async function openExample(page: Page, path = '/week'): Promise<void> {
	await page.clock.setFixedTime('2026-11-23T08:00:00')
	await open(page, `${path}#${encodeWeek(examplePlan)}`)
}

test.describe('on a phone', () => {
	test.use({ viewport: onPhone, hasTouch: true })

	test('a week is filled in, changed, moved, shortened, declined, deleted and undone', async ({
		page,
	}) => {
		const requests: Request[] = []
		const reported = Promise.all([viewReport(page), eventReport(page, 'tool_opened')])
		await open(page)
		await reported
		await page.waitForLoadState('networkidle')
		page.on('request', (request) => requests.push(request))

		await square(page, 'Thursday evening: nothing planned').tap()
		await expect(page.getByRole('heading', { name: 'Thursday evening' })).toBeFocused()
		await page.getByRole('button', { name: 'Party' }).tap()
		await expect(evening(page, 'Thursday')).toContainText('79, likely 73 to 86')
		await page.getByText('Many', { exact: true }).tap()
		await page.getByText('Half day', { exact: true }).tap()
		await expect(panel(page)).toContainText('Takes about 42')
		await expect(panel(page)).toContainText('Two hours with a few people: 20.')
		expect(await isAbove(square(page, /^Thursday evening/), panel(page))).toBe(true)

		await page.getByRole('button', { name: 'Move', exact: true }).tap()
		await expect(panel(page).getByText('Tap a square.')).toBeVisible()
		await expect(panel(page).getByText('arrow keys')).toBeHidden()
		await square(page, /^Move it here. Tuesday afternoon/).tap()
		await expect(square(page, 'Tuesday afternoon: party, takes about 42 points')).toBeVisible()
		await page.getByRole('button', { name: 'Shorten' }).tap()
		await expect(panel(page)).toContainText('Takes about 28')
		await page.getByRole('button', { name: 'Decline' }).tap()
		await expect(page.getByText('Add a plan and watch the windows change.')).toBeVisible()
		await expect(page.getByRole('link', { name: 'Find the words for it: Say no' })).toHaveAttribute(
			'href',
			'/say-no#who=group&what=party',
		)
		await page.getByRole('button', { name: 'Undo' }).tap()
		await square(page, 'Tuesday afternoon: party, takes about 28 points').tap()
		await page.getByRole('button', { name: 'Delete' }).tap()
		await page.getByRole('button', { name: 'Undo' }).tap()
		await expect(square(page, 'Tuesday afternoon: party, takes about 28 points')).toBeVisible()

		// Chromium requests the icon again when the fragment changes.
		const sent = requests.filter((request) => !request.url().endsWith('/icon.svg'))
		expect(sent.map((request) => new URL(request.url()).pathname)).toEqual(['/api/counts'])
		expect(sent.map((request): unknown => request.postDataJSON())).toEqual([
			{ event: 'tool_used', path: '/week', source: '', campaign: '', locale: 'en' },
		])
		expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
		expect(await isTooWide(page)).toBe(false)
		await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
		const morning = page.getByRole('rowheader', { name: 'Morning' })
		expect(await isAbove(morning, square(page, /^Monday morning/))).toBe(true)
		const name = page.getByText('Mon', { exact: true })
		expect(await name.evaluate((element) => element.getClientRects().length)).toBe(1)
		expect(await violations(page)).toEqual([])
	})
})

test(
	'the effect of a change is visible without scrolling, on a phone and on a computer',
	{ tag: '@night' },
	async ({ page }) => {
		for (const size of [onPhone, { width: 1440, height: 900 }])
			await test.step(`${size.width} px`, async () => {
				await page.setViewportSize(size)
				await openExample(page)
				await panel(page).getByRole('button', { name: 'Move the call' }).click()
				for (const day of ['Monday', 'Tuesday', 'Thursday', 'Sunday'])
					await expect(evening(page, day)).toBeInViewport({ ratio: 1 })
				await expect(page.getByRole('heading', { name: 'Thursday' })).toBeInViewport({ ratio: 1 })
				await expect(square(page, /^Sunday evening/)).toBeInViewport({ ratio: 1 })
				await page.goto('about:blank')
			})
	},
)

test(
	'the first screen shows every square, the heading does not touch the button, and the heading is aligned with the left edge of the logo',
	{ tag: '@night' },
	async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 900 })
		for (const path of [pages.week.en, pages.week.de, pages.week.pt]) {
			await open(page, path)
			await waitForFonts(page)
			await expect(page.getByRole('gridcell').last()).toBeInViewport({ ratio: 1 })
		}
		await open(page)
		await waitForFonts(page)
		const heading = page.getByRole('heading', { level: 1 })
		const words = await heading.evaluate((element) => {
			const range = document.createRange()
			range.selectNodeContents(element)
			return range.getBoundingClientRect().right
		})
		const button = await page.getByText('Import your calendar').boundingBox()
		expect(words).toBeLessThan(button?.x ?? 0)

		await page.setViewportSize({ width: 768, height: 900 })
		const logo = await page.getByRole('banner').getByRole('link').first().boundingBox()
		expect((await heading.boundingBox())?.x).toBe(logo?.x)
	},
)

for (const path of [pages.week.en, pages.week.de, pages.week.pt]) {
	test(
		`the names of plans fit into their buttons on a phone: ${path}`,
		{ tag: '@night' },
		async ({ page }) => {
			await page.setViewportSize(onPhone)
			await open(page, path)
			await page.getByRole('gridcell').getByRole('button').first().click()
			const buttons = page
				.getByRole('heading', { level: 2 })
				.first()
				.locator('xpath=../..')
				.getByRole('button')
			await expect(buttons).toHaveCount(11)
			expect(
				await buttons.evaluateAll((all) =>
					all
						.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
						.map(({ textContent }) => textContent),
				),
			).toEqual([])
		},
	)
}

test(
	'a changed cost changes the forecast and is in the link',
	{ tag: '@night' },
	async ({ page, context }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await openExample(page)
		await page.getByRole('button', { name: 'Party: one more' }).click()
		await expect(evening(page, 'Thursday')).toContainText('17')
		await page.getByRole('button', { name: 'Energy on Monday morning: one less' }).click()
		await page.getByRole('button', { name: 'Copy the link' }).last().click()
		await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible()
		const copied = await page.evaluate(() => navigator.clipboard.readText())
		const plan: WeekPlan = { ...examplePlan, start: 87, costs: { party: 21 } }
		expect(new URL(copied).hash).toBe(`#${encodeWeek(plan)}`)
		await expect.poll(() => new URL(page.url()).hash).toBe(new URL(copied).hash)
	},
)

test(
	'while the script has not loaded the page shows a message, and nothing moves when the script arrives',
	{ tag: '@night' },
	async ({ page }) => {
		const release = await hold(page, /\/assets\/.+\.js/)
		await page.goto('/week')
		await waitForFonts(page)
		await page.evaluate(observeShifts)
		await finishAnimations(page)
		const notice = page.getByText('The planner has not loaded.')
		await expect(notice).toBeVisible()
		await expect(notice).toBeInViewport({ ratio: 1 })
		expect(await violations(page)).toEqual([])
		release()
		await expect(page.locator('astro-island')).not.toHaveAttribute('ssr')
		await expect(notice).toBeHidden()
		expect(await page.evaluate(() => performance.getEntriesByName('shift').length)).toBe(0)
	},
)

test(
	'a damaged link shows a message, and the week is kept',
	{ tag: '@night' },
	async ({ page }) => {
		await openExample(page)
		await expect(evening(page, 'Thursday')).toContainText('18')
		await page.evaluate(() => (location.hash = 'w=1zz000'))
		await expect(page.getByRole('alert')).toContainText('This link does not open.')
		await expect(evening(page, 'Thursday')).toContainText('18')
		await page.getByRole('button', { name: 'Continue' }).click()
		await expect(page.getByRole('heading', { name: 'Thursday' })).toBeFocused()
	},
)

test(
	'a week is saved as a picture in three sizes and shared, and prints as a list on one page',
	{ tag: '@night' },
	async ({ page }) => {
		const shares = await recordShares(page)
		await openExample(page)
		for (const [label, size] of [
			['Save for a post', [1080, 1350]],
			['Save as a picture', [1200, 630]],
			['Save for a phone screen', [1080, 1920]],
		] as const)
			await test.step(`the picture is ${size.join(' by ')}`, async () => {
				const download = page.waitForEvent('download')
				await page.getByRole('button', { name: label }).click()
				const file = await download
				expect(file.suggestedFilename()).toBe('my-week.png')
				const png = await file.createReadStream().then(readAll)
				expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(size)
			})
		await test.step('the picture is shared with a URL that does not contain the week', async () => {
			await page.getByRole('button', { name: 'Share', exact: true }).click()
			const url = new URL(pages.week.en, page.url()).href
			const text = 'My week, evening by evening.'
			await expect.poll(shares).toEqual([{ type: 'image/png', text, url }])
		})
		await test.step('the list of a full week prints on one page', async () => {
			const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
			expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
		})
	},
)

for (const { path, text } of [
	{ path: pages.week.de, text: 'Verschiebe den Videoanruf von Donnerstag auf' },
	{ path: pages.week.pt, text: 'Mova a ligação da quinta para a terça à tarde' },
])
	test(
		`${path} opens a linked week in the language of the page`,
		{ tag: '@night' },
		async ({ page }) => {
			await page.setViewportSize(onPhone)
			await openExample(page, path)
			await expect(page.getByText(text)).toBeVisible()
			expect(await isTooWide(page)).toBe(false)
			expect(await violations(page)).toEqual([])
		},
	)

test('the tool reports its opening and its use, once each, and nothing about the week', async ({
	page,
}) => {
	await page.addInitScript(() => {
		const told: unknown[][] = []
		Reflect.set(globalThis, 'told', told)
		Reflect.set(globalThis, 'gtag', (...args: unknown[]) => told.push(args))
	})
	await open(page, `/week#${encodeWeek({ ...emptyPlan, start: 60 })}`)
	for (const day of ['Monday', 'Tuesday']) {
		await square(page, new RegExp(`^${day} evening`)).click()
		await page.getByRole('button', { name: 'Dinner', exact: true }).click()
		await page.getByRole('button', { name: 'Done' }).click()
	}
	expect(await page.evaluate<unknown>(() => Reflect.get(globalThis, 'told'))).toEqual([
		['event', 'tool_opened', { tool: 'week' }],
		['event', 'tool_used', { tool: 'week', step: 'planned' }],
	])
	expect(await page.evaluate(waitOfCountsMs)).toBeGreaterThanOrEqual(0)
})

/** The time from the first paint to the first report of the site's own counts. Runs in the page. */
function waitOfCountsMs(): number {
	const [paint] = performance.getEntriesByName('first-paint')
	const reports = performance
		.getEntriesByType('resource')
		.filter(({ name }) => name.endsWith('/api/counts'))
	return (reports[0]?.startTime ?? -1) - (paint?.startTime ?? 0)
}

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })
	test('an example week and the costs are shown', async ({ page }) => {
		await page.goto('/week')
		await expect(page.getByRole('img', { name: /^An example week/ })).toBeVisible()
		await expect(page.getByRole('heading', { name: /^What we count with/ })).toBeVisible()
		await expect(page.getByRole('grid')).toBeHidden()
	})
})

async function isAbove(upper: Locator, lower: Locator): Promise<boolean> {
	const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()])
	return above !== null && below !== null && above.y + above.height <= below.y
}

async function readAll(stream: NodeJS.ReadableStream): Promise<Buffer> {
	const chunks: Buffer[] = []
	for await (const chunk of stream) chunks.push(Buffer.from(chunk))
	return Buffer.concat(chunks)
}
