import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import ICAL from 'ical.js'
import { examplePlan } from '#site/week/rules/example-plan.ts'
import { encodeWeek } from '#site/week/rules/link.ts'
import { expect, isTooWide, test, eventReport, violations } from '../visit.ts'

test.use({ timezoneId: 'Europe/Berlin', locale: 'en-GB' })

const example = `/week#${encodeWeek(examplePlan)}`
const calendars = ['google-work', 'google-private', 'yahoo-without-end', 'proton'].map(
	(name) => `testing/calendars/${name}.ics`,
)

const panel = (page: Page) => page.getByRole('region', { name: 'Result and changes' })
const square = (page: Page, name: string | RegExp) => page.getByRole('gridcell').getByLabel(name)
const heading = (page: Page, name: string) => panel(page).getByRole('heading', { name })

/** Opens the page on the Sunday before the week of the example calendars, and waits until the page is interactive. */
async function open(page: Page, path = '/week'): Promise<void> {
	await page.clock.setFixedTime('2026-11-22T15:00:00+01:00')
	await page.goto(path)
	await expect(page.locator('astro-island')).not.toHaveAttribute('ssr')
}

async function choose(page: Page, files: readonly string[]): Promise<void> {
	await page.getByLabel('Import your calendar').setInputFiles([...files])
}

/** Drops a file on the page as a user would, after dragging it over the page. */
async function drop(page: Page, name: string, content: Uint8Array): Promise<void> {
	const transfer = await page.evaluateHandle(
		([fileName, bytes]) => {
			const data = new DataTransfer()
			data.items.add(new File([Uint8Array.from(bytes)], fileName))
			return data
		},
		[name, [...content]] as const,
	)
	await page.dispatchEvent('h1', 'dragover', { dataTransfer: transfer })
	await page.dispatchEvent('h1', 'drop', { dataTransfer: transfer })
}

test(
	'the entries of several calendars are sorted, the visitor is asked about the unknown ones, and no entry leaves the page',
	{ tag: '@night' },
	async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 })
		const reported = Promise.all(
			['page_view', 'tool_opened'].map((event) => eventReport(page, event)),
		)
		await open(page, example)
		await reported
		await page.waitForLoadState('networkidle')
		const requests: string[] = []
		page.on('request', (request) =>
			requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
		)
		await choose(page, calendars)
		await expect(heading(page, '13 of 15 entries sorted')).toBeFocused()
		await expect(panel(page)).toContainText('For 2 the words were not enough.')
		await expect(square(page, /^Tuesday evening: dinner/)).toBeVisible()
		expect(await violations(page)).toEqual([])

		await page.getByRole('button', { name: 'Sort the 2' }).click()
		await expect(heading(page, 'What is this? 1 of 2')).toBeFocused()
		await expect(panel(page)).toContainText('“L.”')
		await expect(panel(page)).toContainText('Wednesday 02:00')
		expect(await isTooWide(page)).toBe(false)
		expect(await violations(page)).toEqual([])
		await page.getByRole('button', { name: 'One friend' }).click()
		await expect(panel(page)).toContainText('“Pick up parcel”')
		await page.getByRole('button', { name: 'Leave it out' }).click()
		await expect(heading(page, 'Saturday')).toBeFocused()
		await expect(square(page, /^Wednesday morning: meeting and one friend/)).toBeVisible()

		// The only requests are for the scripts and texts of the calendar reader, and the report that the tool was used,
		// which contains no data of the week. Chromium requests the icon again when axe checks the dark theme.
		const step = { event: 'tool_used', path: '/week', source: '', campaign: '', locale: 'en' }
		const { origin } = new URL(page.url())
		const script = new RegExp(
			`^GET ${origin}/(?:assets/[\\w.-]+\\.js|texts/weekCalendar.en.json) $`,
		)
		expect(
			requests.filter((request) => !script.test(request) && !request.endsWith('/icon.svg ')),
		).toEqual([`POST ${origin}/api/counts ${JSON.stringify(step)}`])
		expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
		await expect.poll(() => page.url()).toMatch(/#w=[a-z\d]+$/)
	},
)

