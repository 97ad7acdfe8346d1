import type { Page } from '@playwright/test'
import { errorPage } from '#site/seo/props/error-page.ts'
import { languageNames } from '#site-map/languages.ts'
import { type PageLanguage, pageLanguages, pages } from '#site-map/pages.ts'
import { addressIn } from '#cms/reader/site-pages.ts'
import { englishSentences } from '#cms/checks/english-sentences.ts'
import { open } from '#testing/quiz.ts'
import { visibleTexts } from '#testing/visible-texts.ts'
import { words } from '#cms/reader/entries.ts'
import { seeLargeText } from './large-text.ts'
import { mailWithLink } from './mails.ts'
import { expect, test } from './visit.ts'

test.use({ expectedErrors: [/status of 4\d\d|^404: /] })

const translations = pageLanguages.filter((language) => language !== 'en')

test(
	'long German words in large text fit in a quiz question and on the Two sheets page that shows both sheets',
	{ tag: '@night' },
	async ({ page }) => {
		await open(page, pages.mbtiTest.de)
		const { intro, questions } = words('mbtiTest', 'de')
		await page.getByRole('button', { name: intro.start, exact: true }).click()
		await expect(
			page.getByRole('heading', { level: 1, name: questions[0]?.text ?? '' }),
		).toBeFocused()
		await page.keyboard.press('b')
		await expect(
			page.getByRole('heading', { level: 1, name: questions[1]?.text ?? '' }),
		).toBeFocused()
		await seeLargeText(page)
		await open(page, `${pages.twoSheets.de}#1jk256c72nb9p`)
		await expect(page.getByRole('heading', { level: 1 })).toContainText('verschieden')
		await seeLargeText(page)
	},
)

for (const [index, language] of translations.entries()) {
	const home = addressIn('home', language).path
	const { notices } = words('notices', language)
	const myData = words('myData', language)
	const form = words('leadForm', language)
	/** The language the visitor switches to and back from. */
	const other = translations.at(index - 1) ?? 'en'
	const othersData = words('myData', other)

	const title = `from ${home} to the unsubscription, no page and no email contains English`
	test(title, { tag: '@night' }, async ({ page }) => {
		const address = `${language}-${crypto.randomUUID()}@example.com`
		const heading = page.getByRole('heading', { level: 1 })
		const field = page.getByLabel(form.label, { exact: true })
		const success = page.getByRole('status').filter({ hasText: form.sent.title })

		await test.step('the landing page, the quiz and the result are in the chosen language', async () => {
			await open(page, home)
			await seeLanguage(page, language)
			const { questions, intro, labels } = words('introvertTest', language)
			await page.locator(`a[href="${pages.introvertTest[language]}"]`).first().click()
			await expect(heading).toHaveText(intro.title)
			await seeLanguage(page, language)
			await page.getByRole('button', { name: intro.start, exact: true }).click()
			for (const { text } of questions) {
				await expect(page.getByRole('heading', { level: 1, name: text })).toBeFocused()
				if (text === questions[0]?.text) await seeLanguage(page, language)
				await page.keyboard.press('d')
			}
			await expect(heading).toHaveText(labels.types['Deep Introvert'])
			await seeLanguage(page, language)
		})

		await test.step('the form below the result and its error messages are in the chosen language', async () => {
			await field.fill('ada')
			await field.press('Enter')
			await expect(field).toHaveAccessibleDescription(form.wrong)
			await seeLanguage(page, language)
			await page.route('**/api/waitlist', (route) => route.fulfill({ status: 429, json: {} }))
			await field.fill(address)
			await field.press('Enter')
			await expect(field).toHaveAccessibleDescription(form.tooMany)
			await seeLanguage(page, language)
			await page.unroute('**/api/waitlist')
			await field.press('Enter')
			await expect(success).toContainText(form.sent.text)
			await seeLanguage(page, language)
		})

		await test.step('the planner that the result links to is in the chosen language', async () => {
			await page.locator(`main a[href^="${pages.week[language]}"]`).first().click()
			await expect(page).toHaveURL(new RegExp(`^[^#?]*${pages.week[language]}\\b`))
			await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
			await seeLanguage(page, language)
		})

		const { mail, link } = await mailWithLink(address, 'confirm')
		await test.step('the confirmation email and the page behind its link are in the chosen language', async () => {
			seeMailLanguage(mail, language)
			await page.goto(link)
			await expect(heading).toHaveText(notices.confirm.title)
			await seeLanguage(page, language)
			await page.getByRole('main').getByRole('button').click()
			await expect(heading).toHaveText(notices.confirmed.title)
			await seeLanguage(page, language)
		})

		await test.step('the page for an unknown path links to the landing page, whose form accepts an address that is already on the list', async () => {
			const answer = await page.goto(`${home}/x`)
			expect(answer?.status()).toBe(404)
			const { notice } = errorPage(404, language)
			await expect(heading).toHaveText(notice.title)
			await seeLanguage(page, language)
			await page.getByRole('link', { name: notice.action.label, exact: true }).click()
			await expect(page).toHaveURL(home)
			await field.fill(address)
			await field.press('Enter')
			await expect(success).toContainText(form.sent.text)
			await seeLanguage(page, language)
		})

		const data = (await mailWithLink(address, 'data')).link
		await test.step('“Your data with us” switches to another language, and the next email is in that language', async () => {
			await page.goto(data)
			await expect(heading).toHaveText(myData.title)
			await seeLanguage(page, language)
			await page.getByLabel(languageNames[other]).check()
			await press(page, myData.language.button)
			await expect(heading).toHaveText(othersData.title)
			await seeLanguage(page, other)
			await press(page, othersData.export.button)
			await expect(heading).toHaveText(othersData.notices.exportSent.title)
			await seeLanguage(page, other)
			const file = await mailWithLink(address, 'export')
			seeMailLanguage(file.mail, other)
			expect(file.mail.subject).toBe(words('mails', other).data.export.subject)
		})

		await test.step('“Your data with us” switches back to the first language, and the unsubscription is in that language', async () => {
			await page.goto(data)
			await page.getByLabel(languageNames[language]).check()
			await press(page, othersData.language.button)
			await expect(heading).toHaveText(myData.title)
			await page.goto((await mailWithLink(address, 'unsubscribe')).link)
			await expect(heading).toHaveText(notices.unsubscribe.title)
			await seeLanguage(page, language)
			await page.getByRole('main').getByRole('button').click()
			await expect(heading).toHaveText(notices.unsubscribed.title)
			await seeLanguage(page, language)
		})
	})
}

async function press(page: Page, name: string): Promise<void> {
	await page.getByRole('button', { name, exact: true }).click()
}

/** Expects no English in any text, accessible name, title or placeholder, visible or hidden. */
async function seeLanguage(page: Page, language: PageLanguage): Promise<void> {
	await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}\\b`))
	const { pathname } = new URL(page.url())
	expect(englishSentences(visibleTexts(await page.content())), pathname).toEqual([])
}

/** Expects no English in the subject, text and HTML of an email. */
function seeMailLanguage(
	{ subject, text, html }: Awaited<ReturnType<typeof mailWithLink>>['mail'],
	language: PageLanguage,
): void {
	expect(html).toMatch(new RegExp(`<html lang="${language}\\b`))
	const texts = [subject ?? '', text ?? '', ...visibleTexts(html || '')]
	expect(englishSentences(texts)).toEqual([])
}
