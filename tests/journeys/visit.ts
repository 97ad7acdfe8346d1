import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test as base, type Locator, type Page } from '@playwright/test'
import type { default as AxeCore, RunOnly } from 'axe-core'

/** Fails when the page reports an error or violates its own policy. */
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
 * Like `test`, but with one browser context per worker, which saves a third of a test's start. Playwright clears the
 * context between tests (cookies, storage, routes, scripts). Only for tests that neither grant permissions, which
 * remain granted, nor check the storage of a first visit, nor install a clock, whose scripts would run in the pages of
 * later tests.
 */
export const testInSharedContext = test.extend({
	reuseContext: [true, { scope: 'worker' }],
	page: async ({ page }, use) => {
		Object.defineProperty(page, 'clock', { configurable: true, get: refuseClock })
		await use(page)
	},
})

export { expect } from '@playwright/test'

function refuseClock(): never {
	throw new Error('A clock outlives a shared context: use `test`')
}

/** Waits until the page is laid out in its web font and painted. */
export async function waitForFonts(page: Page): Promise<void> {
	await expect(page.locator('[data-fonts]')).toHaveCount(0)
	// Waits for two frames, because layout shifts caused by the font are reported with the next frame.
	await page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
	)
}

/** Waits until the page has reported its view to the site's own counts. Call it before opening the page. */
export async function viewReport(page: Page): Promise<void> {
	await eventReport(page, 'page_view')
}

/** Waits until the page has reported an event to the site's own counts. Call it before the event. */
export async function eventReport(page: Page, event: string): Promise<void> {
	await page.waitForRequest(
		(request) =>
			request.url().endsWith('/api/counts') &&
			request.postData()?.includes(JSON.stringify(event)) === true,
	)
}

/** Holds back requests to an address until the returned function is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
	const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
	await page.route(address, async (route) => {
		await isReleased
		await route.fallback()
	})
	return release
}

/** Waits only for the first paint, because a slow page has no load event while a font is held back. */
export async function gotoPainted(page: Page, path: string): Promise<void> {
	await page.goto(path, { waitUntil: 'domcontentloaded' })
	await page.waitForFunction(
		() => performance.getEntriesByName('first-contentful-paint').length > 0,
	)
}

/** Ends animations, such as the delay before a page says that its script has not loaded. */
export async function finishAnimations(page: Page): Promise<void> {
	await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
}

/** Runs in the page: marks every layout shift not caused by input. */
export function observeShifts(): void {
	new PerformanceObserver((shifts) => {
		for (const shift of shifts.getEntries())
			if (!('hadRecentInput' in shift && shift.hadRecentInput)) performance.mark('shift')
	}).observe({ type: 'layout-shift' })
}

/** Defined only in a page that has run `axeSource`. */
declare const axe: typeof AxeCore

/** Minified, because each checked page compiles it. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The axe rules for each theme: in the dark one, only rules about colour. */
export const themes = [
	['light', ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], 'tag'],
	['dark', ['color-contrast', 'link-in-text-block'], 'rule'],
] as const satisfies readonly (readonly ['light' | 'dark', RunOnly['values'], RunOnly['type']])[]

/**
 * The themes in which a page is checked by default: both at night, only the light one by day. pages.spec.ts always
 * checks both.
 */
const dailyThemes = process.env['ALL_PAGES'] === undefined ? themes.slice(0, 1) : themes

/** The axe violations of WCAG 2.2 AA and good practice, one line each. */
export async function violations(
	page: Page,
	within = 'html',
	shown: readonly (typeof themes)[number][] = dailyThemes,
): Promise<string[]> {
	await waitForFonts(page)
	// Injects axe once per document; @axe-core/playwright would inject it for each run and open an extra page.
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
	const found: string[] = []
	for (const [colorScheme, values, type] of shown) {
		await page.emulateMedia({ colorScheme })
		const options = {
			runOnly: { type, values: [...values] },
			// An experimental rule of axe for WCAG 2.5.3, which matters to users of speech input.
			rules: { 'label-content-name-mismatch': { enabled: true } },
			resultTypes: ['violations' as const],
		}
		// Filtered in the page: sending all results of axe would take longer than the check.
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

/**
 * Fields whose accessible name omits their label. axe checks this only for elements with inner text. Runs in the page.
 */
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

export async function expectFirstScreen(
	page: Page,
	{
		action,
		terms,
		devices,
	}: {
		readonly action: { readonly label: string }
		readonly terms: string
		readonly devices: string
	},
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

export function linesOf(text: Locator): Promise<number> {
	return text.evaluate((element) => {
		const range = document.createRange()
		range.selectNodeContents(element)
		return new Set([...range.getClientRects()].map(({ top }) => top)).size
	})
}

export async function isTooWide(page: Page): Promise<boolean> {
	await waitForFonts(page)
	return page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
}

type Shared = {
	readonly type: string | undefined
	readonly text: string | undefined
	readonly url: string | undefined
}

/** Gives the page a share sheet that the visitor closes, and returns a function that reads the shared data. */
export async function recordShares(page: Page): Promise<() => Promise<readonly Shared[]>> {
	await page.addInitScript(() => {
		const shared: object[] = []
		Object.assign(navigator, {
			canShare: () => true,
			share: ({ files, text, url }: ShareData) => {
				shared.push({ type: files?.[0]?.type, text, url })
				return Promise.reject(new DOMException('closed', 'AbortError'))
			},
		})
		Reflect.set(globalThis, 'shared', shared)
	})
	return () => page.evaluate<readonly Shared[]>(() => Reflect.get(globalThis, 'shared'))
}
