import type { Page } from '@playwright/test'
import { originalAt } from '#cms/reader/edits/edit-places.ts'
import { startServerWith } from '#testing/site-server.ts'
import { leave } from '../letters.ts'
import { account, enter, proveSelf } from '../panel.ts'
import { expect, isTooWide, test as base, violations } from '../visit.ts'

/** A separate server, because a publication changes the site for everybody. */
const test = base.extend<{ address: string }>({
	address: async ({ page }, use) => {
		const site = await startServerWith({
			ADMIN_USERNAME: account.username,
			ADMIN_PASSWORD: account.password,
		})
		await use(site.address)
		await leave(page)
		await site.stop()
	},
})

// A session check returns 401, a publication without re-authentication 403, and a list changed by others 409.
test.use({ expectedErrors: [/status of 4(?:0[13]|09)/] })

const notices = 'messages/en/notices.yaml'
const german = 'messages/de/notices.yaml'
const title = 'notices/sent/title'

/** Stores a draft of a text, as the place "Textos" does. */
async function change(
	page: Page,
	address: string,
	place: string,
	text: string,
	{ file = notices, before }: { file?: string; before?: string } = {},
) {
	const answer = await page.request.post(`${address}/api/admin/words`, {
		headers: { origin: address },
		data: { changes: [{ file, place, text, before: before ?? originalAt({ file, place }) }] },
	})
	expect([answer.status(), await answer.text()]).toEqual([204, ''])
}

async function logIn(page: Page, address: string): Promise<void> {
	const answer = await page.request.post(`${address}/api/auth/login`, {
		headers: { origin: address },
		data: account,
	})
	expect(answer.status()).toBe(204)
}

const publicTitle = async (page: Page, address: string, language = 'en') =>
	await (await page.request.get(`${address}/waitlist/sent?lang=${language}`)).text()

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })

/** Publishing waits for the check of all words, which takes seconds. */
const checked = { timeout: 45_000 }

test('all listed changes except an excluded change are published, and the publication is undone', async ({
	page,
	address,
}) => {
	test.slow()
	await page.setViewportSize({ width: 360, height: 740 })
	await logIn(page, address)
	await change(page, address, title, 'Look into your inbox.')
	await change(page, address, 'home/label', 'Take me home')
	await enter(page, `${address}/waitlist/textos/publicar`)
	await expect(heading(page, 'Publicar 2 cambios')).toBeFocused()
	await expect(page.getByText('Nada impide publicar.')).toBeVisible(checked)
	expect(await violations(page)).toEqual([])
	expect(await isTooWide(page)).toBe(false)

	await page.getByRole('button', { name: /^Dejar fuera, .*: Take me home$/ }).click()
	await expect(page.getByText('Queda fuera de esta publicación.', { exact: false })).toBeVisible()
	const publish = page.getByRole('button', { name: 'Publicar 1 cambio' })
	await expect(publish).toBeEnabled(checked)
	await publish.click()
	await proveSelf(page)
	await expect(heading(page, /^Publicado a las \d\d:\d\d\.$/)).toBeVisible(checked)
	expect(await violations(page)).toEqual([])
	expect(await publicTitle(page, address)).toContain('Look into your inbox.')
	expect(await publicTitle(page, address)).not.toContain('Take me home')

	await page.getByRole('button', { name: 'Deshacer' }).click()
	await proveSelf(page)
	await expect(heading(page, 'Publicar 2 cambios')).toBeFocused()
	expect(await violations(page)).toEqual([])
	await expect.poll(() => publicTitle(page, address)).toContain('Check your inbox.')
})

test('one language is published without the drafts of another', async ({ page, address }) => {
	test.slow()
	await logIn(page, address)
	await change(page, address, title, 'Look into your inbox.')
	await change(page, address, title, 'Öffne dein Postfach.', { file: german })
	await enter(page, `${address}/waitlist/textos/publicar`)
	await expect(heading(page, 'Publicar 2 cambios')).toBeVisible()
	await page.getByRole('radio', { name: 'Solo alemán' }).check()
	expect(await violations(page)).toEqual([])
	const publish = page.getByRole('button', { name: 'Publicar 1 cambio' })
	await expect(publish).toBeEnabled(checked)
	await publish.click()
	await proveSelf(page)
	await expect(heading(page, /^Publicado a las/)).toBeVisible(checked)
	await expect.poll(() => publicTitle(page, address, 'de')).toContain('Öffne dein Postfach.')
	expect(await publicTitle(page, address)).toContain('Check your inbox.')
	await page.goto(`${address}/waitlist/textos/publicar`)
	await expect(heading(page, 'Publicar 1 cambio')).toBeVisible()
	await expect(page.getByText('Look into your inbox.')).toBeVisible()
})

test('the original texts are restored from the history of publications', async ({
	page,
	address,
}) => {
	test.slow()
	await logIn(page, address)
	await change(page, address, title, 'Look into your inbox.')
	await enter(page, `${address}/waitlist/textos/publicar`)
	await page.getByRole('button', { name: 'Publicar 1 cambio' }).click(checked)
	await proveSelf(page)
	await page.getByRole('link', { name: 'Ver el historial' }).click(checked)
	await page.getByText('Ver qué cambió').click()
	await expect(page.locator('ins').first()).toHaveText('Look')
	expect(await violations(page)).toEqual([])
	await page
		.getByRole('button', { name: 'Volver a esta versión, la de los textos originales' })
		.click()
	const dialog = page.getByRole('dialog', { name: '¿Volver a los textos originales?' })
	await expect(dialog.getByText(/^Cambia 1 texto del sitio: /)).toBeVisible()
	await dialog.getByRole('button', { name: 'Volver a esta versión' }).click()
	await proveSelf(page)
	await expect(page.getByText('El sitio muestra los textos de esa versión.')).toBeVisible()
	await expect.poll(() => publicTitle(page, address)).toContain('Check your inbox.')
	await expect(page.getByRole('listitem')).toHaveCount(3)
	await expect(page.getByText('Vuelta a los textos originales')).toBeVisible()
})

test('publishing an outdated list of changes is refused, and the list is loaded again', async ({
	page,
	address,
}) => {
	test.slow()
	await logIn(page, address)
	await change(page, address, title, 'Look there.')
	await enter(page, `${address}/waitlist/textos/publicar`)
	const publish = page.getByRole('button', { name: 'Publicar 1 cambio' })
	await expect(publish).toBeEnabled(checked)
	await change(page, address, title, 'Look here.', { before: 'Look there.' })
	await publish.click()
	await expect(page.getByText(/^Alguien cambió un texto mientras tanto/)).toBeVisible()
	await expect(page.getByText('here.')).toBeVisible()
	expect(await publicTitle(page, address)).toContain('Check your inbox.')
})
