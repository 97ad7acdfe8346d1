import type { Locator, Page } from '@playwright/test'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { quantile } from './table.ts'

/** One interaction: its delay until the next frame, and its work, in milliseconds. */
export type Interaction = { readonly duration: number; readonly work: number }

/** Interactions of one visit, with the times by which the processor was slowed down for it. */
export type Run = { readonly found: readonly Interaction[]; readonly slowdown: number }

/**
 * Slows the page's processor down to a speed of Lighthouse's benchmark index. The index is taken before each run,
 * because a shared machine may be twice as slow a minute later; 640 is a quarter of a desktop, as Lighthouse slows
 * down, and a good phone.
 */
export async function slowDown(page: Page, speed: number): Promise<number> {
	const session = await page.context().newCDPSession(page)
	const index = await page.evaluate(pageFunctions.computeBenchmarkIndex)
	const slowdown = Math.max(1, index / speed)
	await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
	return slowdown
}

/** As a hand does it: it is there before it presses. Playwright's own click adds listeners of its own. */
export async function press(page: Page, target: Locator): Promise<void> {
	await target.scrollIntoViewIfNeeded()
	const box = await target.boundingBox()
	if (!box) throw new Error(`There is nothing to press: ${String(target)}`)
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
	await page.mouse.down()
	await page.mouse.up()
}

/** Begins to collect what happens on a tap or a key, from the shortest one on. */
export async function watchInteractions(page: Page): Promise<void> {
	await page.evaluate(observe)
}

/** What was collected. Event Timing reports after the frame. */
export async function interactions(page: Page): Promise<Interaction[]> {
	return page.evaluate<Promise<Interaction[]>>(settle)
}

/** The worst interaction of each run, and of these the median: one busy moment of the machine is not the page's. */
export function summary(runs: readonly Run[]) {
	const worst = ({ found }: Run) => Math.max(0, ...found.map(({ duration }) => duration))
	const work = ({ found }: Run) => Math.max(0, ...found.map((each) => each.work))
	const all = runs.flatMap(({ found }) => found.map(({ duration }) => duration))
	return {
		'median ms': quantile(all, 0.5),
		'INP ms': quantile(runs.map(worst), 0.5),
		'INP of the runs ms': runs.map(worst).join(', '),
		'worst script ms': quantile(runs.map(work), 0.5).toFixed(1),
		'slowed down': runs.map(({ slowdown }) => slowdown.toFixed(1)).join(', '),
	}
}

/** Runs in the page. */
function observe(): void {
	const seen: Interaction[] = []
	Reflect.set(globalThis, 'seen', seen)
	const observer = new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const isPick = ['click', 'keydown'].includes(entry.name)
			if (isPick && entry instanceof PerformanceEventTiming)
				seen.push({
					duration: entry.duration,
					work: entry.processingEnd - entry.processingStart,
				})
		}
	})
	// The compiler's own list of options does not have the threshold yet.
	const options: object = { type: 'event', durationThreshold: 16 }
	observer.observe(options)
}

/** Runs in the page. */
async function settle(): Promise<Interaction[]> {
	await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
	return Reflect.get(globalThis, 'seen')
}
