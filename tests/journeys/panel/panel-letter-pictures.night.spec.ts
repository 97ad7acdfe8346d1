import sharp from 'sharp'
import { insertPeople } from '#testing/letters.ts'
import { startLetterSite } from '#testing/letter-site.ts'
import { listenSmtp } from '#testing/listen-smtp.ts'
import { enterLetters, leave, write } from '../letters.ts'
import { dismissToasts } from '../panel.ts'
import { expect, isTooWide, test, violations } from '../visit.ts'

// Expects the same errors as panel-refusals.night.spec.ts, and 400 for a file that is not a picture.
test.use({
	expectedErrors: [
		/status of (?:400|401|403|409)|^Blocked script execution in '[^']*\/letter\/mail\?/,
	],
})

/** A photograph from a phone: large, rotated, with its location. */
async function photograph(): Promise<Buffer> {
	const noise = { type: 'gaussian', mean: 140, sigma: 30 } as const
	const create = { width: 2_000, height: 1_500, channels: 3, background: '#364e42', noise } as const
	return await sharp({ create })
		.jpeg()
		.withMetadata({ orientation: 8 })
		.withExif({ IFD3: { GPSLatitude: '40/1' } })
		.toBuffer()
}

test('a picture is uploaded, gets its alternative text, and is shown in the preview of the email', async ({
	page,
}) => {
	const smtp = await listenSmtp()
	const limits = { mailsPerHour: 500, lettersPerDay: 1_000 }
	const site = await startLetterSite({ smtpUrl: smtp.url, limits })
	try {
		await insertPeople(site.db, [{}, { locale: 'de' }])
		await enterLetters(page, site.address)
		await page.getByRole('button', { name: 'Escribir la primera carta' }).click()
		await write(page, 0, 'We open', 'Hello')
		await write(page, 1, 'Wir machen auf', 'Hallo')
		await page.getByRole('button', { name: 'Poner una imagen' }).click()
		const dialog = page.getByRole('dialog', { name: 'Poner una imagen' })
		await expect(dialog.getByText('Todavía no hay ninguna.')).toBeVisible()
		const file = dialog.getByLabel('Subir una imagen').first()
		const broken = (await photograph()).subarray(0, 9_000)
		await file.setInputFiles({ name: 'half.jpg', mimeType: 'image/jpeg', buffer: broken })
		await expect(dialog.getByText('El archivo está dañado')).toBeVisible()
		expect(await violations(page)).toEqual([])
		const buffer = await photograph()
		await file.setInputFiles({ name: 'house.jpg', mimeType: 'image/jpeg', buffer })
		const picture = dialog.getByRole('radio', { name: /^Imagen 1: 1040 × 1387, \d+ kB$/ })
		await expect(picture).toBeChecked()
		await expect(dialog.getByText('El archivo está dañado')).toBeHidden()
		await dialog.getByLabel('Qué se ve, en English').fill('A house at night')
		await dialog.getByLabel('Qué se ve, en Deutsch').fill('Ein Haus bei Nacht')
		expect(await violations(page)).toEqual([])
		await page.setViewportSize({ width: 360, height: 740 })
		expect(await isTooWide(page)).toBe(false)
		await dialog.getByRole('button', { name: 'Poner en la carta' }).click()
		await expect(dialog).toBeHidden()
		await dismissToasts(page)
		await page.setViewportSize({ width: 1440, height: 900 })
		await expect(page.getByText('Cada imagen dice qué se ve.')).toBeAttached()
		const mail = page.frameLocator('iframe[title="Vista previa, Deutsch"]')
		const shown = mail.getByRole('img', { name: 'Ein Haus bei Nacht' })
		await expect(shown).toBeVisible()
		await expect
			.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
			.toBe(1_040)
		expect(await violations(page)).toEqual([])

		await test.step('a missing alternative text is reported in the checks of the letter', async () => {
			const text = page.getByLabel('Texto', { exact: true }).nth(0)
			await text.press('Control+End')
			// Moves the cursor before the chip that replaces the picture's address, to the end of the alternative text.
			await text.press('ArrowLeft')
			for (let left = 'A house at night'.length; left > 0; left -= 1) await text.press('Backspace')
			await expect(page.getByText('Falta decir qué se ve en una imagen, en English.')).toBeVisible()
		})
		await test.step('a picture that is used in a letter cannot be deleted', async () => {
			await page.getByRole('button', { name: 'Poner una imagen' }).click()
			await dialog.getByRole('radio', { name: /ya en una carta$/ }).check()
			await expect(dialog.getByRole('button', { name: /^Borrar/ })).toBeHidden()
			await page.keyboard.press('Escape')
			await expect(page.getByRole('button', { name: 'Poner una imagen' })).toBeFocused()
		})
	} finally {
		await leave(page)
		await site.close()
		await smtp.close()
	}
})
