import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, hold, recordShares, test, waitForFonts } from './visit.ts'

test('a fragment leads to its section; a citation links to its source, and the source links back to the text', async ({
	page,
}) => {
	const gap = () =>
		page.locator('#brain').evaluate((part) => {
			const header = getComputedStyle(document.documentElement).scrollPaddingTop
			return part.getBoundingClientRect().top - Number.parseFloat(header)
		})
	for (const width of [390, 1440])
		await test.step(`a fragment leads to its section at ${width} px`, async () => {
			await page.goto('about:blank')
			await page.setViewportSize({ width, height: 800 })
			await page.goto('/social-battery-psychology#brain')
			// Browsers scroll by whole pixels.
			expect(Math.abs((await gap()) - 16)).toBeLessThan(1)
			await waitForFonts(page)
			expect(Math.abs((await gap()) - 16)).toBeLessThan(1)
		})
	await page.getByRole('link', { name: 'Source 6', exact: true }).first().click()
	await expect(page.locator('li#leikas2017')).toBeInViewport()
	await page.locator('li#leikas2017').getByRole('link').last().click()
	await expect(page).toHaveURL(/#tired$/)
})

test(
	'a copy button confirms the copy for two seconds, and keeps its width',
	{ tag: '@night' },
	async ({ page, context }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await page.clock.install()
		const copied = () => page.evaluate(() => navigator.clipboard.readText())
		const spoken = page.getByRole('status').filter({ hasText: 'Copied' })

		await page.goto('/social-battery-quotes')
		await test.step('a quote is copied by keyboard, and the copy is announced', async () => {
			const copy = page.getByRole('button', { name: 'Copy: Emily Dickinson' })
			const button = page.locator('#dickinson [data-copy]:not([data-share])')
			const width = () => button.evaluate(({ clientWidth }) => clientWidth)
			await waitForFonts(page)
			const before = await width()
			await copy.press('Enter')
			await expect(button).toHaveAccessibleName('Copied')
			await expect(spoken).toHaveText('Copied')
			await expect(button).toBeFocused()
			expect(await width()).toBe(before)
			expect(await copied()).toBe(
				'“The soul selects her own society,\nThen shuts the door…” Emily Dickinson',
			)
			await page.clock.fastForward(2000)
			await expect(copy).toBeVisible()
			await expect(spoken).toHaveCount(0)
		})
		await test.step('without a share sheet, sharing copies a link to the quote', async () => {
			await page.getByRole('button', { name: 'Share: Seneca' }).click()
			await expect(page.locator('#seneca [data-share]')).toHaveAccessibleName('Copied')
			expect(await copied()).toMatch(/Seneca\nhttp.*\/social-battery-quotes#seneca$/)
		})
		await test.step('a caption is copied without quotation marks', async () => {
			await page.getByRole('button', { name: 'Copy: Quiet, not upset.' }).click()
			await expect(spoken.last()).toHaveText('Copied')
			expect(await copied()).toBe('Quiet, not upset.')
		})

		await page.goto('/social-battery-pin')
		await test.step('a second press of the copy button is confirmed for as long as the first', async () => {
			const button = page.locator('#recharging [data-copy]')
			await button.click()
			await expect(button).toHaveAccessibleName('Copied')
			await page.clock.fastForward(1500)
			await button.click()
			expect(await copied()).toBe('Recharging')
			await page.clock.fastForward(1500)
			await expect(button).toHaveAccessibleName('Copied')
			await page.clock.fastForward(500)
			await expect(button).toHaveAccessibleName('Copy text: Recharging')
		})
	},
)

test(
	'where the clipboard is unavailable, the text is selected so that it can be copied by keyboard',
	{ tag: '@night' },
	async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(navigator, 'clipboard', { value: undefined })
		})
		const selected = () => page.evaluate(() => String(getSelection()))
		const refusal = page.getByRole('status').filter({ hasText: 'The words are selected' })
		await page.goto('/social-battery-quotes')
		await page.getByRole('button', { name: 'Copy: Henry' }).click()
		await expect(refusal).toBeVisible()
		expect(await selected()).toContain('companionable as solitude')

		await page.goto('/social-battery-pin')
		await page.getByRole('button', { name: 'Copy text: Recharging' }).press('Enter')
		await expect(refusal).toBeVisible()
		expect(await selected()).toBe('Recharging')
	},
)