test(
	'a .zip is dropped, another week is chosen, and questions are postponed and skipped',
	{ tag: '@night' },
	async ({ page }) => {
		await open(page)
		const names = ['google-work.ics', 'yahoo-without-end.ics']
		const entries = names.map(
			(name) => [name, strToU8(readFileSync(`testing/calendars/${name}`, 'utf8'))] as const,
		)
		await drop(page, 'export.zip', zipSync(Object.fromEntries(entries)))
		await expect(heading(page, '8 of 10 entries sorted')).toBeFocused()
		await page.getByLabel('Which week').selectOption({ label: '30 November – 6 December (5)' })
		await expect(heading(page, '5 of 5 entries sorted')).toBeFocused()
		await expect(square(page, /^Tuesday morning: meeting/)).toBeVisible()
		await page.getByLabel('Which week').selectOption({ label: '23 – 29 November (10)' })
		await expect(square(page, /^Tuesday morning: nothing/)).toBeVisible()

		await page.getByRole('button', { name: 'Sort the 2' }).press('Enter')
		await expect(heading(page, 'What is this? 1 of 2')).toBeFocused()
		await drop(page, 'photo.ics', strToU8('no calendar'))
		await expect(page.getByRole('alert')).toContainText('That is not a calendar file.')
		await page.getByText('How to export one').click()
		expect(await violations(page)).toEqual([])
		await page.getByRole('button', { name: 'Back to the week' }).press('Enter')
		await expect(heading(page, 'What is this? 1 of 2')).toBeFocused()
		await page.keyboard.press('Escape')
		await expect(heading(page, '8 of 10 entries sorted')).toBeFocused()
		await page.getByRole('button', { name: 'Leave them out' }).press('Enter')
		await expect(panel(page)).toContainText('Lowest evening')
		await page.getByRole('button', { name: 'Undo' }).click()
		await expect(square(page, /^Tuesday morning: meeting/)).toBeVisible()
	},
)

test('the saved calendar file has quiet time and a reminder with the link to the week', async ({
	page,
}) => {
	await open(page, example)
	await expect(panel(page)).toContainText('Lowest evening')
	const download = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Calendar file with quiet time' }).click()
	const file = await download
	expect(file.suggestedFilename()).toBe('quiet-week.ics')
	const calendar = new ICAL.Component(ICAL.parse(readFileSync(await file.path(), 'utf8')))
	const events = calendar.getAllSubcomponents('vevent')
	const reminder = events.at(-1)
	expect(events.length).toBeGreaterThan(1)
	expect(reminder?.getFirstPropertyValue('summary')).toBe('Look at next week')
	expect(reminder?.getFirstPropertyValue('dtstart')?.toString()).toBe('2026-11-29T18:00:00')
	expect(reminder?.getFirstPropertyValue('url')).toBe(new URL(example, page.url()).href)
})

function icsOf(...events: readonly string[]): string {
	const blocks = events.map((event) => `BEGIN:VEVENT\r\n${event}\r\nEND:VEVENT\r\n`)
	return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${blocks.join('')}END:VCALENDAR\r\n`
}

const dinner = 'UID:4\r\nSUMMARY:Dinner\r\nDTSTART:20261124T190000\r\nDTEND:20261124T210000'

// In German, which has the longest words.
test('the panel states how much of a calendar is left out', { tag: '@night' }, async ({ page }) => {
	await open(page, '/deutschland/woche')
	const text = icsOf(
		'UID:1\r\nSUMMARY:Alpha',
		'UID:2\r\nSUMMARY:Beta\r\nDTSTART:',
		'UID:3\r\nSUMMARY:Gamma\r\nDTSTART:20261301T090000',
		'UID:5\r\nSUMMARY:Delta\r\nDTSTART:20261101T000000Z\r\nRRULE:FREQ=MINUTELY',
		dinner,
	)
	const files = { 'a.ics': strToU8(text), 'b.ics': strToU8('Subject,Start') }
	await drop(page, 'export.zip', zipSync(files))
	await expect(page.getByText(/^4 Einträge sind nicht lesbar/)).toBeVisible()
	await expect(page.getByText(/^Eine Datei in der \.zip-Datei ist kein Kalender/)).toBeVisible()
	expect(await isTooWide(page)).toBe(false)
	expect(await violations(page)).toEqual([])
})
