import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { seeLargeText } from '../large-text.ts'
import { expect, isTooWide, test, violations } from '../visit.ts'

const first = ['Two hours', 'Big tables', 'An evening alone', 'I look at my phone', 'One night']
const second = ['Four hours', 'Calls', 'An evening alone', 'My answers get short', 'One night']
const sentences = { first: '“Shall we go?”', second: '“See you at home.”' }

test('two people complete the tool in new browser profiles; no request contains an answer and nothing is stored', async ({
	browser,
	baseURL,
}) => {
	const [one, other] = await Promise.all([newProfile(), newProfile()])
	await one.page.goto('/two-sheets')
	await begin(one.page, 'Answer the six questions')
	await answer(one.page, [...first, sentences.first], 'Done')
	await seeHeading(one.page, 'Your sheet is ready to send.')
	await seeState(one.page)
	const sent = await copyLink(one.page)
	expect(sent).toMatch(/\/two-sheets#1s[\da-z]{6}$/)

	await other.page.goto(sent)
	await expect(other.page.getByRole('heading', { level: 1 })).toHaveText(
		'Someone has filled in a sheet for you two.',
	)
	await seeState(other.page)
	await begin(other.page, 'Fill in mine')
	await answer(other.page, [...second, sentences.second], 'See our page')
	await seeHeading(other.page, 'Alike in two, different in four.')
	await expect(other.page.getByText('They have not seen this page yet.')).toBeVisible()
	await other.page.getByRole('combobox', { name: 'If we arrive at' }).selectOption('20:00')
	await expect(other.page.getByText('Together at 22:30: half an hour longer')).toBeVisible()
	await seeState(other.page)
	const back = await copyLink(other.page)

	await one.page.goto(back)
	await expect(one.page.getByRole('heading', { level: 1 })).toHaveText(
		'Alike in two, different in four.',
	)
	await expect(one.page.getByText('Together at 22:30: half an hour longer than you')).toBeVisible()
	expect(await linesOf(one.page)).toEqual((await linesOf(other.page)).map(swap))

	const secrets = [
		...first,
		...second,
		...Object.values(sentences),
		sent.slice(-8),
		back.slice(-13),
	]
	for (const { page, context, requests } of [one, other]) {
		expect(requests.filter(({ url }) => !url.startsWith(`${baseURL}/`))).toEqual([])
		expect(requests.filter(({ url }) => /[?#]/.test(url))).toEqual([])
		// The only requests are reports to the counts: of a page view, or of a step; see features/counts/rules/events.ts.
		const bodies = requests.flatMap(({ body }) => body ?? [])
		expect(bodies.filter((body) => secrets.some((secret) => body.includes(secret)))).toEqual([])
		expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
		expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
		expect(await context.cookies()).toEqual([])
		await context.close()
	}

	async function newProfile() {
		const context = await browser.newContext({ ...(baseURL && { baseURL }) })
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		const page = await context.newPage()
		const requests: { url: string; method: string; body: string | null }[] = []
		context.on('request', (request) =>
			requests.push({ url: request.url(), method: request.method(), body: request.postData() }),
		)
		return { context, page, requests }
	}
})

test(
	'the page address, the browser history and a reload keep the choices',
	{ tag: '@night' },
	async ({ page }) => {
		await page.goto('/two-sheets')
		await begin(page, 'Answer the six questions')
		await page.getByRole('button', { name: 'Next' }).click()
		await expect(page.getByText('Choose one answer to go on.')).toBeVisible()
		await answer(page, [...first, sentences.first], 'Done')
		await seeHeading(page, 'Your sheet is ready to send.')
		const address = page.url()

		await page.getByRole('button', { name: 'Change: Fills' }).click()
		await seeHeading(page, 'What fills you up again?')
		await expect(page.getByRole('radio', { name: 'An evening alone' })).toBeChecked()
		await page.getByRole('radio', { name: 'Being outside' }).check()
		await page.getByRole('button', { name: 'Done' }).click()
		await seeHeading(page, 'Your sheet is ready to send.')
		await expect(page.getByText('Being outside').first()).toBeVisible()
		expect(page.url()).not.toBe(address)

		await page.reload()
		await expect(page.getByText('Being outside').first()).toBeVisible()
		await page.goBack()
		await page.goBack()
		await expect(page).toHaveURL(address)
		const heading = page.getByRole('heading', { name: 'Your sheet is ready to send.' })
		await expect(heading).toBeVisible()
		await expect(page.getByText('An evening alone').first()).toBeVisible()

		// The fragment of the skip link names an anchor and not a sheet, so the sheet stays open.
		await page.evaluate(() => (location.hash = 'main'))
		await expect(page).toHaveURL(address)
		await expect(heading).toBeVisible()
	},
)

test(
	'on a phone the button to continue stays on the screen, and a missing answer is reported next to the choices',
	{ tag: '@night' },
	async ({ page }) => {
		for (const height of [640, 740]) {
			await page.setViewportSize({ width: 360, height })
			await page.goto('/two-sheets')
			await begin(page, 'Answer the six questions')
			const next = page.getByRole('button', { name: 'Next' })
			await expect(next).toBeInViewport({ ratio: 1 })
			await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
			await next.click()
			const error = page.getByText('Choose one answer to go on.')
			await expect(error).toBeInViewport({ ratio: 1 })
			await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription(
				'Choose one answer to go on.',
			)
			await expect(page.getByRole('radio').first()).toBeFocused()
			await expect(page.getByRole('radio').first()).toBeInViewport({ ratio: 1 })
			await page.keyboard.press('Space')
			await expect(error).toBeHidden()
		}
	},
)

/** The longest answers, all different. */
const longestLink = '1jj8nz53a2ejq'

for (const path of [
	`/two-sheets#${longestLink}`,
	`/deutschland/zwei-blaetter#${longestLink}`,
	`/brasil/duas-folhas#${longestLink}`,
	'/two-sheets',
])
	test(`${path} prints on one sheet of A4 and of Letter`, { tag: '@night' }, async ({ page }) => {
		await page.goto(path)
		await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
		await expectOneSheet(page)
	})

test(
	'the page with both sheets can be saved as a picture, and as a calendar reminder with the link of the page',
	{ tag: '@night' },
	async ({ page }) => {
		const address = '/two-sheets#1jj256c7i8fge'
		await page.goto(address)
		const picture = page.waitForEvent('download')
		await page.getByRole('button', { name: 'Save as a picture' }).click()
		const png = await readFile(await (await picture).path())
		expect(png.toString('latin1', 1, 4)).toBe('PNG')
		expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350])

		const reminder = page.waitForEvent('download')
		await page.getByRole('button', { name: 'Remind us in three months' }).click()
		const file = await reminder
		expect(file.suggestedFilename()).toBe('two-sheets.ics')
		// Joins long lines, which are folded after 75 octets.
		const calendar = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '')
		expect(calendar).toContain(`${address}\r\n`)
	},
)

test(
	'one sheet prints on one page, and loads its QR code when the code is shown',
	{ tag: '@night' },
	async ({ page }) => {
		await page.goto('/two-sheets#1m256c0d')
		const script = page.waitForRequest((request) => request.resourceType() === 'script')
		await page.getByRole('button', { name: 'Show a QR code' }).click()
		await script
		const code = page.getByRole('img', { name: 'QR code with the link' })
		await expect(code).toBeVisible()
		await page.getByRole('button', { name: 'Hide the QR code' }).click()
		await expect(code).toHaveCount(0)
		await expectOneSheet(page)
	},
)

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })
	test('the page explains itself, lists its questions and offers the sheet to print', async ({
		page,
	}) => {
		await page.goto('/two-sheets#1s256cfe')
		await expect(page.getByText(/questions need JavaScript/)).toBeVisible()
		await expect(page.getByRole('heading', { name: 'What fills you up again?' })).toBeVisible()
		await expect(page.getByText('Being outside').first()).toBeVisible()
		await page.getByRole('link', { name: 'A longer sheet to print' }).click()
		await expect(page).toHaveURL(/\/print\/energy-sheet$/)
	})
})

