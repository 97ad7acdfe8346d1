import { expect, test } from 'vitest'
import { siteName } from '#cms/reader/facts/product.ts'
import { countries } from '#site-map/countries/countries.ts'
import { languages, pageLanguages } from '#site-map/pages.ts'
import { attributeValues, languageOf, pages, publicPages } from '#testing/built-pages.ts'
import { englishSentences } from '#cms/checks/english-sentences.ts'
import { visibleTexts } from '#testing/visible-texts.ts'

const translated = pages
	.map((page) => ({ ...page, language: languageOf(page.html) }))
	.filter(({ language }) => language !== 'en')

const countryPaths = new Set<string>(Object.values(countries).map(({ path }) => path))

test('each language of the site has built pages', () => {
	expect(new Set(translated.map(({ language }) => language)).size).toBe(languages.length - 1)
})

test('no page links to, or offers, a language without public pages', () => {
	const publicLanguages = new Set(publicPages.map(({ html }) => languageOf(html)))
	expect([...publicLanguages].toSorted()).toEqual(pageLanguages.toSorted())
	for (const language of languages.filter((each) => !publicLanguages.has(each))) {
		const mark = new RegExp(`(?:hreflang|data-offer)="${language}`)
		expect(publicPages.filter(({ html }) => mark.test(html)).map(({ path }) => path)).toEqual([])
	}
})

test.each(translated)('$path has no English text', ({ html }) => {
	expect(englishSentences(visibleTexts(html))).toEqual([])
})

test.each([
	['an English sentence', 'Read what the app does.', 1],
	['a forgotten label', '<a href="/x">Skip to content</a>', 1],
	['no sentence in text marked as English', '<i lang="en">Read what the app does.</i> Lies.', 0],
])('given a German page, the check for English text finds %s', (_what, words, count) => {
	const html = `<html lang="de"><p>${words}</p></html>`
	expect(englishSentences(visibleTexts(html))).toHaveLength(count)
})

/** Pages except the panel, which links to pages in any language. */
const visitors = translated.filter(({ path }) => !path.startsWith('/waitlist'))

test.each(visitors)('$path marks links to English pages as English', ({ html }) => {
	const main = html.slice(html.indexOf('<body'))
	const unsaid = [...main.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].flatMap(
		([tag, attributes = '', label = '']) => {
			const [href = ''] = attributeValues(tag, 'a', 'href')
			const target = pages.find(({ path }) => path === href.replace(/[#?].*/, ''))
			const isEnglishPage = target !== undefined && languageOf(target.html) === 'en'
			// A link to a country's page needs no mark, because the link is named in the country's language.
			const isCountry = countryPaths.has(target?.path ?? '')
			const isMarked = isCountry || /\s(?:lang|hreflang)="en/i.test(attributes)
			const [name] = attributeValues(tag, 'a', 'aria-label')
			const text = label.replaceAll(/<[^>]+>/g, '').trim()
			const isSaid = text === siteName() || /englisch|inglês|inglés|in English/i.test(name ?? text)
			return isEnglishPage && !isMarked && !isSaid ? [`${text}: ${href}`] : []
		},
	)
	expect(unsaid).toEqual([])
})
