import { enter, fillIn, signUp } from '../panel.ts'
import { expect, finishAnimations, hold, test, violations } from '../visit.ts'

// A session check, or a wrong password, returns 401, which the console logs.
test.use({ expectedErrors: [/status of 401/] })

test('the whole login is in Spanish, and a wrong password does not open the panel', async ({
	page,
}) => {
	await page.goto('/waitlist')
	const password = page.getByLabel('Contraseña')

	await test.step('the whole document is Spanish, including the skip link', async () => {
		await expect(page.locator('html')).toHaveAttribute('lang', 'es')
		await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible()
		expect(await violations(page)).toEqual([])
		await page.keyboard.press('Tab')
		await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
		await expect(page.getByRole('link', { name: 'Al sitio' })).toHaveAttribute('href', '/')
		await expect(page.getByText('Log in')).toHaveCount(0)
	})
	await test.step('a wrong password is refused with a message', async () => {
		await fillIn(page, 'nobody', 'wrong')
		await page.getByRole('button', { name: 'Ingresar' }).click()
		await expect(page.getByText('Error de autenticación', { exact: true })).toBeVisible()
		await expect(page.getByText('Usuario o contraseña incorrectos', { exact: true })).toBeVisible()
		await expect(page.getByRole('table')).toBeHidden()
		await expect(password).toBeFocused()
		await expect(password).toHaveAccessibleDescription(/^No coinciden/)
		await expect(password).toHaveAttribute('aria-invalid', 'true')
		for (const size of [
			{ width: 360, height: 740 },
			{ width: 1280, height: 640 },
		]) {
			await page.setViewportSize(size)
			// A trial click scrolls to its target if necessary, and fails if something still covers the target.
			await password.click({ trial: true })
			await page.getByRole('button', { name: 'Ingresar' }).click({ trial: true })
		}
	})
})

test.describe('while the script of the panel is missing', () => {
	test.use({ expectedErrors: [/status of 401|ERR_FAILED|Error hydrating/] })

	test('the panel shows a message until the script is loaded, even with reduced motion', async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: 'reduce' })
		const release = await hold(page, /\/assets\/.+\.js/)
		await page.goto('/waitlist')
		const notice = page.getByText('El panel todavía no cargó')
		await expect(notice).toHaveCSS('animation-delay', '1.5s')
		await finishAnimations(page)
		await expect(notice).toBeVisible()
		expect(await violations(page)).toEqual([])
		release()
		await expect(page.getByLabel('Usuario')).toBeVisible()
		await expect(notice).toBeHidden()
	})

	test('a blocked script can be requested again', { tag: '@night' }, async ({ page }) => {
		const scripts = /\/assets\/.+\.js/
		await page.route(scripts, (route) => route.abort())
		await page.goto('/waitlist')
		const reload = page.getByRole('link', { name: 'Recargar la página' })
		await expect(reload).toBeVisible()
		await page.unroute(scripts)
		await reload.click()
		await expect(page.getByLabel('Usuario')).toBeVisible()
	})
})

test('“Salir” ends the session on the server, so that a copy of its cookie is refused', async ({
	page,
}) => {
	await enter(page)
	const kept = await page.context().cookies()
	await page.getByRole('button', { name: 'Salir' }).click()
	await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible()
	await page.context().addCookies(kept)
	const answer = await page.request.get('/api/admin/registrations')
	expect(answer.status()).toBe(401)
})

test(
	'the login is hidden until the server has responded if the browser had an earlier session, and is shown at once otherwise',
	{ tag: '@night' },
	async ({ page, context }) => {
		const login = page.getByRole('heading', { name: 'Acceso al panel', includeHidden: true })
		const release = await hold(page, '/api/auth/session')
		await page.goto('/waitlist')
		await expect(login).toBeVisible()
		release()
		await enter(page)
		// Leaves the panel before the session ends, so that no request of the panel notices it before the next page opens.
		await page.goto('about:blank')
		await context.clearCookies()
		const releaseAgain = await hold(page, '/api/auth/session')
		await page.goto('/waitlist')
		await expect(login).toBeAttached()
		await expect(login).toBeHidden()
		releaseAgain()
		await expect(login).toBeVisible()
	},
)

test("Back shows no list from the browser's memory after the session has ended elsewhere", async ({
	page,
	context,
}) => {
	await signUp(page)
	await enter(page)
	const table = page.locator('[aria-rowcount]')
	await expect(table).toHaveCount(1)
	await page.evaluate(leaveAndKeep)
	await expect(table).toHaveCount(0)
	await context.clearCookies()
	const release = await hold(page, '/api/auth/session')
	await page.evaluate(comeBack)
	await expect(table).toHaveCount(0)
	await expect(page.getByLabel('Usuario')).toBeHidden()
	release()
	await expect(page.getByLabel('Usuario')).toBeVisible()
	await expect(page.getByText('La sesión terminó')).toHaveCount(0)
})

test('the whole login can be completed by keyboard', async ({ page }) => {
	await signUp(page)
	await page.goto('/waitlist')
	await expect(page.getByLabel('Usuario')).toBeVisible()
	await page.getByLabel('Usuario').focus()
	await page.keyboard.type('ada')
	await page.keyboard.press('Tab')
	await page.keyboard.type('correct horse')
	await page.keyboard.press('Enter')
	await expect(page.getByRole('heading', { name: 'Panel de Waitlist' })).toBeFocused()
	const download = page.getByRole('button', { name: 'Descargar CSV' })
	await expect(download).toBeEnabled()
	await page.keyboard.press('Tab')
	await expect(download).toBeFocused()
})

/**
 * Runs in the page, and makes it hide as if the browser kept it in its back/forward cache. Playwright disables that
 * cache, so the cache's events are dispatched by hand.
 */
function leaveAndKeep(): void {
	dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
}

/** Runs in the page. */
function comeBack(): void {
	dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}
