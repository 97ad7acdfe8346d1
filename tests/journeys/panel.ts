import type { Page } from '@playwright/test'
import { expect } from './visit.ts'

/** Fills in the login form. */
export async function fillIn(page: Page, username: string, password: string): Promise<void> {
	await page.getByLabel('Usuario').fill(username)
	await page.getByLabel('Contraseña').fill(password)
}

/** Opens the panel and logs in. */
export async function enter(page: Page): Promise<void> {
	await page.goto('/waitlist')
	await fillIn(page, 'ada', 'correct horse')
	await page.getByRole('button', { name: 'Ingresar' }).click()
	await expect(page.getByRole('heading', { name: 'Panel de Waitlist' })).toBeVisible()
}

/** A registration nobody else makes. */
export async function signUp(
	page: Page,
	email = `p${crypto.randomUUID()}@example.com`,
): Promise<string> {
	const answer = await page.request.post('/api/waitlist', { data: { email, source: 'premium' } })
	expect(answer.status()).toBe(202)
	return email
}
