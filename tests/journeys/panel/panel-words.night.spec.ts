import type { Page } from '@playwright/test'
import { wordCatalog, type WordText } from '#cms/messages/words.ts'
import { enter } from '../panel.ts'
import { expect, hold, isTooWide, testInSharedContext as test, violations } from '../visit.ts'

// A session check returns 401, a text with a fault 400, a text that another person has changed 409. The framed page
// must not run its scripts; the console logs an error for each.
test.use({ expectedErrors: [/status of 40[019]|Blocked script execution/] })

/** Ignores the target size of sentences on a scaled-down page; at 390 px they have their full height. */
const faults = async (page: Page) =>
	(await violations(page)).filter((line) => !/target-size: <button type="button" lang=/.test(line))

/** Opens the place "Textos". Each test changes a separate text, because all tests share the server. */
const open = async (page: Page, query: Record<string, string> = {}) => {
	await enter(page, `/waitlist/textos?${new URLSearchParams(query)}`)
	await expect(page.getByRole('heading', { name: 'Textos', level: 1 })).toBeVisible()
}

const sentence = (page: Page, name: string | RegExp) =>
	page
		.getByRole('region', { name: 'La página' })
		.getByRole('listitem')
		.getByRole('button', { name })

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const framed = (page: Page) => page.frameLocator('iframe')

const isSaved = (page: Page) => expect(page.getByText(/Guardado a las/)).toBeVisible()

/** A text on the server. */
async function textAt(page: Page, file: string, place: string): Promise<WordText | undefined> {
	const answer = await page.request.get('/api/admin/words')
	const { texts } = wordCatalog.parse(await answer.json())
	return texts.find((each) => each.file === file && each.place === place)
}

async function draftOf(page: Page, file: string, place: string): Promise<string | null> {
	return (await textAt(page, file, place))?.draft?.text ?? null
}

/** Changes a text as another person would. By default, restores its original. */
async function change(page: Page, file: string, place: string, wanted?: string): Promise<void> {
	const found = await textAt(page, file, place)
	const original = found?.original ?? found?.text
	const [before, text] = [found?.draft?.text ?? original, wanted ?? original]
	if (before === text) return
	const { origin } = new URL(page.url())
	const changed = await page.request.post(`${origin}/api/admin/words`, {
		headers: { origin },
		data: { changes: [{ file, place, text, before }] },
	})
	expect(changed.status()).toBe(204)
}

test('a change to a pressed sentence is shown at once, is kept after a reload, and can be reverted', async ({
	page,
}) => {
	await open(page)
	await change(page, 'pages/en/home.yaml', 'blocks/hero/title')
	await sentence(page, 'See Thursday coming.').click()
	await expect(page).toHaveURL(/frase=pages%2Fen%2Fhome.yaml%3Ablocks%2Fhero%2Ftitle/)
	const box = field(page, 'Título, English')
	await expect(box).toBeFocused()
	await page.keyboard.type(' Or Friday.')
	await expect(framed(page).getByRole('heading', { level: 1 })).toHaveText(
		'See Thursday coming. Or Friday.',
	)
	await isSaved(page)
	await expect(page.getByRole('button', { name: 'Publicar (' })).toBeVisible()
	await page.reload()
	await expect(box).toHaveText('See Thursday coming. Or Friday.')
	await expect(framed(page).getByRole('heading', { level: 1 })).toHaveText(
		'See Thursday coming. Or Friday.',
	)
	expect(await (await page.request.get('/')).text()).not.toContain('Or Friday.')
	await page.getByRole('button', { name: 'Volver al original' }).click()
	await expect(framed(page).getByRole('heading', { level: 1 })).toHaveText('See Thursday coming.')
	await isSaved(page)
	await page.goBack()
	await expect(page.getByRole('navigation', { name: 'Datos y páginas' })).toBeVisible()
})

