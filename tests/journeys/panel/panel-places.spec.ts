import { enter } from '../panel.ts'
import { expect, isTooWide, testInSharedContext as test, violations } from '../visit.ts'

// A session check returns 401, which the console logs.
test.use({ expectedErrors: [/status of 401/] })

test('switching to another section does not load a new page, and Back and Forward work', async ({
	page,
}) => {
	await enter(page)
	await expect(page).toHaveTitle('Panel de Waitlist | Innervolt')
	await page.evaluate(() => (document.documentElement.dataset['kept'] = ''))
	const places = page.getByRole('navigation', { name: 'Panel' })
	await expect(places.getByRole('link')).toHaveText([
		'Lista',
		'Entradas',
		'Cartas',
		'Textos',
		'Solicitudes',
		'Ajustes',
		'Cuenta',
	])
	await expect(places.getByRole('link', { name: 'Lista' })).toHaveAttribute('aria-current', 'page')
	await places.getByRole('link', { name: 'Entradas' }).click()
	const counts = page.getByRole('heading', { name: 'Entradas', level: 1 })
	await expect(counts).toBeFocused()
	await expect(page).toHaveURL('/waitlist/entradas')
	await expect(page).toHaveTitle('Entradas, Panel de Waitlist | Innervolt')
	await expect(places.locator('[aria-current]')).toHaveText('Entradas')
	expect(await violations(page)).toEqual([])
	await page.goBack()
	await expect(page.getByRole('heading', { name: 'Panel de Waitlist' })).toBeFocused()
	await page.goForward()
	await expect(counts).toBeFocused()
	await expect(page.locator('[data-kept]')).toHaveCount(1)
	await page.getByRole('button', { name: 'Salir' }).click()
	await expect(page.getByLabel('Usuario')).toBeVisible()
	await expect(places).toHaveCount(0)
	await expect(page).toHaveURL('/waitlist')
})

test('on a phone the links to the sections are at the bottom edge, and cover nothing', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await enter(page, '/waitlist/entradas')
	await expect(page.getByRole('heading', { name: 'Entradas', level: 1 })).toBeVisible()
	const link = page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Lista' })
	const box = await link.boundingBox()
	expect(box?.height).toBeGreaterThanOrEqual(64)
	expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740)
	// The page grows while its sums are loaded.
	const end = () =>
		page.locator('main').evaluate((main) => {
			scrollTo(0, document.body.scrollHeight)
			const { bottom } = main.getBoundingClientRect()
			return bottom - Number.parseFloat(getComputedStyle(main).paddingBottom)
		})
	await expect.poll(end).toBeLessThanOrEqual(box?.y ?? 0)
	expect(await isTooWide(page)).toBe(false)
})

test(
	'on a phone the navigation ends with “Más”, which opens a menu of the three sections that have no link of their own',
	{ tag: '@night' },
	async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 })
		await enter(page, '/waitlist/entradas')
		const places = page.getByRole('navigation', { name: 'Panel' })
		await expect(places.getByRole('link')).toHaveText(['Lista', 'Entradas', 'Cartas', 'Textos'])
		const more = places.getByRole('button', { name: 'Más' })
		await more.click()
		await places.getByRole('link', { name: 'Cuenta' }).press('Escape')
		await expect(places.getByRole('link', { name: 'Cuenta' })).toBeHidden()
		await more.click()
		await places.getByRole('link', { name: 'Ajustes' }).click()
		await expect(page.getByRole('heading', { name: 'Ajustes', level: 1 })).toBeFocused()
		await expect(places.getByRole('link', { name: 'Ajustes' })).toBeHidden()
		expect(await isTooWide(page)).toBe(false)
	},
)
