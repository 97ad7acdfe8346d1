import { countries } from './countries.ts'

/**
 * The regional page for each lower-case country code. `/uk` is itself a page.
 *
 * @example countryAliases['gb'] // '/uk'
 */
export const countryAliases: Readonly<Record<string, string>> = Object.fromEntries(
	Object.values(countries).map(({ code, path }) => [code.toLowerCase(), path]),
)
