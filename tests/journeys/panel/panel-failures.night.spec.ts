import { enter, rowsOf, searchOf, signUp, submitLogin } from '../panel.ts'
import { expect, testInSharedContext as test, violations } from '../visit.ts'

test.describe('a panel that breaks', () => {
	test.use({ expectedErrors: [/status of 401|broken on purpose/] })

	test('shows a message, reports the failure without the text of the error, and links home', async ({
		page,
	}) => {
		await signUp(page)
		const report = page.waitForRequest((request) => request.url().endsWith('/api/counts'))
		await page.addInitScript(() => {
			Intl.DateTimeFormat.prototype.formatToParts = () => {
				throw new Error('broken on purpose')
			}
		})
		await page.goto('/waitlist')
		await submitLogin(page)
		const failure = page.getByRole('alert')
		await expect(
			failure.getByRole('heading', { name: 'Unexpected Application Error!' }),
		).toBeVisible()
		expect(await violations(page)).toEqual([])
		expect((await report).postDataJSON()).toEqual({ event: 'island_failed', path: '/waitlist' })
		await test.step('the navigation of the broken panel leads to a section that works', async () => {
			await page.getByRole('link', { name: 'Cartas', exact: true }).click()
			await expect(page.getByRole('heading', { level: 1, name: 'Cartas' })).toBeVisible()
			await expect(failure).toBeHidden()
			await page.goBack()
			await expect(failure).toBeVisible()
		})
		await failure.getByRole('link', { name: 'Volver al inicio' }).click()
		await expect(page).toHaveURL('/')
	})
})

test.describe('a section whose file is missing', () => {
	test.use({ expectedErrors: [/ERR_FAILED|ERR_CONNECTION|FileLoadError|dynamically imported/] })
	const countsFile = /\/assets\/CountsPage\..+\.js/

	test('the panel reloads itself once; then it shows a message below its header, with a button to try again', async ({
		page,
	}) => {
		await enter(page)
		let requests = 0
		await page.route(countsFile, (route) => {
			requests += 1
			return route.abort()
		})
		const reloaded = page.waitForEvent('load')
		await page.getByRole('link', { name: 'Entradas', exact: true }).click()
		await reloaded
		const failure = page.getByRole('alert').filter({ hasText: 'no llegó' })
		await expect(
			failure.getByRole('heading', { name: 'Unexpected Application Error!' }),
		).toBeVisible()
		expect(requests).toBe(2)
		await expect(page.getByRole('button', { name: 'Salir' })).toBeVisible()
		await test.step('another section still works', async () => {
			await page.getByRole('link', { name: 'Cartas', exact: true }).click()
			await expect(page.getByRole('heading', { level: 1, name: 'Cartas' })).toBeVisible()
			await page.goBack()
		})
		await page.unroute(countsFile)
		await failure.getByRole('button', { name: 'Reintentar' }).click()
		await expect(page.getByRole('heading', { level: 1, name: 'Entradas' })).toBeVisible()
	})

	test('a search is restored after the reload', async ({ page }) => {
		const email = await signUp(page)
		await enter(page)
		await searchOf(page).fill(email)
		await expect(rowsOf(page)).toHaveCount(1)
		await page.route(countsFile, (route) => route.abort(), { times: 1 })
		const reloaded = page.waitForEvent('load')
		await page.getByRole('link', { name: 'Entradas', exact: true }).click()
		await reloaded
		await expect(page.getByRole('heading', { level: 1, name: 'Entradas' })).toBeVisible()
		await page.goBack()
		await expect(searchOf(page)).toHaveValue(email)
	})
})

test.describe('a session that cannot be checked', () => {
	test.use({ expectedErrors: [/status of 503|answered 503/] })

	test('is not ended: the panel says that the server does not respond, and offers to try again', async ({
		page,
	}) => {
		await enter(page)
		await page.route('/api/auth/session', (route) => route.fulfill({ status: 503 }))
		await page.reload()
		await expect(page.getByRole('heading', { name: 'El servidor no responde' })).toBeVisible()
		await expect(page.getByLabel('Usuario')).toHaveCount(0)
		expect(await violations(page)).toEqual([])
		await page.unroute('/api/auth/session')
		await page.getByRole('button', { name: 'Reintentar' }).click()
		await expect(page.getByRole('navigation', { name: 'Panel' })).toBeVisible()
	})
})
