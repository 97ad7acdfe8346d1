import type { Page, Request } from '@playwright/test'
import { answerAll, open, quizzes, seeQuestion, seeResult, start } from '#testing/quiz.ts'
import { expect, test, viewReport } from '../visit.ts'

const counts = '/api/counts'

/**
 * For each quiz: the answers given, the resulting type, the buttons of the result, and the values sent to an analytics
 * global.
 */
const runs = {
	'/introvert-test': {
		letters: 'bbbbbbbbbccc',
		type: 'Social Introvert',
		calls: ['See what your evenings take'],
		told: [
			['event', 'introvert_test_started'],
			[
				'event',
				'introvert_test_completed',
				{ total_score: 15, introvert_type: 'Social Introvert' },
			],
			['event', 'cta_clicked_introvert_test', { introvert_type: 'Social Introvert' }],
		],
	},
	'/mbti-test': {
		letters: 'a'.repeat(24),
		type: 'ESTJ',
		calls: [],
		told: [
			['event', 'mbti_test_started'],
			[
				'event',
				'mbti_test_completed',
				{ total_questions: 24, result_type: 'ESTJ', energy_profile: 'Social Dynamo' },
			],
		],
	},
} as const

/**
 * One island runs both quizzes. The MBTI test, the only one that loads words about its result, is checked by day, and
 * the introvert test at night.
 */
const tagOf = (path: string) => (path === '/mbti-test' ? [] : '@night')

for (const { path, total, events } of quizzes) {
	const title = `${path} sends no answer, and reports its start and its end once each`
	test(title, { tag: tagOf(path) }, async ({ page, context }) => {
		const { letters, type, calls, told } = runs[path]
		await page.addInitScript(collectEvents)
		const viewed = viewReport(page)
		await open(page, path)
		await viewed
		await page.waitForLoadState('networkidle')
		const requests: Request[] = []
		page.on('request', (request) => requests.push(request))
		await start(page)
		await answerAll(page, letters)
		await seeResult(page, type)
		await page.getByRole('button', { name: 'More' }).click()
		await page.getByRole('radio', { name: 'Tall' }).check()
		// The counts report the start and the end of the test, without an answer or the result.
		expect(requests.map((request) => new URL(request.url()).pathname)).toEqual([counts, counts])
		expect(requests.map((request): unknown => request.postDataJSON())).toEqual(
			events.map((event) => ({ event, path, source: '', campaign: '', locale: 'en' })),
		)
		expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
		expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
		expect(await context.cookies()).toEqual([])
		expect(new URL(page.url()).href).toBe(new URL(path, page.url()).href)
		const left = await page.evaluate<object>(() => history.state)
		expect(Object.keys(left).toSorted()).toEqual(['step', 'visit'])

		await page.goBack()
		await seeQuestion(page, total, total)
		await page.keyboard.press(letters.at(-1) ?? '')
		await seeResult(page, type)
		for (const name of calls) await page.getByRole('link', { name }).dispatchEvent('click')
		expect(await toldTo(page)).toEqual(told)
	})
}

/**
 * The links in the results after the answer D to every question: first that of the introvert test, then those of the
 * MBTI test. Their fragments reach no server.
 */
const toTypes = ['/introvert-types#deep', '/mbti#infp', '/energy-profiles#selective-socializer']

for (const { path, total, allD } of quizzes) {
	const title = `${path} passes its result to the page of all types in a fragment only`
	test(title, { tag: tagOf(path) }, async ({ page }) => {
		await open(page, path)
		await start(page)
		await answerAll(page, 'd'.repeat(total))
		await seeResult(page, allD)
		const onward = path === '/introvert-test' ? '/week' : '/introvert-test'
		await expect(page.locator(`main a[href^="${onward}"]`).first()).toHaveAttribute('href', onward)
		const anchored = page.locator('main a[href*="#"]:not([data-inbox])')
		const hrefs = await anchored.evaluateAll((all) => all.map((each) => each.getAttribute('href')))
		expect(hrefs).toEqual(path === '/introvert-test' ? toTypes.slice(0, 1) : toTypes.slice(1))
		const asked: string[] = []
		page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
		await anchored.first().click()
		await expect(page.locator('li:target h3')).toBeInViewport()
		expect(asked.join('\n')).not.toMatch(/\b(?:deep|infp|selective-socializer)\b/i)
	})
}

test('starting a quiz again is reported as a second start', { tag: '@night' }, async ({ page }) => {
	await page.addInitScript(collectEvents)
	await open(page, '/introvert-test')
	await start(page)
	await seeQuestion(page, 1, 12)
	await page.goBack()
	await start(page)
	await seeQuestion(page, 1, 12)
	expect(await toldTo(page)).toHaveLength(2)
})

test(
	'an analytics global that is defined late and throws receives the final event, and the quiz continues',
	{ tag: '@night' },
	async ({ page }) => {
		await open(page, '/introvert-test')
		await start(page)
		await seeQuestion(page, 1, 12)
		await page.evaluate(collectEvents)
		await page.evaluate(() => {
			const collect: unknown = Reflect.get(globalThis, 'gtag')
			Reflect.set(globalThis, 'gtag', (...args: unknown[]) => {
				if (typeof collect === 'function') collect(...args)
				throw new Error('blocked')
			})
		})
		await answerAll(page, 'a'.repeat(12))
		await seeResult(page, 'Social Introvert')
		expect((await toldTo(page)).map(([, name]) => name)).toEqual(['introvert_test_completed'])
	},
)

test.describe('when the script fails', () => {
	test.use({ expectedErrors: [/broken on purpose/] })
	for (const { path } of quizzes)
		test(`${path} shows a message, reports the failure without answers or the text of the error, starts over and links home`, async ({
			page,
		}) => {
			const reports = page.waitForRequest(
				(request) => request.postData()?.includes('"island_failed"') === true,
			)
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
			await expect(page.getByText('the test starts over')).toBeVisible()
			await page.getByRole('button', { name: 'Try again' }).click()
			await expect(page.getByRole('button', { name: /Start/ })).toBeVisible()
			const report: unknown = (await reports).postDataJSON()
			expect(report).toEqual({
				event: 'island_failed',
				path,
				source: '',
				campaign: '',
				locale: 'en',
			})
		})
})

/** Adds to the page an analytics global that records its calls. */
function collectEvents(): void {
	const told: unknown[][] = []
	Reflect.set(globalThis, 'told', told)
	Reflect.set(globalThis, 'gtag', (...args: unknown[]) => told.push(args))
}

function toldTo(page: Page): Promise<unknown[][]> {
	return page.evaluate<unknown[][]>(() => Reflect.get(globalThis, 'told'))
}
