import { test, type Page } from '@playwright/test'
import type {
	RegistrationPage,
	RegistrationSummary,
} from '#features/people/messages/registration-page.ts'
import { expect } from './visit.ts'

/** Fills in the login form. */
export async function fillIn(page: Page, username: string, password: string): Promise<void> {
	await page.getByLabel('Usuario', { exact: true }).fill(username)
	await page.getByLabel('Contraseña', { exact: true }).fill(password)
}

/** The account created by playwright.config.ts and `startLetterSite`. */
export const account = { username: 'ada', password: 'correct horse' }

export async function submitLogin(page: Page): Promise<void> {
	await fillIn(page, account.username, account.password)
	await page.getByLabel('Contraseña', { exact: true }).press('Enter')
}

/** Opens a place of the panel with a new session. Logs in without the form, which saves time. */
export async function enter(page: Page, place = '/waitlist'): Promise<void> {
	const url = new URL(place, test.info().project.use.baseURL)
	const answer = await page.request.post(`${url.origin}/api/auth/login`, {
		headers: { origin: url.origin },
		data: account,
	})
	expect(answer.status()).toBe(204)
	await page.goto(url.href)
	await expect(page.getByRole('navigation', { name: 'Panel' })).toBeVisible()
}

export async function proveSelf(page: Page): Promise<void> {
	const proof = page.getByRole('dialog', { name: '¿Quién está ahí?' })
	await proof.getByLabel('Contraseña', { exact: true }).fill(account.password)
	await proof.getByRole('button', { name: 'Continuar' }).click()
}

/** Searches for a value of a filter, and selects or deselects it. */
export async function choose(page: Page, filter: string, search: string): Promise<void> {
	await page.getByRole('combobox', { name: filter, exact: true }).click()
	const popup = page.getByRole('dialog', { name: filter, exact: true })
	await popup.getByRole('combobox').fill(search)
	await expect(popup.getByRole('option').first()).toHaveAttribute('data-highlighted')
	await page.keyboard.press('Enter')
	await page.keyboard.press('Escape')
	await expect(page.getByRole('listbox')).toHaveCount(0)
}

/** Closes the toasts, which cover the content below. */
export async function dismissToasts(page: Page): Promise<void> {
	const buttons = page.getByRole('button', { name: 'Cerrar aviso' })
	// Closes all toasts at once in the page, because one of them may disappear by itself.
	await buttons.evaluateAll((found: HTMLElement[]) => found.forEach((button) => button.click()))
	await expect(buttons).toHaveCount(0)
}

/** Signs up an address that no other test uses. */
export async function signUp(
	page: Page,
	email = `p${crypto.randomUUID()}@example.com`,
): Promise<string> {
	const answer = await page.request.post('/api/waitlist', {
		data: { email, source: 'premium', consent: '2026-11-22-premium' },
	})
	expect(answer.status()).toBe(202)
	return email
}

/**
 * Responds to requests for the list with generated rows in place of the server's: page after page, for any query.
 *
 * @param pageSize the number of rows per page: as many as the server sends, or fewer where axe checks every row
 */
export async function serveRows(
	page: Page,
	count: number,
	pageSize = 100,
): Promise<{ readonly queries: URLSearchParams[] }> {
	const queries: URLSearchParams[] = []
	await page.route(list, async (route) => {
		const query = new URL(route.request().url()).searchParams
		queries.push(query)
		const offset = Number(query.get('cursor') ?? 0)
		const rows = Array.from({ length: Math.min(pageSize, count - offset) }, (_, index) =>
			generatedRow(offset + index),
		)
		await route.fulfill({
			json: {
				rows,
				count,
				offset,
				next: offset + pageSize < count ? String(offset + pageSize) : null,
				previous: offset > 0 ? String(offset - pageSize) : null,
			} satisfies RegistrationPage,
		})
	})
	await page.route('/api/admin/registrations/summary', (route) =>
		route.fulfill({
			json: {
				count,
				status: ['active', 'pending', 'unsubscribed'].map((value) => ({ value, count: 7 })),
				source: [{ value: 'premium', count }],
				locale: [{ value: 'en', count }],
				country: [{ value: 'DE', count: 3 }],
				campaign: [],
				tags: [{ value: 'prensa', count: 3 }],
				letters: [{ id: 'l1', name: 'Abrimos', count: 12 }],
				days: [{ day: '2026-11-20', count: 5 }],
			} satisfies RegistrationSummary,
		}),
	)
	return { queries }
}

function generatedRow(index: number): RegistrationPage['rows'][number] {
	return {
		id: String(index),
		email: `person${index}@example.com`,
		source: 'introvert-test',
		status: ['active', 'pending', 'unsubscribed'][index % 3] ?? 'active',
		created_at: new Date(Date.UTC(2026, 10, 20, 12) - index * 60_000).toISOString(),
		locale: 'en',
		country: index % 2 === 0 ? 'DE' : null,
		campaign: 'spring',
		referrer: 'reddit.com',
		confirmed_at: index % 3 === 0 ? '2026-11-21T08:30:00.000Z' : null,
		tags: index % 4 === 0 ? 'beta, prensa' : null,
	}
}

/** Matches the address from which the panel requests a page of the list. */
export const list = /\/api\/admin\/registrations(?:\?|$)/

/** The status message that tells the number of matching rows, or that the rows are loading. */
export const countOf = (page: Page) =>
	page.locator('main').getByRole('status').filter({ hasNotText: 'Hechos' })

export const rowsOf = (page: Page) => page.locator('[aria-rowcount] tbody').getByRole('row')

export const searchOf = (page: Page) => page.getByLabel('Buscar dirección')
