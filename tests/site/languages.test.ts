import { expect, test } from 'vitest'
import { articleWords } from '#content/articles/shared-words.ts'
import { chrome } from '#content/chrome/chrome.ts'
import { languageNames } from '#content/language-names.ts'
import { leadForm } from '#content/lead-form.ts'
import { printables } from '#content/printables/printables.ts'
import { introvertTests, mbtiTests } from '#content/quizzes/quizzes.ts'
import { countries } from '#domain/country/countries.ts'
import { languages } from '#domain/pages/pages.ts'
import { attributeValues, languageOf, pages } from '#testing/built-pages.ts'
import { visibleTexts } from '#testing/visible-texts.ts'

const translated = pages
	.map((page) => ({ ...page, language: languageOf(page.html) }))
	.filter(({ language }) => language !== 'en')

/** Words that are English and neither German nor Portuguese. Two of them make a sentence English. */
const englishWords =
	/\b(?:the|and|of|to|with|that|this|these|are|have|has|what|when|how|from|you|your|they|their|would|about|which|is|it|be|been|were|than|into|but|we|our|my|or|at|because|without)\b/gi

/** Names, and words that the specification fixes in English. */
const names = [
	'Unexpected Application Error!',
	'The Myers & Briggs Foundation',
	'Myers-Briggs Type Indicator',
	'How We Feel',
	...Object.values(languageNames),
]

/** The words around every page in English, as one would forget to translate them. */
const englishLabels = new Set(
	stringsIn([
		chrome.en,
		articleWords.en,
		leadForm.en,
		printables.en,
		introvertTests.en.shared,
		introvertTests.en.labels,
		mbtiTests.en.labels,
	]),
)
const translatedLabels = new Set(
	languages
		.filter((language) => language !== 'en')
		.flatMap((language) => [
			...stringsIn([chrome[language], articleWords[language], leadForm[language]]),
			...stringsIn([printables[language]]),
		]),
)

const countryPaths = new Set<string>(Object.values(countries).map(({ path }) => path))

test('there are pages in every language', () => {
	expect(new Set(translated.map(({ language }) => language)).size).toBe(languages.length - 1)
})

test.each(translated)('$path says nothing in English', ({ html }) => {
	const found = visibleTexts(html)
		.flatMap((text) => text.split(/(?<=[.?!:])\s|\n/))
		.filter(isEnglish)
	expect([...new Set(found)]).toEqual([])
})

test('an English sentence and a forgotten label are found, a marked one is not', () => {
	expect(textsOf('Read what the app does.').filter(isEnglish)).toHaveLength(1)
	expect(textsOf('<a href="/x">Skip to content</a>').filter(isEnglish)).toHaveLength(1)
	expect(textsOf('<i lang="en">Read what the app does.</i> Lies.').filter(isEnglish)).toEqual([])
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

function textsOf(words: string): readonly string[] {
	return visibleTexts(`<html lang="de"><p>${words}</p></html>`)
}

function isEnglish(sentence: string): boolean {
	if (/^(?:https?:|mailto:|\/)\S*$/.test(sentence)) return false
	const text = names.reduce((rest, name) => rest.replaceAll(name, ''), sentence).trim()
	const words = text.match(englishWords)?.length ?? 0
	return (
		(words >= 2 && words / text.split(/\s+/).length >= 0.2) ||
		(englishLabels.has(text) && !translatedLabels.has(text))
	)
}

/** Every string inside a value with at least one word, however deep. */
function stringsIn(value: unknown): string[] {
	if (typeof value === 'string') return /^\p{L}{3}/u.test(value) ? [value] : []
	if (typeof value !== 'object' || value === null) return []
	return Object.values(value).flatMap(stringsIn)
}
