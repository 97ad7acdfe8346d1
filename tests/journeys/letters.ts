import type { Page } from '@playwright/test'
import { account, enter } from './panel.ts'
import { expect } from './visit.ts'

/** Interval at which a letter's page polls its progress. */
export const pollMs = 5_000

/** Opens the place "Cartas" with a new session and a clock controlled by the test. */
export async function enterLetters(page: Page, address: string): Promise<void> {
	await page.clock.install()
	await enter(page, `${address}/waitlist/cartas`)
}

/** Leaves the page, which ends its requests. Otherwise a closing server would reset them. */
export async function leave(page: Page): Promise<void> {
	await page.goto('about:blank')
}

/** Types into the language sheet at an index, and waits until the text is saved. */
export async function write(page: Page, at: number, subject: string, text: string): Promise<void> {
	await page.getByLabel('Asunto').nth(at).fill(subject)
	await page.getByLabel('Texto', { exact: true }).nth(at).fill(text)
	await expect(page.getByText(/guardado a las/)).toBeVisible()
}

export async function confirm(page: Page, count: string): Promise<void> {
	await page.getByRole('button', { name: `Enviar a ${count}`, exact: true }).click()
	const dialog = page.getByRole('dialog')
	await expect(dialog.getByRole('button', { name: /^Enviar a/ })).toBeDisabled()
	await dialog.getByLabel(/Escribe .* para confirmar/).fill(count)
	await dialog.getByRole('button', { name: /^Enviar a/ }).click()
}

/** Enters the password again when an action requires it. */
export async function prove(page: Page): Promise<void> {
	const dialog = page.getByRole('dialog').last()
	await dialog.getByLabel('Contraseña').fill(account.password)
	await dialog.getByRole('button', { name: 'Continuar' }).click()
}
