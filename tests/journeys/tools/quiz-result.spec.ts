import type { Locator, Page } from '@playwright/test'
import { answerAll, open, option, quizzes, seeQuestion, seeResult, start } from '#testing/quiz.ts'
import { seeLargeText } from '../large-text.ts'
import { expect, testInSharedContext as test, violations } from '../visit.ts'

for (const { path, total, allD } of quizzes) {
	// The MBTI test, which has the longer result, is checked by day, and the introvert test at night.
	const tag = path === '/mbti-test' ? [] : '@night'
	const title = `axe finds nothing on ${path} from the first question to the result, and large text fits`
	test(title, { tag }, async ({ page }) => {
		await open(page, path)
		await start(page)
		await page.keyboard.press('b')
		await seeQuestion(page, 2, total)
		expect(await violations(page)).toEqual([])
		await seeLargeText(page)
		await page.goBack()
		await seeQuestion(page, 1, total)
		expect(await violations(page)).toEqual([])
		await page.emulateMedia({ forcedColors: 'active' })
		const [chosen, other] = await Promise.all(['B', 'C'].map((each) => groundOf(page, each)))
		expect(chosen).not.toBe(other)
		await page.emulateMedia({ forcedColors: null })
		await answerAll(page, 'd'.repeat(total))
		await seeResult(page, allD)
		await page.getByText('How we got there').click()
		expect(await violations(page)).toEqual([])
		await seeLargeText(page)
		await page.evaluate(() => (document.documentElement.style.fontSize = ''))
		const lastWords = page.locator('[data-level] p:has(> b + span)')
		for (const level of ['20', '40', '60']) {
			await page.locator('[data-level]').evaluate((card, to) => (card.dataset['level'] = to), level)
			for (const width of [721, 768, 901, 1201]) {
				await page.setViewportSize({ width, height: 1024 })
				expect(await overflow(lastWords), `level ${level}, ${width} px`).toBeLessThan(0)
			}
		}
	})
}

/** By how many pixels the words of a result card are wider than its window. */
function overflow(words: Locator): Promise<number> {
	return words.evaluate((element) => {
		const range = document.createRange()
		range.selectNodeContents(element)
		const pane = element.parentElement?.parentElement?.getBoundingClientRect()
		return range.getBoundingClientRect().right - (pane?.right ?? 0)
	})
}

test(
	'a result that is a close call says so, and its link passes the visitor’s campaign to the app without a click ID',
	{ tag: '@night' },
	async ({ page }) => {
		await open(page, '/introvert-test?utm_source=zine&utm_campaign=june&gclid=7')
		await start(page)
		await answerAll(page, 'bbbbbbbbcccc')
		await seeResult(page, 'Classic Introvert')
		await expect(page.getByText('Small, 2-4 hours')).toBeVisible()
		await expect(page.getByText('of 100, battery', { exact: true })).toBeVisible()
		await expect(page.getByText(/ending your life/)).toBeVisible()
		await expect(page.getByText('add up to 16 of 36')).toBeHidden()
		await page.getByText('How we got there').click()
		await expect(page.getByText('add up to 16 of 36')).toBeVisible()
		await expect(page.getByText(/close call.*it would say Social Introvert/)).toBeVisible()
		await expect(page.getByText('1 point', { exact: true })).toHaveCount(8)
		await expect(page.getByText('2 points', { exact: true })).toHaveCount(4)
		const href = await page.locator('main a[href*="/signup?"]').getAttribute('href')
		expect(Object.fromEntries(new URL(href ?? '').searchParams)).toEqual({
			utm_source: 'zine',
			utm_medium: 'link',
			utm_campaign: 'june',
			utm_content: 'introvert-test-result',
		})
	},
)

test.describe('when the texts about the types do not load', () => {
	test.use({ expectedErrors: [/503/] })
	test(
		'the result shows the letters of the type, and a button requests the texts again',
		{ tag: '@night' },
		async ({ page }) => {
			let isAway = true
			await page.route('**/texts/mbtiResults.*.json', (route) =>
				isAway ? route.fulfill({ status: 503 }) : route.continue(),
			)
			await open(page, '/mbti-test')
			await start(page)
			await answerAll(page, 'a'.repeat(24))
			await seeResult(page, 'ESTJ')
			await expect(page.getByText(/did not load/)).toBeVisible()
			isAway = false
			await page.getByRole('button', { name: 'Try again' }).click()
			await expect(page.getByText('The Hall Clock')).toBeVisible()
		},
	)
})

/** The colour behind an option. */
async function groundOf(page: Page, letter: string): Promise<string> {
	return await option(page, letter).evaluate((each) => getComputedStyle(each).backgroundColor)
}
