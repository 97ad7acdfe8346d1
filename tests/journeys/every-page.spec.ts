import { pages } from '#testing/built-pages.ts'
import { cutWords } from './cut-words.ts'
import { paleWords } from './pale-words.ts'
import { expect, isTooWide, test } from './visit.ts'

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/404|401/] })

for (const { path } of pages)
	test(`${path} fits at a text size of 200 percent, and prints dark words from the dark theme`, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
		await page.goto(path)
		await page.evaluate(() => {
			document.documentElement.style.fontSize = '32px'
			for (const details of document.querySelectorAll('details')) details.open = true
		})
		expect(await isTooWide(page)).toBe(false)
		expect(await page.evaluate(cutWords)).toEqual([])

		await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
		await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
		expect(await page.evaluate(paleWords), 'the system is dark').toEqual([])
		await page.emulateMedia({ media: 'print', colorScheme: 'light' })
		await page.evaluate(() => {
			document.documentElement.dataset['theme'] = 'dark'
		})
		await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
		expect(await page.evaluate(paleWords), 'the dark theme is chosen').toEqual([])
	})
