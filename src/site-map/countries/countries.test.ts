import { expect, test } from 'vitest'
import { countries, countryCodes } from './countries.ts'
import { countryAliases } from './country-aliases.ts'

test.each([
	['US', '/usa', 'USD', 'en-US', 'America/New_York'],
	['IN', '/india', 'INR', 'en-IN', 'Asia/Kolkata'],
	['GB', '/uk', 'GBP', 'en-GB', 'Europe/London'],
	['DE', '/deutschland', 'EUR', 'de-DE', 'Europe/Berlin'],
	['BR', '/brasil', 'BRL', 'pt-BR', 'America/Sao_Paulo'],
] as const)('the country %s has its page at %s', (code, path, currency, language, timezone) => {
	const flag = code.toLowerCase()
	expect(countries[code]).toEqual({ code, flag, path, currency, language, timezone })
})

test.each(countryCodes)('the runtime knows the currency, language and time zone of %s', (code) => {
	const { currency, language, timezone } = countries[code]
	expect(Intl.supportedValuesOf('currency')).toContain(currency)
	expect(Intl.getCanonicalLocales(language)).toEqual([language])
	expect(() => new Intl.DateTimeFormat(language, { timeZone: timezone })).not.toThrow()
})

test('the code of every country, in lower case, is an alias of the path of the country’s page', () => {
	expect(countryAliases).toEqual({
		us: '/usa',
		in: '/india',
		gb: '/uk',
		de: '/deutschland',
		br: '/brasil',
	})
})
