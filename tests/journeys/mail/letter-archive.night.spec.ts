import sharp from 'sharp'
import { pictureLine } from '#features/letters/pictures/rules/letter-picture.ts'
import { shrinkPicture } from '#features/letters/pictures/shrink-picture.ts'
import { insertDraft } from '#testing/letters.ts'
import { startLetterSite } from '#testing/letter-site.ts'
import { enterLetters, leave } from '../letters.ts'
import { expect, isTooWide, test, violations } from '../visit.ts'

// A session check returns 401, a request without a recent re-authentication 403, and a removed page, which is requested
// on purpose, 404.
test.use({ expectedErrors: [/status of (?:401|403|404)/] })

test('a sent letter is published on the web, read in two languages, and withdrawn', async ({
	page,
}) => {
	const limits = { mailsPerHour: 500, lettersPerDay: 1_000 }
	const site = await startLetterSite({ smtpUrl: 'smtp://127.0.0.1:1', limits })
	try {
		const create = { width: 1_200, height: 600, channels: 3, background: '#364e42' } as const
		const picture = await shrinkPicture(await sharp({ create }).png().toBuffer())
		if (typeof picture === 'string') throw new Error(picture)
		await site.store.letters.addPicture(picture, 'ada')
		const text = `Hello,\n\n**at last.**\n\n# Since March\n\n- one\n- two\n\n${pictureLine(picture.name, 'A house at night')}\n\n[Look in](/week)`
		await insertDraft(site.db, {
			state: 'finished',
			campaign: 'letter-we-open',
			send_at: new Date(site.clock.now()).toISOString(),
			confirmed_at: new Date(site.clock.now()).toISOString(),
			recipients: 1,
			content: JSON.stringify({
				en: { subject: 'We open on 2 March', text },
				de: { subject: 'Wir machen auf', text: 'Guten Tag' },
			}),
		})
		await enterLetters(page, site.address)
		await page.getByRole('link', { name: 'We open', exact: true }).click()
		await page.getByRole('button', { name: 'Ponerla en la web' }).click()
		await expect(page.getByText('Carta en la web')).toBeVisible()
		await expect(page.getByRole('link', { name: /\/letters\/de\/we-open$/ })).toBeVisible()
		expect(await violations(page)).toEqual([])
		await page.setViewportSize({ width: 360, height: 740 })
		expect(await isTooWide(page)).toBe(false)

		await page.goto(`${site.address}/letters`)
		await expect(page.getByRole('heading', { name: 'Letters', level: 1 })).toBeVisible()
		expect(await violations(page)).toEqual([])
		expect(await isTooWide(page)).toBe(false)
		await page.getByRole('link', { name: 'We open on 2 March' }).click()
		await expect(page.getByRole('heading', { name: 'Since March', level: 2 })).toBeVisible()
		const image = page.getByRole('img', { name: 'A house at night' })
		await image.scrollIntoViewIfNeeded()
		await expect
			.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
			.toBe(1_040)
		expect(await isTooWide(page)).toBe(false)
		await page.setViewportSize({ width: 1440, height: 900 })
		expect(await violations(page)).toEqual([])
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
		await page.getByRole('main').getByRole('link', { name: 'Deutsch' }).click()
		await expect(page.getByText('Guten Tag')).toBeVisible()
		await expect(page.locator('html')).toHaveAttribute('lang', 'de')
		const feed = await page.request.get(`${site.address}/letters/de/feed.xml`)
		expect(await feed.text()).toContain('<title>Wir machen auf</title>')

		await page.goto(`${site.address}/waitlist/cartas`)
		await page.getByRole('link', { name: 'We open', exact: true }).click()
		await page.getByRole('button', { name: 'Quitarla de la web' }).click()
		await expect(page.getByText('Carta fuera de la web')).toBeVisible()
		const gone = await page.request.get(`${site.address}/letters/we-open`)
		expect(gone.status()).toBe(404)
	} finally {
		await leave(page)
		await site.close()
	}
})
