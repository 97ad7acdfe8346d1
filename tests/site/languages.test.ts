import { expect, test } from 'vitest'
import { countries } from '#domain/country/countries.ts'
import { languages } from '#domain/pages/pages.ts'
import { attributeValues, languageOf, pages } from '#testing/built-pages.ts'
import { englishSentences } from '#testing/english-sentences.ts'
import { visibleTexts } from '#testing/visible-texts.ts'

const translated = pages
	.map((page) => ({ ...page, language: languageOf(page.html) }))
	.filter(({ language }) => language !== 'en')

const countryPaths = new Set<string>(Object.values(countries).map(({ path }) => path))

test('there are pages in every language', () => {
	expect(new Set(translated.map(({ language }) => language)).size).toBe(languages.length - 1)
})

test.each(translated)('$path says nothing in English', ({ html }) => {
	expect(englishSentences(visibleTexts(html))).toEqual([])
})

test.each([
	['an English sentence', 'Read what the app does.', 1],
	['a forgotten label', '<a href="/x">Skip to content</a>', 1],
	['nothing in what is marked as English', '<i lang="en">Read what the app does.</i> Lies.', 0],
])('finds %s', (_what, words, count) => {
	const html = `<html lang="de"><p>${words}</p></html>`
	expect(englishSentences(visibleTexts(html))).toHaveLength(count)
})

test.each(translated)('links of $path to pages in English say so', ({ html }) => {
	const main = html.slice(html.indexOf('<body'))
	const unsaid = [...main.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].flatMap(
		([tag, attributes = '', label = '']) => {
			const [href = ''] = attributeValues(tag, 'a', 'href')
			const target = pages.find(({ path }) => path === href.replace(/[#?].*/, ''))
			const isEnglishPage = target !== undefined && languageOf(target.html) === 'en'
			// A country's page is named in the country's language.
			const isCountry = countryPaths.has(target?.path ?? '')
			const isMarked = isCountry || /\s(?:lang|hreflang)="en/i.test(attributes)
			const text = label.replaceAll(/<[^>]+>/g, '').trim()
			return isEnglishPage && !isMarked && !/englisch|inglês|in English/i.test(text)
				? [`${text}: ${href}`]
				: []
		},
	)
	expect(unsaid).toEqual([])
})