test('Tab moves through the sentences, Enter opens the focused sentence, and Escape returns the focus to it', async ({
	page,
}) => {
	await open(page, { pagina: 'refund', idioma: 'en' })
	const first = sentence(page, 'Benefits').first()
	await first.focus()
	await page.keyboard.press('Tab')
	await expect(sentence(page, 'Pricing').first()).toBeFocused()
	await page.keyboard.press('Shift+Tab')
	await expect(first).toBeFocused()
	const heading = page.getByRole('listitem').getByRole('button', { name: 'Refund' }).first()
	await heading.focus()
	await page.keyboard.press('Enter')
	await expect(page.getByRole('textbox', { name: /English$/ }).first()).toBeFocused()
	await page.keyboard.press('Escape')
	await expect(heading).toBeFocused()
	await expect(page).not.toHaveURL(/frase=/)
})

test('a variable is a chip that shows its value; the chip can be moved by keyboard, and the move can be undone', async ({
	page,
}) => {
	await open(page)
	await sentence(page, /^7 days free, no card/)
		.first()
		.click()
	const box = page.getByRole('textbox', { name: /English$/ }).first()
	await expect(box).toBeFocused()
	await expect(box).toContainText('7 days free')
	const text = await box.textContent()
	await page.keyboard.press('Home')
	await page.keyboard.press('Alt+ArrowRight')
	await expect(box).not.toHaveText(text ?? '')
	await expect(box.locator('.chip').first()).toHaveText('7')
	await page.keyboard.press('Control+z')
	await expect(box).toHaveText(text ?? '')
	await page.keyboard.press('End')
	await page.keyboard.press('Control+a')
	await page.keyboard.press('Backspace')
	await expect(page.getByText('Falta el texto: aquí la página tiene que decir algo.')).toBeVisible()
	await expect(page.getByText('Todavía no se guarda.')).toBeVisible()
	await page.getByRole('button', { name: 'Dejarla como estaba' }).click()
	await expect(box).toBeHidden()
})

test('a text can be changed once its editor is loaded, even with an input method', async ({
	page,
}) => {
	const [file, place] = ['pages/en/home.yaml', 'blocks/features/title']
	await open(page)
	await change(page, file, place)
	const release = await hold(page, /MarkdownField/)
	await page.goto(
		`/waitlist/textos?${new URLSearchParams({ pagina: 'home', frase: `${file}:${place}` })}`,
	)
	const box = field(page, 'Título, English')
	await expect(box).toHaveAttribute('readonly')
	const text = await box.inputValue()
	release()
	await expect(box).toHaveAttribute('contenteditable', 'true')
	await expect(box).toBeFocused()
	await page.keyboard.type(' Now ')
	const keyboard = await page.context().newCDPSession(page)
	for (const composed of ['n', 'に', 'にほ'])
		await keyboard.send('Input.imeSetComposition', {
			text: composed,
			selectionStart: composed.length,
			selectionEnd: composed.length,
		})
	await keyboard.send('Input.insertText', { text: '日' })
	await expect(box).toHaveText(`${text} Now 日`)
	await keyboard.send('Input.insertText', { text: '<b>' })
	await expect(page.getByText(/^Hay algo como “<b>”/)).toBeVisible()
	await expect(framed(page).locator('b', { hasText: '<b>' })).toHaveCount(0)
	for (let step = 0; step < 9; step += 1) await page.keyboard.press('Control+z')
	await expect(box).toHaveText(text)
	await page.keyboard.press('Control+y')
	await expect(box).toContainText('Now')
	await page.getByRole('button', { name: 'Dejarla como estaba' }).click()
	await expect.poll(async () => await draftOf(page, file, place)).toBeNull()
})

test('opening a sentence shows the page at full size, and closing the sentence reduces the page to the previous size', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 })
	await open(page, { pagina: 'refund', idioma: 'en' })
	const heading = page.getByRole('listitem').getByRole('button', { name: 'Refund' }).first()
	const scale = () =>
		page.locator('iframe').evaluate((frame) => new DOMMatrix(getComputedStyle(frame).transform).a)
	const top = async () => (await heading.boundingBox())?.y ?? 0
	await expect(heading).toBeAttached()
	const [before, at] = [await scale(), await top()]
	expect(before).toBeLessThan(1)
	await heading.click()
	await expect.poll(scale).toBe(1)
	await expect(page.getByRole('textbox', { name: /English$/ }).first()).toBeFocused()
	await page.keyboard.press('Escape')
	await expect.poll(scale).toBe(before)
	expect(Math.abs((await top()) - at)).toBeLessThan(3)
})

