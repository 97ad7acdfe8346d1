import type { Page } from '@playwright/test'
import { open, option, quizzes, seeQuestion, seeResult, start } from '#testing/quiz.ts'
import {
	expect,
	finishAnimations,
	hold,
	isTooWide,
	testInSharedContext as test,
	violations,
} from '../visit.ts'

for (const [index, { path, total, allA }] of quizzes.entries()) {
	// One island runs both tests.
	test.describe(path, { tag: index === 0 ? [] : '@night' }, () => {
		test('the intro is complete without any script', async ({ browser }) => {
			const context = await browser.newContext({ javaScriptEnabled: false })
			const page = await context.newPage()
			await page.goto(path)
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
			await expect(page.getByRole('button', { name: /Start/ })).toBeHidden()
			await expect(page.getByText(/No signup/)).toBeVisible()
			await expect(page.getByText(/need JavaScript/)).toBeVisible()
			await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
			await context.close()
		})

		test(
			'a quiz is completed by touch, on a narrow phone with reduced motion',
			{ tag: '@night' },
			async ({ browser }) => {
				const context = await browser.newContext({
					viewport: { width: 320, height: 568 },
					hasTouch: true,
					isMobile: true,
					reducedMotion: 'reduce',
				})
				const page = await context.newPage()
				await open(page, path)
				expect(await isTooWide(page)).toBe(false)
				await page.getByRole('button', { name: /Start/ }).tap()
				for (let question = 1; question <= total; question++) {
					await seeQuestion(page, question, total)
					const percent = String(Math.round((100 * question) / total))
					await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', percent)
					await expect(page.getByRole('button', { name: /^[ABCD] / })).toHaveCount(4)
					expect(await isTooWide(page)).toBe(false)
					await option(page, 'A').tap()
				}
				await seeResult(page, allA)
				expect(await isTooWide(page)).toBe(false)
				await context.close()
			},
		)
	})
}

// Both quizzes run in the same island, so checking picks, keys and Back in the shorter quiz covers both.
test.describe('the behaviour of both quizzes', () => {
	const [{ path, total }] = quizzes

	test('Back shows the earlier questions with their answers, then the intro, and then leaves the page; Forward returns to the later questions', async ({
		page,
	}) => {
		await page.goto('/')
		await open(page, path)
		await start(page)
		await answerFirst(page, 'bcd', total)
		await page.goBack()
		await seeQuestion(page, 3, total)
		await expect(option(page, 'D')).toContainText('Your answer so far')
		await page.goBack()
		await seeQuestion(page, 2, total)
		await expect(option(page, 'C')).toContainText('Your answer so far')
		await expect(page.getByText('Your answer so far')).toHaveCount(1)
		await page.goForward()
		await seeQuestion(page, 3, total)
		await page.goForward()
		await seeQuestion(page, 4, total)
		await expect(page.getByText('Your answer so far')).toHaveCount(0)
		expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
		for (let question = 3; question >= 1; question--) {
			await page.goBack()
			await seeQuestion(page, question, total)
		}
		await page.goBack()
		await expect(page.getByRole('button', { name: /Start/ })).toBeVisible()
		await page.goBack()
		await expect(page).toHaveURL('/')
	})

	test(
		'a reload starts the quiz over, even with old history entries',
		{ tag: '@night' },
		async ({ page }) => {
			await open(page, path)
			await start(page)
			await answerFirst(page, 'aaa', total)
			await page.reload()
			await expect(page.getByRole('button', { name: /Start/ })).toBeVisible()
			await page.goBack()
			await expect(page.getByRole('button', { name: /Start/ })).toBeVisible()
			await start(page)
			await seeQuestion(page, 1, total)
			await page.goBack()
			await expect(page.getByRole('button', { name: /Start/ })).toBeVisible()
		},
	)

	test(
		'keys, Back and Forward in any mix never show an impossible question',
		{ tag: '@night' },
		async ({ page }) => {
			await open(page, path)
			await start(page)
			await page.evaluate(watchCounter)
			await page.evaluate(async (rounds) => {
				let isGoingBack = false
				addEventListener('popstate', () => (isGoingBack = false))
				for (let round = 0; round < rounds; round++) {
					for (const key of round % 5 === 0 ? '12d' : '12')
						document
							.querySelector('h1')
							?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
					// Goes back one step at a time, because on a busy machine several steps at once would leave the page.
					if (round % 12 === 0) isGoingBack = false
					if (round % 3 === 0 && !isGoingBack && history.state.step > 2) {
						isGoingBack = true
						history.back()
					}
					if (round % 4 === 0) history.forward()
					await new Promise((resolve) => setTimeout(resolve))
				}
			}, 12 * total)
			const steps = await page.evaluate<number[]>(() => Reflect.get(globalThis, 'steps'))
			expect(Math.max(...steps)).toBeLessThanOrEqual(total)
			const firstSeen = [...new Set(steps)].filter((step) => step > 0)
			expect(firstSeen).toEqual(firstSeen.toSorted((one, other) => one - other))
		},
	)
})

