import { printPaths } from '#site-map/print-pages.ts'
import { expect, testInSharedContext as test } from './visit.ts'

const sheets = Object.entries(printPaths).flatMap(([language, paths]) =>
	Object.values(paths).map((sheet) => ({ sheet, tag: language === 'de' ? [] : '@night' })),
)

for (const { sheet, tag } of sheets) {
	const title = `${sheet} prints on one page of A4 and of Letter, without the toolbar`
	test(title, { tag }, async ({ page }) => {
		await page.goto(sheet)
		for (const format of ['A4', 'Letter']) {
			const pdf = await page.pdf({ format })
			expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
		}
		await page.emulateMedia({ media: 'print' })
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		await expect(page.getByRole('button')).toBeHidden()
	})
}

test('a printed sheet shows the address of its guide', { tag: '@night' }, async ({ page }) => {
	await page.goto('/print/weekly-template')
	const guide = page.getByRole('link', { name: 'How to use this sheet' })
	await expect(guide).toHaveAttribute('href', '/social-energy-management#template')
	await page.emulateMedia({ media: 'print' })
	const footer = page.getByRole('article').getByText('How to use this sheet:')
	await expect(footer).toHaveText(/ [\w.-]+\/social-energy-management$/)
})

test('the slider pin prints at 70 by 45 mm', { tag: '@night' }, async ({ page }) => {
	await page.goto('/print/slider-pin')
	await page.emulateMedia({ media: 'print' })
	const frame = page.locator('article svg rect').first()
	const { width, height } = await frame.evaluate((rect) => rect.getBoundingClientRect())
	expect([inMm(width), inMm(height)]).toEqual([70, 45])
})

test('a guide prints all answers of its FAQ, and no form', async ({ page }) => {
	await page.goto('/low-social-battery')
	await page.emulateMedia({ media: 'print' })
	const answers = page.locator('#faq details > div')
	await expect(answers).not.toHaveCount(0)
	for (const answer of await answers.all()) await expect(answer).toBeVisible()
	await expect(page.getByRole('textbox')).toBeHidden()
})

test('the button of a sheet opens the print dialog', { tag: '@night' }, async ({ page }) => {
	await page.addInitScript(() => {
		window.print = () => document.documentElement.setAttribute('data-printed', '')
	})
	await page.goto('/print/tracker')
	await page.getByRole('button', { name: 'Print this page' }).click()
	await expect(page.locator('html[data-printed]')).toHaveCount(1)
})

test(
	'the tracker can also be downloaded as a CSV file with its columns',
	{ tag: '@night' },
	async ({ page, request }) => {
		await page.goto('/print/tracker')
		const address = await page.getByRole('link', { name: 'CSV' }).getAttribute('href')
		const response = await request.get(address ?? '')
		expect(response.headers()['content-type']).toBe('text/csv; charset=utf-8')
		expect(await response.text()).toBe(
			'Day,Event and people,"Level, morning",Expected,Actual,"Level, night"\r\n',
		)
	},
)

function inMm(px: number): number {
	return Math.round((px / 96) * 25.4)
}
