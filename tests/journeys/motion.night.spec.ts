import type { Page } from '@playwright/test'
import { answerAll, open, quizzes, seeResult, start } from '#testing/quiz.ts'
import { expect, testInSharedContext as test } from './visit.ts'

/** Moments at which the moving page is checked, in milliseconds from the start of the animations. */
const moments = [0, 100, 300, 600, 900, 1200, 1500]

/** Time until all motion has ended, in milliseconds. */
const restMs = 1600

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// Animations pause at their first frame, so that the test controls the moment on the screen.
test.beforeEach(async ({ page }) => {
	await page.addInitScript(() => {
		const sheet = new CSSStyleSheet()
		sheet.replaceSync('*, ::before, ::after { animation-play-state: paused !important }')
		document.adoptedStyleSheets = [sheet]
	})
})

test('while the landing page opens, its drawings stay inside the window frames and cover no words', async ({
	page,
}) => {
	await page.goto('/', { waitUntil: 'networkidle' })
	await expectQuietOpening(page)
})

for (const { path, total, allA } of quizzes)
	test(`while the result of ${path} opens, its drawing stays inside the window frame and covers no words`, async ({
		page,
	}) => {
		await open(page, path)
		await page.waitForLoadState('networkidle')
		await start(page)
		await answerAll(page, 'a'.repeat(total))
		await seeResult(page, allA)
		await expectQuietOpening(page)
	})

async function expectQuietOpening(page: Page): Promise<void> {
	let animations = await page.evaluateHandle(timed)
	expect(await animations.evaluate(({ length }) => length)).toBeGreaterThan(0)
	for (const viewport of [
		{ width: 390, height: 844 },
		{ width: 1280, height: 800 },
	]) {
		await page.setViewportSize(viewport)
		await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
		// At another width another drawing may be shown, which then begins to move.
		animations = await page.evaluateHandle(
			([before, begun]) => [...new Set([...before, ...begun])],
			[animations, await page.evaluateHandle(timed)] as const,
		)
		for (const moment of moments) {
			const name = `${moment} ms, ${viewport.width} px wide`
			expect(await animations.evaluate(findCovered, moment), `covered at ${name}`).toEqual([])
			expect(await animations.evaluate(findOutsideFrames), `outside frames at ${name}`).toEqual([])
		}
	}
	for (const end of await animations.evaluate(endTimes)) expect(end).toBeLessThanOrEqual(restMs)
	await animations.evaluate(showMoment, restMs)
	expect((await page.evaluate(timed)).length).toBe(0)
	await expect.poll(() => page.evaluate(countFrameRequests)).toBe(0)
}

/**
 * The animations driven by time and not by the scroll position, except those in the strip of the week, which is hidden
 * until the page scrolls. Runs in the page.
 */
function timed(): Animation[] {
	return document.getAnimations().filter(({ timeline, effect }) => {
		const isInStrip = effect instanceof KeyframeEffect && effect.target?.closest('[data-floating]')
		return timeline instanceof DocumentTimeline && !isInStrip
	})
}

function showMoment(animations: readonly Animation[], moment: number): void {
	for (const animation of animations) animation.currentTime = moment
}

/** The end of each animation, in milliseconds; Infinity for endless repetition. */
function endTimes(animations: readonly Animation[]): number[] {
	return animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime))
}

/**
 * Shows a moment of the animations. At a grid of points on the screen, compares the topmost element with that of the
 * page at rest.
 *
 * @returns the covered words, links and backgrounds outside the moving drawings
 */
function findCovered(animations: readonly Animation[], moment: number): string[] {
	const points: [number, number][] = []
	for (let y = 2; y < innerHeight; y += 16)
		for (let x = 2; x < innerWidth; x += 16) points.push([x, y])
	const hitsAt = (time: number) => {
		for (const animation of animations) animation.currentTime = time
		return points.map(([x, y]) => document.elementFromPoint(x, y))
	}
	const rest = hitsAt(1e6)
	const covered = hitsAt(moment).map((hit, index) => {
		const free = rest[index]
		return hit === free || free?.closest('[data-settle] svg, svg[data-settle]') ? undefined : free
	})
	return [...new Set(covered)].flatMap((element) => element?.outerHTML.slice(0, 80) ?? [])
}

/** The moving parts that extend beyond their drawing by more than a rounding error, clipped or not. */
function findOutsideFrames(animations: readonly Animation[]): string[] {
	return animations.flatMap(({ effect }) => {
		const part = effect instanceof KeyframeEffect && effect.target
		if (!part) return []
		let drawing = part.closest('svg')
		while (drawing?.ownerSVGElement) drawing = drawing.ownerSVGElement
		const frame = drawing?.getBoundingClientRect()
		const { left, top, right, bottom } = part.getBoundingClientRect()
		const isInside =
			frame &&
			left >= frame.left - 0.1 &&
			top >= frame.top - 0.1 &&
			right <= frame.right + 0.1 &&
			bottom <= frame.bottom + 0.1
		return isInside ? [] : part.outerHTML.slice(0, 80)
	})
}

/** Number of animation frames requested by the page during three frames. */
async function countFrameRequests(): Promise<number> {
	const request = window.requestAnimationFrame
	let requests = 0
	window.requestAnimationFrame = (callback) => {
		requests++
		return request.call(window, callback)
	}
	for (let frame = 0; frame < 3; frame++) await new Promise((done) => request.call(window, done))
	window.requestAnimationFrame = request
	return requests
}
