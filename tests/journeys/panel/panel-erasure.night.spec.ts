import { account, enter, rowsOf, searchOf, signUp } from '../panel.ts'
import { expect, testInSharedContext as test, violations } from '../visit.ts'

// A wrong password, or an action without a recent re-authentication, returns 403, which the console logs.
test.use({ expectedErrors: [/status of (?:401|403)/] })

test('all people who match a search are erased after their number is typed and the password is entered again', async ({
	page,
}) => {
	const prefix = `b${crypto.randomUUID()}`
	for (const index of [1, 2, 3]) await signUp(page, `${prefix}-${index}@example.com`)
	const kept = await signUp(page)
	await enter(page)
	await searchOf(page).fill(prefix)
	await expect(rowsOf(page)).toHaveCount(3)
	const erase = page.locator('main > section, main section').getByRole('button', {
		name: 'Borrar 3 registros',
	})
	await erase.first().click()
	const question = page.getByRole('dialog', { name: '¿Borrar 3 registros?' })
	const confirm = question.getByRole('button', { name: 'Borrar 3 registros' })
	await expect(question.getByLabel('Escribe 3 para confirmar')).toBeFocused()
	await expect(confirm).toBeDisabled()
	expect(await violations(page)).toEqual([])
	await page.keyboard.press('Escape')
	await expect(question).toBeHidden()
	await expect(rowsOf(page)).toHaveCount(3)
	// As if the login were more than ten minutes ago.
	await page.route(
		'/api/admin/list-changes',
		(route) => route.fulfill({ status: 403, json: { error: 'proof-required' } }),
		{ times: 1 },
	)
	await erase.first().click()
	await page.keyboard.type('3')
	await page.keyboard.press('Enter')
	const proof = page.getByRole('dialog', { name: '¿Quién está ahí?' })
	await expect(proof).toContainText('Borrar 3 registros pide de nuevo la llave o la contraseña.')
	expect(await violations(page)).toEqual([])
	await page.keyboard.type('a guess')
	await page.keyboard.press('Enter')
	await expect(proof.getByText('Esa no es la contraseña de esta cuenta.')).toBeVisible()
	await proof.getByLabel('Contraseña').fill(account.password)
	await page.keyboard.press('Enter')
	await expect(page.getByText('Registros borrados: 3')).toBeVisible()
	await expect(proof).toBeHidden()
	await expect(question).toBeHidden()
	await searchOf(page).fill(kept)
	await expect(rowsOf(page).filter({ hasText: kept })).toBeVisible()
})