test('the forms of a plural are changed one by one', async ({ page }) => {
	const [file, place] = ['tools/en/week-calendar.yaml', 'sorted']
	await open(page, { pagina: 'week', frase: `${file}:${place}` })
	await change(page, file, place)
	await page.getByRole('button', { name: 'Cambiar “… of … entry' }).click()
	const dialog = page.getByRole('dialog', { name: 'Lo que dice según el caso' })
	const other = dialog.getByRole('textbox', { name: 'En los demás casos' })
	await other.click()
	await page.keyboard.press('End')
	await page.keyboard.type(' so far')
	expect(await violations(page)).toEqual([])
	await dialog.getByRole('button', { name: 'Listo' }).click()
	await expect
		.poll(async () => await draftOf(page, file, place))
		.toContain('entries sorted so far}')
	await page.getByRole('button', { name: 'Dejarla como estaba' }).click()
	await expect.poll(async () => await draftOf(page, file, place)).toBeNull()
})

test('the target of a link is shown as the name of a page, and is chosen from a list', async ({
	page,
}) => {
	const [file, place] = ['messages/en/lead-form.yaml', 'meanwhile/href']
	await open(page, { pagina: 'forms', frase: `${file}:${place}` })
	await change(page, file, place)
	await expect(page.getByText('Lleva a: Tu semana')).toBeVisible()
	await page.getByRole('button', { name: 'Elegir una página' }).click()
	await page.getByLabel(/^Página, parte/).fill('decir que no')
	await page
		.getByRole('option', { name: /^Decir que no/ })
		.first()
		.click()
	await expect(page.getByText('Lleva a: Decir que no')).toBeVisible()
	await expect.poll(async () => await draftOf(page, file, place)).toBe('page:sayNo')
	await page.getByRole('button', { name: 'Dejarla como estaba' }).click()
	await expect.poll(async () => await draftOf(page, file, place)).toBeNull()
})

test('texts not shown on the page are listed, with a preview of the search result', async ({
	page,
}) => {
	await open(page, { pagina: 'week', idioma: 'en' })
	await change(page, 'tools/en/week-page.yaml', 'head/title')
	await page.getByRole('link', { name: /^Lo que no se ve/ }).click()
	await expect(page.getByText('Así sale en un buscador')).toBeVisible()
	const hidden = page.getByRole('region', { name: 'Lo que no se ve' })
	await hidden
		.getByRole('link', { name: /^Título/ })
		.first()
		.click()
	await expect(field(page, 'Título, English')).toBeFocused()
	await page.keyboard.type(' now')
	await expect(hidden.getByText(/ now$/).first()).toBeVisible()
	await isSaved(page)
	await page.getByRole('button', { name: 'Dejarla como estaba' }).click()
	await expect(hidden.getByRole('link', { name: /^Título/ }).first()).not.toContainText('now')
})

test('the search finds a text in another language and opens it', async ({ page }) => {
	await open(page)
	await page.getByLabel('Buscar en todos los textos').fill('Für Menschen, die Menschen mögen')
	await page.getByRole('link', { name: /Für Menschen, die Menschen mögen/ }).click()
	await expect(page).toHaveURL(/pagina=chrome&idioma=de&frase=/)
	await expect(page.getByRole('textbox', { name: /Deutsch$/ }).first()).toBeFocused()
})

