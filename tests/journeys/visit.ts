import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test as base, type Page } from '@playwright/test'
import type { default as AxeCore, RunOnly } from 'axe-core'
import type { Hero } from '#words/schemas/landing.ts'

/** A test fails when its page reports an error or meets its own policy. */
export const test = base.extend<{ expectedErrors: RegExp[] }>({
	expectedErrors: [[], { option: true }],
	page: async ({ page, expectedErrors }, use) => {
		const errors: string[] = []
		page.on('console', (message) => {
			if (message.type() === 'error') errors.push(message.text())
		})
		page.on('pageerror', (error) => errors.push(String(error)))
		await use(page)
		const unexpected = errors.filter((text) => expectedErrors.every((known) => !known.test(text)))
		expect(unexpected).toEqual([])
	},
})

/**
 * As `test`, with one browser context per worker, which Playwright empties between tests (cookies, storage, routes,
 * scripts): a third of the start of a test is saved. Only for tests that neither grant permissions, which stay granted,
 * nor look at what a first visit stores.
 */
export const testInSharedContext = test.extend({ reuseContext: [true, { scope: 'worker' }] })

export { expect } from '@playwright/test'

/** Waits until the page is laid out in its typeface and painted. */
export async function waitForFonts(page: Page): Promise<void> {
	await expect(page.locator('[data-fonts]')).toHaveCount(0)
	// The shifts that the typeface causes are reported with the next frame.
	await page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
	)
}

/** Waits until the page has reported its view to the site's own counts. Called before the page is opened. */
export async function viewReport(page: Page): Promise<void> {
	await eventReport(page, 'page_view')
}

/** Waits until the page has reported an event to the site's own counts. Called before it happens. */
export async function eventReport(page: Page, event: string): Promise<void> {
	await page.waitForRequest(
		(request) =>
			request.url().endsWith('/api/counts') &&
			request.postData()?.includes(JSON.stringify(event)) === true,
	)
}

/** Holds back what is asked for at an address, until the function that it gives is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
	const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
	await page.route(address, async (route) => {
		await isReleased
		await route.fallback()
	})
	return release
}

/** Runs in the page: marks every shift of the layout that no input has caused. */
export function observeShifts(): void {
	new PerformanceObserver((shifts) => {
		for (const shift of shifts.getEntries())
			if (!('hadRecentInput' in shift && shift.hadRecentInput)) performance.mark('shift')
	}).observe({ type: 'layout-shift' })
}

/** In a page that has run `axeSource`. */
declare const axe: typeof AxeCore

/** Minified, because each page that is checked compiles it. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe looks for in each theme: of the dark one only what colours can change. */
const themes = [
	['light', ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], 'tag'],
	['dark', ['color-contrast', 'link-in-text-block'], 'rule'],
] as const satisfies readonly (readonly ['light' | 'dark', RunOnly['values'], RunOnly['type']])[]

/** What axe finds against WCAG 2.2 AA and good practice in either theme, as one line each. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
	await waitForFonts(page)
	// Once per document; @axe-core/playwright would inject it for each run and open a page beside it.
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
	const found: string[] = []
	for (const [colorScheme, values, type] of themes) {
		await page.emulateMedia({ colorScheme })
		const options = {
			runOnly: { type, values: [...values] },
			// Of axe's experimental rules: WCAG 2.5.3, for whoever operates a page by saying what they see.
			rules: { 'label-content-name-mismatch': { enabled: true } },
			resultTypes: ['violations' as const],
		}
		// Read in the page: everything that axe has looked at would take longer to send than to find.
		const lines = await page.evaluate(
			async ([selector, given]) => {
				const { violations: broken } = await axe.run(selector, given)
				return broken.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
			},
			[within, options] as const,
		)
		found.push(...lines.map((line) => `${colorScheme}, ${line}`))
	}
	await page.emulateMedia({ colorScheme: null })
	return [...found, ...(await page.evaluate(renamedFields, within))]
}

/** Fields with a name that leaves out their label; axe compares the names of what has its words inside. Runs in the page. */
function renamedFields(within: string): string[] {
	const fields = document.querySelectorAll<HTMLInputElement>(
		`:is(${within}) :is(input, select, textarea)[aria-label]`,
	)
	return [...fields].flatMap((field) =>
		[...(field.labels ?? [])]
			.filter((label) => {
				const [name = '', beside = ''] = [field.ariaLabel ?? '', label.innerText].map((text) =>
					text
						.toLowerCase()
						.replace(/[^\p{L}\d]+/gu, ' ')
						.trim(),
				)
				return !name.includes(beside)
			})
			.map((label) => `label-in-name: ${label.outerHTML}`),
	)
}

/** Expects button, price and devices on the first screen of a phone and of a computer. */
export async function expectFirstScreen(
	page: Page,
	{ action, terms, devices }: Pick<Hero, 'action' | 'terms' | 'devices'>,
): Promise<void> {
	await waitForFonts(page)
	const call = page.getByRole('link', { name: action.label }).first()
	for (const size of [
		{ width: 360, height: 740 },
		{ width: 1440, height: 900 },
	]) {
		await page.setViewportSize(size)
		for (const part of [call, page.getByText(terms).first(), page.getByText(devices)])
			await expect(part).toBeInViewport({ ratio: 1 })
	}
}

/** Whether the page can be scrolled sideways, which it never should. */
export async function isTooWide(page: Page): Promise<boolean> {
	await waitForFonts(page)
	return page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
}