for (const [index, { path, total }] of quizzes.entries()) {
	const tag = index === 0 ? [] : '@night'
	const title = `${path} acknowledges a press before its script is loaded, and starts once it is loaded`
	test(title, { tag }, async ({ page }) => {
		const release = await hold(page, /\/assets\/.*\.js$/)
		await page.goto(path, { waitUntil: 'commit' })
		const notice = page.getByText('The test has not loaded.')
		await expect(notice).toBeHidden()
		await start(page)
		await expect(page.getByText('Loading the test')).toBeVisible()
		await expect(notice).toHaveCSS('animation-delay', '1.5s')
		await finishAnimations(page)
		await expect(notice).toBeVisible()
		await expect(page.getByText('Loading the test')).toBeHidden()
		release()
		await seeQuestion(page, 1, total)
		await page.goBack()
		await expect(page.getByRole('button', { name: /Start/ })).toBeVisible()
		await expect(notice).toBeHidden()
	})
}

test.describe('where the script is blocked', () => {
	test.use({ expectedErrors: [/ERR_BLOCKED_BY_CLIENT|Error hydrating/] })
	test(
		'a quiz says that it has not loaded, and offers to reload',
		{ tag: '@night' },
		async ({ page }) => {
			await page.route(/\/assets\/.*\.js/, (route) => route.abort('blockedbyclient'))
			await page.goto('/introvert-test')
			await start(page)
			await expect(page.getByText('The test has not loaded.')).toBeVisible()
			expect(await violations(page)).toEqual([])
			await page.unroute(/\/assets\/.*\.js/)
			await page.getByRole('link', { name: 'Reload the page' }).click()
			await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
			await start(page)
			await seeQuestion(page, 1, 12)
		},
	)
})

test.describe('where the connection fails for a moment', () => {
	test.use({ expectedErrors: [/ERR_FAILED/] })
	test(
		'a quiz loads a second later, with a single copy of React',
		{ tag: '@night' },
		async ({ page }) => {
			const isReact = /\/assets\/client\..*\.js/
			await page.route(isReact, (route) => route.abort(), { times: 1 })
			const loaded: string[] = []
			page.on('requestfinished', (request) => loaded.push(request.url()))
			await page.goto('/introvert-test')
			await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
			await start(page)
			await seeQuestion(page, 1, 12)
			expect(loaded.filter((url) => isReact.test(url))).toHaveLength(1)
		},
	)
})

/** Answers the first questions, each once it is visible, and waits for the next one. */
async function answerFirst(page: Page, letters: string, total: number): Promise<void> {
	for (const [index, letter] of letters.split('').entries()) {
		await seeQuestion(page, index + 1, total)
		await page.keyboard.press(letter)
	}
	await seeQuestion(page, letters.length + 1, total)
}

/** Records every number the counter shows. Runs in the page. */
function watchCounter(): void {
	const steps: number[] = []
	Reflect.set(globalThis, 'steps', steps)
	const note = () => {
		const bar = document.querySelector('[role=progressbar]')
		steps.push(Number.parseInt(bar?.getAttribute('aria-valuetext') ?? '0', 10))
	}
	note()
	new MutationObserver(note).observe(document.body, {
		childList: true,
		subtree: true,
		attributes: true,
	})
}
