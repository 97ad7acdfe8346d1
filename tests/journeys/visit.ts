import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

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

export { expect } from '@playwright/test'

/** Waits until the typeface has reached the last section: none is left out of the page's layout. */
export async function toBeLaidOut(page: Page): Promise<void> {
	await expect(page.locator('[data-unset]')).toHaveCount(0)
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

/** What axe finds against WCAG 2.2 AA and good practice, as one line each. */
export async function violations(page: Page): Promise<string[]> {
	await toBeLaidOut(page)
	const { violations: found } = await new AxeBuilder({ page })
		.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
		.analyze()
	return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}

/** Whether the page can be scrolled sideways, which it never should. */
export async function isTooWide(page: Page): Promise<boolean> {
	await toBeLaidOut(page)
	return page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
}
