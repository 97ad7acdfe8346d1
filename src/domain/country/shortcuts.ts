import { countries } from './countries.ts'

/**
 * Country codes in lower case that stand for a regional page. `/uk` is a page itself.
 *
 * @example countryShortcuts['gb'] // '/uk'
 */
export const countryShortcuts: Readonly<Record<string, string>> = Object.fromEntries(
	Object.values(countries).map(({ code, path }) => [code.toLowerCase(), path]),
)
