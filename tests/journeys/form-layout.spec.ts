import type { Page } from '@playwright/test'
import { answerAll, open, quizzes, seeResult, start } from '#testing/quiz.ts'
import { expect, isTooWide, test, waitForFonts } from './visit.ts'

test.use({ expectedErrors: [/status of 4\d\d/] })

const widths = [320, 360, 768, 1024, 1440]

/** The maximum by which a form may shift the content below it: the height of a line of text. */
const line = 32

const forms = ['/', '/deutschland', '/brasil', '/low-social-battery', ...quizzes.slice(0, 1)]

for (const form of forms) {
	const path = typeof form === 'string' ? form : form.path
	const title = `the form of ${path} keeps its height after a refusal and after a signup, at five widths`
	test(title, { tag: '@night' }, async ({ page }) => {
		const answer = { status: 400, json: {} }
		await page.route('**/api/waitlist', (route) => route.fulfill(answer))
		if (typeof form === 'string') await page.goto(path)
		else {
			await open(page, path)
			await start(page)
			await answerAll(page, 'a'.repeat(form.total))
			await seeResult(page, form.allA)
		}
		if (form === '/') await page.getByText('Tell me when it is ready').click()
		await waitForFonts(page)
		const before = await measured(page)

		await page.locator('[data-lead] [type=email]').fill('ada')
		await page.keyboard.press('Enter')
		await expect(page.locator('#lead-error')).not.toBeEmpty()
		const refused = await measured(page)
		for (const [index, { field, error, button, height }] of refused.entries()) {
			expect(error.top).toBeGreaterThanOrEqual(field.bottom)
			expect(button.top).toBeGreaterThanOrEqual(error.bottom)
			expect([error.left, button.left]).toEqual([field.left, field.left])
			expect(Math.abs(height - (before[index]?.height ?? 0))).toBeLessThan(line)
		}

		const mail = {
			sender: 'no-reply@innervolt.example',
			subject: 'Please confirm your e-mail address',
		}
		Object.assign(answer, {
			status: 202,
			json: { inbox: { name: 'GMX', url: 'https://gmx.net/' }, mail },
		})
		await page.keyboard.press('Enter')
		await expect(page.locator('[data-lead] > [role=status]').first()).toBeFocused()
		for (const [index, { left, success, height }] of (await measured(page)).entries()) {
			expect(success.left).toBe(left)
			expect(Math.abs(height - (before[index]?.height ?? 0))).toBeLessThan(line)
		}
	})
}

for (const language of ['en', 'de', 'pt']) {
	const tag = language === 'de' ? [] : '@night'
	const title = `the form for a link to “Your data with us” shows its fault between field and button, in ${language}`
	test(title, { tag }, async ({ page }) => {
		await page.goto(`/waitlist/data?token=x&lang=${language}`)
		await page.locator('[type=email]').fill('ada')
		await page.keyboard.press('Enter')
		await expect(page.locator('[type=email]')).toHaveAccessibleDescription(/\.$/)
		for (const width of widths) {
			await page.setViewportSize({ width, height: 900 })
			const [field, error, button] = await Promise.all(
				['[type=email]', '#email-error', 'main [type=submit]'].map((selector) =>
					page.locator(selector).boundingBox(),
				),
			)
			expect(error?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0))
			expect(button?.y).toBeGreaterThanOrEqual((error?.y ?? 0) + (error?.height ?? 0))
			expect(await isTooWide(page)).toBe(false)
		}
	})
}

/** Measures a form at every width, and expects no sideways scrolling. */
async function measured(page: Page) {
	const boxes = []
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 })
		expect(await isTooWide(page)).toBe(false)
		boxes.push(
			await page.locator('[data-lead]').evaluate((lead) => {
				const box = (selector: string) => {
					const {
						left = 0,
						top = 0,
						bottom = 0,
					} = lead.querySelector(selector)?.getBoundingClientRect() ?? {}
					return { left, top, bottom }
				}
				const { left, height } = lead.getBoundingClientRect()
				return {
					left,
					height,
					field: box('[type=email]'),
					error: box('#lead-error'),
					button: box('[type=submit]'),
					success: box('form + [role=status]'),
				}
			}),
		)
	}
	return boxes
}
