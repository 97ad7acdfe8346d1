import type { Locator, Page } from '@playwright/test'
import { insertDraft, insertPeople } from '#testing/letters.ts'
import { startLetterSite } from '#testing/letter-site.ts'
import { leave } from '../letters.ts'
import { enter } from '../panel.ts'
import { expect, isTooWide, test, violations } from '../visit.ts'

// Expected errors: a save is refused because another tab has saved since, and a picture is missing. A violation of the
// page's policy is an error that no test expects.
test.use({ expectedErrors: [/status of (?:404|409)/] })

const picture = `![A house](/letters/pictures/${'a'.repeat(32)}-1040x693.jpg)`

type Draft = {
	/** The editor of the English text. */
	readonly editor: Locator
	/** Reads the English text that the server has stored. */
	readonly saved: () => Promise<unknown>
}

async function withDraft(page: Page, text: string, use: (draft: Draft) => Promise<void>) {
	const limits = { mailsPerHour: 500, lettersPerDay: 1_000 }
	const site = await startLetterSite({ smtpUrl: 'smtp://127.0.0.1:1', limits })
	try {
		await insertPeople(site.db, [{}])
		const content = JSON.stringify({ en: { subject: 'We open', text } })
		const id = await insertDraft(site.db, { content })
		await enter(page, `${site.address}/waitlist/cartas/carta?id=${id}`)
		await use({
			editor: page.getByRole('textbox', { name: 'Texto', exact: true }).first(),
			saved: async () => (await site.store.letters.byId(id))?.content.en?.text,
		})
	} finally {
		await leave(page)
		await site.close()
	}
}

async function expectEditor(editor: Locator) {
	await expect(editor).toHaveAttribute('contenteditable', 'true')
}

test(
	'an input method composes words, undo takes them back, and Tab leaves the editor',
	{ tag: '@night' },
	async ({ page }) => {
		await withDraft(page, 'Now: **bold**', async ({ editor, saved }) => {
			await expectEditor(editor)
			await editor.press('Control+End')
			const keyboard = await page.context().newCDPSession(page)
			for (const text of ['n', 'に', 'にほ', 'にほん'])
				await keyboard.send('Input.imeSetComposition', {
					text,
					selectionStart: text.length,
					selectionEnd: text.length,
				})
			await expect(editor).toHaveText('Now: **bold**にほん')
			await keyboard.send('Input.insertText', { text: '日本' })
			await expect(editor).toHaveText('Now: **bold**日本')
			await keyboard.send('Input.imeSetComposition', {
				text: 'x',
				selectionStart: 1,
				selectionEnd: 1,
			})
			await keyboard.send('Input.imeSetComposition', {
				text: '',
				selectionStart: 0,
				selectionEnd: 0,
			})
			await page.keyboard.press('Enter')
			await page.keyboard.type('End')
			await expect.poll(saved).toBe('Now: **bold**日本\n\nEnd')
			for (let step = 0; step < 9; step += 1) await page.keyboard.press('Control+z')
			await expect(editor).toHaveText('Now: **bold**')
			await page.keyboard.press('Control+y')
			await expect(editor).toContainText('日本')
			await page.keyboard.press('Tab')
			await expect(editor).not.toBeFocused()
		})
	},
)

test(
	'the buttons of the toolbar change the text of the current language',
	{ tag: '@night' },
	async ({ page }) => {
		await withDraft(page, `seven days\n\n${picture}`, async ({ editor, saved }) => {
			await expectEditor(editor)
			const chip = editor.locator('.chip')
			await expect(chip).toHaveText('] imagen')
			const tools = page.getByRole('group', { name: 'Dar forma al texto en English' })
			await editor.press('Control+Home')
			await tools.getByRole('button', { name: 'Negrita' }).click()
			await expect(editor).toBeFocused()
			await page.keyboard.press('Control+i')
			await tools.getByRole('button', { name: 'Lista' }).click()
			await expect.poll(saved).toBe(`- ***seven*** days\n\n${picture}`)

			await page.keyboard.press('End')
			await page.keyboard.press('Enter')
			await page.keyboard.type('Look in')
			await page.keyboard.press('Shift+Home')
			await tools.getByRole('button', { name: 'Enlace' }).click()
			const dialog = page.getByRole('dialog', { name: 'Enlazar “Look in”' })
			await dialog.getByRole('combobox').fill('semana')
			await expect(dialog.getByRole('option').first()).toContainText('semana')
			expect(await violations(page)).toEqual([])
			await dialog.getByRole('option').first().click()
			await expect(editor).toBeFocused()
			await expect.poll(saved).toContain('- [Look in](/week)\n')

			await page.keyboard.press('Control+End')
			await page.keyboard.press('Backspace')
			await expect(chip).toHaveCount(0)
			await expect.poll(saved).toMatch(/!\[A house$/)
			await page.keyboard.press('Control+z')
			await expect(chip).toHaveCount(1)
			await tools.getByRole('button', { name: 'Botón' }).click()
			await page.getByRole('dialog').getByRole('combobox').fill('https://innervolt.app/begin')
			await page.getByRole('dialog').getByRole('option').first().click()
			await expect.poll(saved).toMatch(/\n\n\[innervolt\.app\]\(https:\/\/innervolt\.app\/begin\)$/)
			await page.setViewportSize({ width: 360, height: 740 })
			expect(await isTooWide(page)).toBe(false)
			expect(await violations(page)).toEqual([])
		})
	},
)

test(
	'loading the text that another tab saved replaces the typed text, and undo restores the typed text',
	{ tag: '@night' },
	async ({ page }) => {
		await withDraft(page, 'Now.', async ({ editor, saved }) => {
			await expectEditor(editor)
			const other = await page.context().newPage()
			await other.goto(page.url())
			const theirs = other.getByRole('textbox', { name: 'Texto', exact: true }).first()
			await expectEditor(theirs)
			await theirs.fill('Later.')
			await expect.poll(saved).toBe('Later.')
			await other.close()
			await editor.fill('Now or never.')
			await page.getByRole('button', { name: 'Cargar el texto guardado' }).click()
			await expect(editor).toHaveText('Later.')
			await editor.press('Control+z')
			await expect(editor).toHaveText('Now or never.')
			await expect.poll(saved).toBe('Now or never.')
		})
	},
)
