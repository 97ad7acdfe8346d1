import { expect, test } from 'vitest'
import { countries } from '#site-map/countries/countries.ts'
import { pathPrefixes } from './own-pages.ts'
import { pageLanguages } from './languages.ts'
import { countryOfSource, guideSource, languageOfSource, pageOfSource } from './signup-source.ts'

test('the signup source of each regional page gives the country and path of the page', () => {
	for (const { code, path } of Object.values(countries)) {
		const source = `regional-${code.toLowerCase()}`
		expect([countryOfSource(source), pageOfSource(source)]).toEqual([code, path])
	}
})

test.each([
	['premium', '/'],
	['introvert-test', '/introvert-test'],
	['mbti-test', '/mbti-test'],
	['guide-low-social-battery', '/low-social-battery'],
])(
	'a form with the signup source %s is on the page %s, and the source gives no country',
	(source, page) => {
		expect([countryOfSource(source), pageOfSource(source)]).toEqual([null, page])
	},
)

test.each(['again', 'regional-fr', 'regional-GB', 'guide-//evil.example', '', 'toString'])(
	'the signup source %j gives neither a page nor a country',
	(source) => {
		expect([countryOfSource(source), pageOfSource(source)]).toEqual([null, null])
	},
)

test.each(pageLanguages)(
	'the signup source of a guide made by the owner in the language %s gives its page',
	(language) => {
		const path = `${pathPrefixes[language]}two-words`
		const source = guideSource(path)
		expect([pageOfSource(source), languageOfSource(source)]).toEqual([path, language])
	},
)