async function expectOneSheet(page: Page): Promise<void> {
	for (const format of ['A4', 'Letter']) {
		const pdf = await page.pdf({ format })
		expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
	}
}

async function begin(page: Page, action: string): Promise<void> {
	await page.getByRole('button', { name: action }).click()
	await seeHeading(page, 'How long can you be around people before you’d rather go home?')
}

/** Answers all six questions, the first with the keyboard alone. */
async function answer(page: Page, choices: readonly string[], last: string): Promise<void> {
	for (const [index, choice] of choices.entries()) {
		await expect(page.getByText(`Question ${index + 1} of 6`)).toBeVisible()
		const radio = page.getByRole('radio', { name: choice, exact: true })
		if (index === 0) {
			await page.getByRole('radio').first().focus()
			while (!(await radio.isChecked())) await page.keyboard.press('ArrowDown')
			await page.keyboard.press('Enter')
			continue
		}
		await radio.check()
		await page.getByRole('button', { name: index === 5 ? last : 'Next', exact: true }).click()
	}
}

async function seeHeading(page: Page, name: string): Promise<void> {
	await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
}

/**
 * Requires no axe violations, no sideways scrolling from 320 px (a zoom of 400 percent) to 1440 px, and no clipped word
 * with large text.
 */
async function seeState(page: Page): Promise<void> {
	for (const width of [320, 360, 1440]) {
		await page.setViewportSize({ width, height: 900 })
		expect(await isTooWide(page), `scrolls sideways at ${width} px`).toBe(false)
	}
	expect(await violations(page)).toEqual([])
	await seeLargeText(page)
	await page.evaluate(() => document.documentElement.removeAttribute('style'))
	await page.setViewportSize({ width: 1280, height: 720 })
}

async function copyLink(page: Page): Promise<string> {
	await page.getByRole('button', { name: 'Copy the link' }).click()
	await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible()
	return page.evaluate(() => navigator.clipboard.readText())
}

/** The lines of the joint page, each as its name followed by both people's answers. */
function linesOf(page: Page): Promise<string[][]> {
	return page
		.locator('dl > div')
		.evaluateAll((lines) =>
			lines.map((line) =>
				[...line.children].map((part) => part.textContent.replace(/^(?:You|They): /, '')),
			),
		)
}

function swap([name = '', one = '', other]: string[]): string[] {
	return other === undefined ? [name, one] : [name, other, one]
}
