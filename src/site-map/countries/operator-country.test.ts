import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '#site-map/languages.ts'
import {
	countryName,
	dataProtectionOf,
	namedCountry,
	operatorCountries,
	postalAddress,
} from './operator-country.ts'

test.each([
	['Calle Mayor 1, Madrid, España', 'ES'],
	['Calle Mayor 1, Madrid,  spanien ', 'ES'],
	['Calle 1, Rosario, Argentina', 'AR'],
	['Calle Argentina 1, Madrid', null],
	['Argentina', 'AR'],
	['Nathan Road 1, Hong Kong, RAE da China', 'HK'],
	['', null],
])('the address %j names the country %s', (address, country) => {
	expect(namedCountry(address)).toBe(country)
})

test('a postal address ends with its country, named once and in the language of the page', () => {
	const country = fc.constantFrom(...operatorCountries)
	const language = fc.constantFrom(...languages)
	fc.assert(
		fc.property(country, language, language, (code, written, shown) => {
			const ended = `Calle 1, Rosario, ${countryName(code, shown)}`
			expect(postalAddress('Calle 1, Rosario', code, shown)).toBe(ended)
			expect(postalAddress(`Calle 1, Rosario, ${countryName(code, written)}`, code, shown)).toBe(
				ended,
			)
		}),
		{ numRuns: 20, examples: [['HK', 'pt', 'en']] },
	)
})

test('every country has a name in every language, and a data protection status', () => {
	expect(operatorCountries).toHaveLength(249)
	for (const language of languages) {
		for (const code of operatorCountries) expect(countryName(code, language)).not.toBe(code)
	}
	expect(['ES', 'AR', 'MX'].map(dataProtectionOf)).toEqual(['eea', 'adequate', 'other'])
})
