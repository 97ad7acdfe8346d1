import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { type Language, languages } from '#site-map/pages.ts'
import { type LetterRecipient, mailBytes, renderLetter } from './render-letter.ts'

const site = 'https://innervolt.example'

const english = {
	subject: 'We open on 2 March',
	text: `Hello,

**What it does.** Two taps & [one guide](/social-battery-drained), <now>.

[Look in](https://innervolt.example/?utm_campaign=old)

## Also

- [the app](https://app.innervolt.example/signup)
- [a neighbour](https://neighbour.example/a?b=1&c=2)`,
}

const letter = {
	content: {
		en: english,
		de: { ...english, subject: 'Am 2. März machen wir auf' },
		pt: { ...english, subject: 'Abrimos no dia 2 de março' },
		es: { ...english, subject: 'Abrimos el 2 de marzo' },
	},
	fallback: null,
	campaign: 'letter-march',
}

function recipient(language: Language): LetterRecipient {
	return {
		language,
		unsubscribeUrl: `${site}/waitlist/unsubscribe?token=t&lang=en`,
		consent: { givenAt: '2027-02-09T23:30:00.000Z', source: 'regional-de' },
	}
}

const withDataPage = { ...recipient('en'), dataUrl: `${site}/d` }

// Mail clients need inline styles and layout tables.
const validator = new HtmlValidate({
	extends: ['html-validate:standard'],
	rules: { 'no-inline-style': 'off', 'no-deprecated-attr': 'off', 'wcag/h63': 'off' },
})

test.each(languages)('a letter in %s is valid HTML without images', async (language) => {
	const { html } = renderLetter(letter, { ...withDataPage, language }, site)
	const report = await validator.validateString(html)
	expect(report.results.flatMap(({ messages }) => messages)).toEqual([])
	expect(html).not.toMatch(/<img|<script|url\(|<now>/)
})

test('the HTML part and the text part have the same links in the same order', () => {
	const { html, text } = renderLetter(letter, withDataPage, site)
	const inHtml = Array.from(html.matchAll(/href="([^"]*)"/g), ([, url = '']) =>
		url.replaceAll('&amp;', '&'),
	)
	expect(inHtml).toHaveLength(7)
	expect(Array.from(text.matchAll(/^ *(https:.*)$/gm), ([, url]) => url)).toEqual(inHtml)
})

test('a letter in a language without pages links to the English page, and says that the page is in English', () => {
	const { text } = renderLetter(letter, recipient('es'), site)
	expect(text).toMatch(/ \(en\singlés\):\nhttps:\/\/innervolt\.example\/week\?/)
})

test('links to the site and to the app carry the campaign, and other links are unchanged', () => {
	const { text } = renderLetter(letter, recipient('en'), site)
	const campaign = 'utm_source=letter&utm_medium=email&utm_campaign=letter-march'
	expect(text).toContain(`/social-battery-drained?${campaign}\n`)
	expect(text).toContain(`/week?${campaign}\n`)
	expect(text).toContain('/?utm_campaign=letter-march&utm_source=letter&utm_medium=email\n')
	expect(text).toContain(`https://app.innervolt.example/signup?${campaign}\n`)
	expect(text).toContain('https://neighbour.example/a?b=1&c=2\n')
})

test.each([
	['en', 'entered on February 9, 2027 at innervolt.example/deutschland and then confirmed.'],
	['de', 'am 9. Februar 2027 auf innervolt.example/deutschland eingetragen'],
	['pt', 'no dia 9 de fevereiro de 2027, em innervolt.example/deutschland,'],
] as const)('the footer in %s names the day and the page of the consent', (language, words) => {
	const { text, html } = renderLetter(letter, recipient(language), site)
	expect(text).toContain(words)
	expect(html).toContain(words)
})

test('without a stored consent the footer says that the address is on the list', () => {
	const { text } = renderLetter(letter, { ...recipient('de'), consent: null }, site)
	expect(text).toContain('auf der Warteliste von Innervolt')
})

test('the footer links to “Your data with us” only if the recipient has such a page', () => {
	expect(renderLetter(letter, recipient('en'), site).text).not.toContain('Your data')
	expect(renderLetter(letter, withDataPage, site).text).toContain(`Your data with us:\n${site}/d`)
})

test('a recipient whose language has no content gets the whole email in the fallback language', () => {
	const onlyEnglish = { ...letter, content: { en: english } }
	expect(() => renderLetter(onlyEnglish, recipient('de'), site)).toThrow(RangeError)
	const mail = renderLetter({ ...onlyEnglish, fallback: 'en' }, recipient('de'), site)
	expect(mail).toEqual(renderLetter(letter, recipient('en'), site))
})

test('exactly one window of the house drawn in a letter is lit', () => {
	const { html } = renderLetter(letter, recipient('en'), site)
	expect(html.slice(html.indexOf('class="wall"')).match(/#f9c056/g)).toHaveLength(1)
})

test('the size of an email is the number of bytes in its text and HTML parts together', () => {
	expect(mailBytes({ text: 'ä', html: 'ab' })).toBe(4)
})