test('when two people change the same sentence, both texts are shown and one is chosen', async ({
	page,
}) => {
	const [file, place] = ['pages/en/home.yaml', 'blocks/how/title']
	await page.setViewportSize({ width: 1280, height: 800 })
	await open(page)
	await change(page, file, place)
	await page.goto(
		`/waitlist/textos?${new URLSearchParams({ pagina: 'home', frase: `${file}:${place}` })}`,
	)
	const box = field(page, 'Título, English')
	await expect(box).toBeFocused()
	const mine = `${await box.textContent()} Mine.`
	await change(page, file, place, 'What they wrote')
	await page.keyboard.type(' Mine.')
	const conflict = page.getByRole('alert')
	await expect(conflict).toBeInViewport({ ratio: 1 })
	await expect(framed(page).getByRole('heading', { name: mine, exact: true })).toBeVisible()
	await expect(conflict).toContainText('ada cambió esta frase mientras tanto')
	await expect(conflict).toContainText('What they wrote')
	await expect(conflict).toContainText(/ Mine\.$|Mine\./)
	await conflict.getByRole('button', { name: 'Usar la mía' }).click()
	await expect(box).toContainText('Mine.')
	await isSaved(page)
	await page.getByRole('button', { name: 'Volver al original' }).click()
	await expect.poll(async () => await draftOf(page, file, place)).toBeNull()
})

test('a paragraph is edited below the page, made bold and linked, and restored exactly', async ({
	page,
}) => {
	await open(page, {
		pagina: 'lowSocialBattery',
		idioma: 'de',
		frase: 'guides/de/low-social-battery.mdoc:#gehen/1',
	})
	const box = page.getByRole('textbox', { name: 'El párrafo, Deutsch' })
	await expect(box).toHaveText('Geh. Es muss dir nicht erst schlechter gehen.')
	await box.press('Control+a')
	await page.getByRole('button', { name: 'Negrita' }).click()
	await expect(box).toHaveText('**Geh. Es muss dir nicht erst schlechter gehen.**')
	await expect(framed(page).locator('strong', { hasText: 'Es muss dir nicht' })).toBeVisible()
	await page.getByRole('button', { name: 'Negrita' }).click()
	await expect(box).toHaveText('Geh. Es muss dir nicht erst schlechter gehen.')
	await page.getByRole('button', { name: 'Enlace' }).click()
	await page.getByLabel(/^Página, parte/).fill('privacidad')
	await page
		.getByRole('option', { name: /Privacidad/ })
		.first()
		.click()
	await expect(box).toContainText('] Privacidad')
	await expect(framed(page).getByRole('link', { name: /Es muss dir nicht/ })).toBeVisible()
	await page.getByRole('button', { name: 'Dejarla como estaba' }).click()
	await expect(framed(page).getByRole('link', { name: /Es muss dir nicht/ })).toHaveCount(0)
	await expect
		.poll(async () => await draftOf(page, 'guides/de/low-social-battery.mdoc', '#gehen/1'))
		.toBeNull()
})

test('on a phone, the list of pages and the page are on separate screens, and the field is at the bottom', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await open(page)
	await expect(page.locator('iframe')).toHaveCount(0)
	await page.getByRole('link', { name: /^Inicio/ }).click()
	await sentence(page, 'Nothing to install')
		.or(sentence(page, /Nothing to install/))
		.first()
		.click()
	const box = page.getByRole('textbox', { name: /English$/ }).first()
	await expect(box).toBeFocused()
	const place = await page.getByRole('button', { name: 'Listo' }).boundingBox()
	expect((place?.y ?? 0) + (place?.height ?? 0)).toBeGreaterThan(560)
	await page.locator('summary', { hasText: 'En los otros idiomas' }).click()
	await expect(page.getByRole('textbox', { name: /Deutsch$/ })).toBeVisible()
	expect(await isTooWide(page)).toBe(false)
	await page.getByRole('button', { name: 'Listo' }).click()
	await page.getByRole('link', { name: 'Páginas' }).click()
	await expect(page.getByRole('navigation', { name: 'Datos y páginas' })).toBeVisible()
})

test('axe finds no violations in the section Textos in either theme', async ({ page }) => {
	await open(page)
	await expect(
		sentence(page, 'See Thursday coming.')
			.or(sentence(page, /^See Thursday/))
			.first(),
	).toBeAttached()
	expect(await faults(page)).toEqual([])
	await sentence(page, /^Try a week free/)
		.first()
		.click()
	await expect(page.getByRole('button', { name: 'Listo' })).toBeVisible()
	expect(await faults(page)).toEqual([])
})
