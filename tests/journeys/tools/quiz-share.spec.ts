import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { answerAll, open, start } from '#testing/quiz.ts'
import { expect, recordShares, test } from '../visit.ts'

async function reachResult(page: Page): Promise<void> {
	await open(page, '/introvert-test')
	await start(page)
	await answerAll(page, 'd'.repeat(12))
	await page.getByRole('button', { name: 'More' }).click()
}

test('the share card and its text match the visitor’s choices, and can be saved and copied', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	await reachResult(page)
	const copied = page.getByRole('button', { name: 'Copied', exact: true })

	for (const [shape, width, height] of [
		['Post', 1080, 1350],
		['Wide', 1200, 630],
		['Tall', 1080, 1920],
	] as const)
		await test.step(`the ${shape.toLowerCase()} card downloads as a PNG of ${width} by ${height}`, async () => {
			await page.getByRole('radio', { name: shape }).check()
			const downloading = page.waitForEvent('download')
			await page.getByRole('button', { name: 'Download the card' }).click()
			const download = await downloading
			expect(download.suggestedFilename()).toMatch(/\.png$/)
			const png = await readFile(await download.path())
			expect(png.toString('latin1', 1, 4)).toBe('PNG')
			expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height])
		})

	await test.step('the card is copied as a picture', async () => {
		await page.getByRole('button', { name: 'Copy the card' }).click()
		await expect(copied.filter({ hasText: 'Copy the card' })).toBeVisible()
		const kinds = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types)
		expect(kinds).toContain('image/png')
	})

	await test.step('the text is copied, and the page says so', async () => {
		await page.getByRole('button', { name: 'Copy the text' }).click()
		const text = () => page.evaluate(() => navigator.clipboard.readText())
		await expect.poll(text).toMatch(/^Twelve.* https:\/\/innervolt\.example\/introvert-test$/)
		await expect(copied.filter({ hasText: 'Copy the text' })).toBeVisible()
	})

	await test.step('the card changes when the visitor leaves out the result', async () => {
		const download = async () => {
			const downloading = page.waitForEvent('download')
			await page.getByRole('button', { name: 'Download the card' }).click()
			return readFile(await (await downloading).path())
		}
		const before = await download()
		await page.getByRole('checkbox', { name: 'My result', exact: true }).uncheck()
		expect((await download()).equals(before)).toBe(false)
	})

	await test.step('the share dialogs get the address and a text, and the result only if the visitor chooses it', async () => {
		const address = encodeURIComponent('https://innervolt.example/introvert-test')
		for (const name of ['Twitter', 'LinkedIn']) {
			const link = page.getByRole('link', { name })
			await expect(link).toHaveAttribute('target', '_blank')
			await expect(link).toHaveAttribute('rel', /noopener/)
			await expect(link).toHaveAttribute('href', new RegExp(`^https://.*${address}`))
			await expect(link).toHaveAttribute('href', /text=Twelve/)
			await expect(link).not.toHaveAttribute('href', /Deep/)
		}
		await page.getByRole('checkbox', { name: /in the text/ }).check()
		await expect(page.getByRole('link', { name: 'Twitter' })).toHaveAttribute(
			'href',
			/Deep\+Introvert/,
		)
	})
})

test(
	'the share sheet gets the card, the text and the address; without a clipboard the text is selected',
	{ tag: '@night' },
	async ({ page }) => {
		await page.addInitScript(() => {
			Reflect.deleteProperty(Navigator.prototype, 'clipboard')
		})
		const shares = await recordShares(page)
		await reachResult(page)
		await page.getByRole('button', { name: 'Share', exact: true }).click()
		await expect.poll(shares).toEqual([
			{
				type: 'image/png',
				text: expect.stringMatching(/^Twelve/),
				url: 'https://innervolt.example/introvert-test',
			},
		])
		// The page reports no failure when the visitor closes the share sheet.
		await expect(page.getByText('That did not copy')).toHaveCount(0)

		await expect(page.getByRole('button', { name: 'Copy the card' })).toHaveCount(0)
		await page.getByRole('button', { name: 'Copy the text' }).click()
		await expect.poll(() => page.evaluate(() => String(getSelection()))).toMatch(/^Twelve/)
	},
)

test(
	'a card that the browser cannot encode is reported as not saved',
	{ tag: '@night' },
	async ({ page }) => {
		await page.addInitScript(() => {
			HTMLCanvasElement.prototype.toBlob = (done) => done(null)
		})
		await reachResult(page)
		await page.getByRole('button', { name: 'Download the card' }).click()
		await expect(page.getByRole('status').filter({ hasText: 'was not saved' })).toBeVisible()
		await expect(page.getByText(/did not copy|downloading works/)).toHaveCount(0)
	},
)
