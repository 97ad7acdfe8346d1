import type { Page, Request } from '@playwright/test'
import { answerAll, open, quizzes, seeQuestion, seeResult, start } from '#testing/quiz.ts'
import { expect, test } from './visit.ts'

const counts = '/api/counts'

for (const {
	path,
	total,
	allA,
	events: [started, completed],
} of quizzes) {
	test(`${path} keeps the answers in the page and nowhere else`, async ({ page, context }) => {
		await open(page, path)
		await page.waitForLoadState('networkidle')
		const requests: Request[] = []
		page.on('request', (request) => requests.push(request))
		await start(page)
		await answerAll(page, 'a'.repeat(total))
		await seeResult(page, allA)
		await page.getByRole('radio', { name: 'Tall' }).check()
		// The counts say that the test was begun and finished, without an answer or the result.
		expect(requests.map((request) => new URL(request.url()).pathname)).toEqual([counts, counts])
		expect(requests.map((request): unknown => request.postDataJSON())).toEqual(
			[started, completed].map((event) => ({
				event,
				path,
				source: '',
				campaign: '',
				locale: 'en',
			})),
		)
		expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
		expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
		expect(await context.cookies()).toEqual([])
		expect(new URL(page.url()).href).toBe(new URL(path, page.url()).href)
		const left = await page.evaluate<object>(() => history.state)
		expect(Object.keys(left).toSorted()).toEqual(['step', 'visit'])
	})
}

test('the introvert test reports its start, its end and its call, once each', async ({ page }) => {
	await page.addInitScript(collectEvents)
	await open(page, '/introvert-test')
	await start(page)
	await answerAll(page, 'bbbbbbbbbccc')
	await seeResult(page, 'Social Introvert')
	await page.goBack()
	await seeQuestion(page, 12, 12)
	await page.keyboard.press('c')
	await seeResult(page, 'Social Introvert')
	await page.getByRole('link', { name: 'See what your evenings cost' }).dispatchEvent('click')
	expect(await events(page)).toEqual([
		['event', 'introvert_test_started'],
		['event', 'introvert_test_completed', { total_score: 15, introvert_type: 'Social Introvert' }],
		['event', 'cta_clicked_introvert_test', { introvert_type: 'Social Introvert' }],
	])
})

test('the MBTI test reports its start and its end, once each', async ({ page }) => {
	await page.addInitScript(collectEvents)
	await open(page, '/mbti-test')
	await start(page)
	await answerAll(page, 'a'.repeat(24))
	await seeResult(page, 'ESTJ')
	expect(await events(page)).toEqual([
		['event', 'mbti_test_started'],
		[
			'event',
			'mbti_test_completed',
			{ total_questions: 24, result_type: 'ESTJ', energy_profile: 'Social Dynamo' },
		],
	])
})

test('a second run is a second start', async ({ page }) => {
	await page.addInitScript(collectEvents)
	await open(page, '/introvert-test')
	await start(page)
	await seeQuestion(page, 1, 12)
	await page.goBack()
	await start(page)
	await seeQuestion(page, 1, 12)
	expect(await events(page)).toHaveLength(2)
})

test('an analytics global that comes late hears the end', async ({ page }) => {
	await open(page, '/introvert-test')
	await start(page)
	await seeQuestion(page, 1, 12)
	await page.evaluate(collectEvents)
	await answerAll(page, 'a'.repeat(12))
	await seeResult(page, 'Social Introvert')
	expect((await events(page)).map(([, name]) => name)).toEqual(['introvert_test_completed'])
})

test('an analytics global that throws does not disturb the test', async ({ page }) => {
	await page.addInitScript(() => {
		Reflect.set(globalThis, 'gtag', () => {
			throw new Error('blocked')
		})
	})
	await open(page, '/introvert-test')
	await start(page)
	await answerAll(page, 'a'.repeat(12))
	await seeResult(page, 'Social Introvert')
})

test.describe('when the script fails', () => {
	test.use({ expectedErrors: [/broken on purpose/] })
	for (const { path } of quizzes)
		test(`${path} says so and shows the way home`, async ({ page }) => {
			await open(page, path)
			await page.evaluate(() => {
				globalThis.scrollTo = () => {
					throw new Error('broken on purpose')
				}
			})
			await start(page)
			await expect(
				page.getByRole('heading', { name: 'Unexpected Application Error!' }),
			).toBeVisible()
			await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
		})
})

/** Puts an analytics global into the page that writes down what it is told. */
function collectEvents(): void {
	const told: unknown[][] = []
	Reflect.set(globalThis, 'told', told)
	Reflect.set(globalThis, 'gtag', (...args: unknown[]) => told.push(args))
}

function events(page: Page): Promise<unknown[][]> {
	return page.evaluate<unknown[][]>(() => Reflect.get(globalThis, 'told'))
}
