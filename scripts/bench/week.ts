// npm run bench:week [-- --runs=5 --speed=640]
// Plans in a full week, every square taken, at the speed of a phone, and prints how long each press took until
// its effect was on the screen, as Event Timing reports it: in steps of 8 ms.
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { days, emptyPlan, parts, type WeekPlan } from '#domain/week/plan.ts'
import { encodeWeek } from '#domain/week/link.ts'
import { startServer } from '#testing/site-server.ts'
import { browserArguments, findBrowser } from '#testing/browser.ts'
import {
	interactions,
	press,
	type Run,
	slowDown,
	summary,
	watchInteractions,
} from './interactions.ts'
import { printTable } from './table.ts'

const { values } = parseArgs({
	options: {
		runs: { type: 'string', default: '5' },
		speed: { type: 'string', default: '640' },
	},
})

/** Kinds whose size and length can be changed. */
const kinds = ['meeting', 'dinner', 'party', 'family', 'presentation', 'call'] as const

/** Long events with many people in every square: no single change is enough, so all pairs are tried. */
const fullWeek: WeekPlan = {
	...emptyPlan,
	events: days.flatMap((day) =>
		parts.map((part, index) => ({
			day,
			part,
			kind: kinds[(day + index * 3) % kinds.length] ?? 'call',
			people: 'many' as const,
			hours: 4 as const,
		})),
	),
}

async function plan(browser: Browser, address: string): Promise<Run> {
	const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
	await page.goto(address)
	await page.waitForLoadState('networkidle')
	const slowdown = await slowDown(page, Number(values.speed))
	const button = (name: RegExp) => page.getByRole('button', { name })
	const region = page.getByRole('region', { name: 'Result and changes' })
	await watchInteractions(page)
	for (const day of ['Monday', 'Wednesday', 'Friday']) {
		await press(page, button(new RegExp(`^${day} afternoon`)))
		await press(page, region.getByText('One', { exact: true }))
		await press(page, region.getByText('All day', { exact: true }))
		await press(page, region.getByRole('button', { name: /one more$/ }))
		await press(page, button(/^Shorten$/))
		await press(page, button(/^Move$/))
		await press(page, button(/^Move it here. Sunday evening/))
		await press(page, button(/^Done$/))
		await press(page, button(/^(?:Make both changes|Move|Shorten|Decline)/))
		await press(page, button(/^Undo$/))
	}
	const found = await interactions(page)
	await page.close()
	return { found, slowdown }
}

const server = await startServer()
const browser = await chromium.launch({
	executablePath: findBrowser() ?? '',
	args: browserArguments,
})
const runs: Run[] = []
for (let turn = 1; turn <= Number(values.runs); turn++)
	runs.push(await plan(browser, `${server.address}/week#${encodeWeek(fullWeek)}`))
printTable([{ events: fullWeek.events.length, ...summary(runs) }])
await browser.close()
await server.stop()
