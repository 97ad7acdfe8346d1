import { countries } from './countries.ts'

/**
 * The regional page of each country code in lower case. `/uk` is itself a page.
 *
 * @example countryAliases['gb'] // '/uk'
 */
export const countryAliases: Readonly<Record<string, string>> = Object.fromEntries(
	Object.values(countries).map(({ code, path }) => [code.toLowerCase(), path]),
)