test('a pin can be saved, shared and printed', { tag: '@night' }, async ({ page }) => {
	const shares = await recordShares(page)
	await page.goto('/social-battery-pin')
	await test.step('the controls of a pin appear when they get the focus', async () => {
		const copy = page.getByRole('button', { name: 'Copy text: Recharging' })
		await expect(copy.locator('..')).toHaveCSS('opacity', '0')
		await copy.focus()
		await expect(copy.locator('..')).toHaveCSS('opacity', '1')
	})
	await test.step('a pin is saved as a transparent PNG of 360 pixels, and as an SVG file', async () => {
		const png = await savePin(page, 'PNG')
		expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([360, 360])
		// A colour with alpha.
		expect(png[25]).toBe(6)
		expect(String(await savePin(page, 'SVG'))).toMatch(
			/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/,
		)
	})
	await test.step('a pin is saved in three more sizes, and shared', async () => {
		const saved: (readonly number[])[] = []
		for (const size of ['For a post', 'For a link', 'For a story']) {
			await page.getByRole('radio', { name: size }).check()
			const png = await savePin(page, 'PNG')
			saved.push([png.readUInt32BE(16), png.readUInt32BE(20)])
		}
		expect(saved).toEqual([
			[1080, 1350],
			[1200, 630],
			[1080, 1920],
		])
		await page.getByRole('checkbox', { name: 'Share it instead' }).check()
		await page.getByRole('link', { name: 'PNG: Here until ten' }).click()
		const url = new URL('/social-battery-pin', page.url()).href
		await expect.poll(shares).toEqual([{ type: 'image/png', text: 'Here until ten', url }])
	})
	await test.step('the pins print as circles 32 millimetres wide, and the heading of the page is not printed', async () => {
		await page.emulateMedia({ media: 'print' })
		const width = await page
			.locator('#pins li img')
			.first()
			.evaluate((badge) => badge.clientWidth)
		expect(Math.round((width / 96) * 25.4)).toBe(32)
		await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
	})
})

test(
	'a saved pin looks the same before and after the web font is loaded',
	{ tag: '@night' },
	async ({ page }) => {
		const png = async () => {
			await page.goto('/social-battery-pin', { waitUntil: 'domcontentloaded' })
			return savePin(page, 'PNG')
		}
		const withTypeface = await png()
		const arrive = await hold(page, '**/*.woff2')
		expect((await png()).equals(withTypeface)).toBe(true)
		arrive()
	},
)

test(
	'on phones, the path above a heading is as high in the fallback font as in the web font',
	{ tag: '@night' },
	async ({ page }) => {
		const path = page.getByRole('navigation', { name: 'You are here' })
		const height = async () => (await path.boundingBox())?.height ?? 0
		const release = await hold(page, '**/*.woff2')
		await page.setViewportSize({ width: 375, height: 740 })
		await page.goto('/introvert-types/deep', { waitUntil: 'domcontentloaded' })
		const before = await height()
		release()
		await expect.poll(() => page.evaluate(() => document.fonts.check('1em Ysabeau'))).toBe(true)
		expect(before).toBeGreaterThan(20)
		expect(await height()).toBe(before)
	},
)

test(
	'the privacy policy shows its date in the reader’s time zone, and a page read in dark mode is printed in light mode',
	{ tag: '@night' },
	async ({ page }) => {
		await page.clock.setFixedTime(new Date(2031, 4, 6, 12))
		await page.goto('/privacy')
		await expect(page.getByText('Last updated')).toContainText('May 6, 2031')
		await page.getByRole('button', { name: 'Switch between light and dark' }).click()
		const dark = page.locator('html[data-theme="dark"]')
		await expect(dark).toHaveCSS('color-scheme', 'dark')
		await page.emulateMedia({ media: 'print' })
		await expect(dark).toHaveCSS('color-scheme', 'light')
	},
)

test('the first screen of the emergency page gives the first steps, and a crisis line is two taps away', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await page.goto('/low-social-battery')
	for (const line of ['Leave the room.', 'Say one sentence.', 'Turn it down.', 'Sit. Drink water.'])
		await expect(page.getByText(line, { exact: true })).toBeInViewport()
	await page.getByRole('link', { name: 'it is more than that' }).click()
	const line = page.locator('#help').getByRole('link', { name: '988' })
	await expect(line).toBeInViewport()
	await expect(line).toHaveAttribute('href', 'tel:988')
})

test('the emergency page shows one line at a time on black until the visitor taps the last line, makes a choice or presses Escape', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 640 })
	await page.goto('/low-social-battery')
	const open = page.getByRole('button', { name: 'One line at a time' })
	const dark = page.getByRole('dialog', { name: 'One line at a time' })
	await expect(open).toBeInViewport({ ratio: 1 })
	await open.click()
	await expect(dark).toHaveCSS('background-color', 'rgb(0, 0, 0)')
	await expect(dark.getByText('Say one sentence.')).toHaveCSS('font-size', '40px')
	await expect(dark.getByRole('listitem')).toHaveCount(1)
	await page.mouse.click(30, 30)
	await expect(dark.getByText('Leave the room.')).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(dark).toBeHidden()
	await expect(open).toBeFocused()

	const passFive = async () => {
		await page.keyboard.press('Enter')
		for (let line = 1; line < 6; line += 1) await page.keyboard.press('Space')
	}
	await passFive()
	await dark.getByRole('link', { name: 'I have to stay' }).click()
	await expect(dark).toBeHidden()
	await expect(page.locator('#stay')).toBeInViewport()
	await open.focus()
	await passFive()
	await expect(dark.getByText('Tap anywhere to leave')).toBeVisible()
	await page.mouse.click(180, 100)
	await expect(dark).toBeHidden()
})

for (const path of ['/social-battery-quotes', '/social-battery-pin']) {
	const tag = path === '/social-battery-pin' ? [] : '@night'
	test(`without scripts, ${path} has no copy button`, { tag }, async ({ browser }) => {
		const page = await browser.newPage({ javaScriptEnabled: false })
		await page.goto(path)
		await expect(page.locator('[data-copy]')).not.toHaveCount(0)
		await expect(page.locator('[data-copy]:visible')).toHaveCount(0)
		await page.close()
	})
}

test('without scripts, the emergency page has its six lines and no button', async ({ browser }) => {
	const page = await browser.newPage({ javaScriptEnabled: false })
	await page.goto('/low-social-battery')
	await expect(page.getByText('Do nothing.', { exact: true })).toBeVisible()
	await expect(page.getByText('One line at a time')).toBeHidden()
	await page.close()
})

test(
	'a quote is saved as a picture in three sizes, as PNG and as SVG, and shared',
	{ tag: '@night' },
	async ({ page }) => {
		const shares = await recordShares(page)
		await page.goto('/social-battery-quotes')
		const quote = page.locator('#seneca')
		await quote.getByRole('button', { name: 'Share: Seneca' }).click()
		const url = new URL('/social-battery-quotes#seneca', page.url()).href
		const text = expect.stringMatching(/” Seneca$/)
		await expect.poll(shares).toEqual([{ type: 'image/png', text, url }])
		await quote.locator('summary').click()
		const save = async (name: string) => {
			const link = quote.getByRole('link', { name })
			const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
			return readFileSync(await download.path())
		}
		for (const [name, ...size] of [
			['PNG: For a post', 1080, 1350],
			['PNG: For a link', 1200, 630],
			['PNG: For a story', 1080, 1920],
		] as const) {
			const png = await save(name)
			expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(size)
		}
		expect(String(await save('SVG: For a post'))).toContain('settled mind')
	},
)

test(
	'a misattributed quote shows its real author when it is opened',
	{ tag: '@night' },
	async ({ page }) => {
		await page.goto('/social-battery-quotes')
		const sill = page.locator('#fakes details').first()
		await expect(sill.getByText('Oscar Wilde', { exact: true })).toBeVisible()
		await expect(sill.getByText('Olivia Wilde, 2011')).toBeHidden()
		await sill.locator('summary').press('Enter')
		await expect(sill.getByText('Olivia Wilde, 2011')).toBeVisible()
		await expect(sill.getByText('Oscar Wilde', { exact: true })).toBeHidden()
	},
)

/** Saves the pin “Here until ten” and returns the file. */
async function savePin(page: Page, kind: 'PNG' | 'SVG'): Promise<Buffer> {
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: `${kind}: Here until ten` }).click(),
	])
	expect(download.suggestedFilename()).toBe(`until-ten.${kind.toLowerCase()}`)
	return readFileSync(await download.path())
}
