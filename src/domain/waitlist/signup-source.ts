import { countries, type CountryCode } from '#domain/country/countries.ts'

const pagesBySource: ReadonlyMap<string, string> = new Map([
	['premium', '/'],
	['introvert-test', '/introvert-test'],
	['mbti-test', '/mbti-test'],
])

/**
 * The country whose page had the form, by the source of a signup. It says nothing about where the person lives.
 *
 * @returns null for a form on another page
 * @example countryOfSource('regional-gb') // 'GB'
 * @example countryOfSource('premium') // null
 */
export function countryOfSource(source: string): CountryCode | null {
	const code = /^regional-([a-z]{2})$/.exec(source)?.[1]?.toUpperCase()
	return Object.values(countries).find((country) => country.code === code)?.code ?? null
}

/**
 * The path of the page whose form has this source.
 *
 * @returns null for a form that is not on a page of the site, such as the one on the page of an expired link
 * @example pageOfSource('regional-gb') // '/uk'
 * @example pageOfSource('guide-social-battery-drained') // '/social-battery-drained'
 * @example pageOfSource('again') // null
 */
export function pageOfSource(source: string): string | null {
	const country = countryOfSource(source)
	if (country !== null) return countries[country].path
	const guide = /^guide-([a-z-]+)$/.exec(source)?.[1]
	return guide === undefined ? (pagesBySource.get(source) ?? null) : `/${guide}`
}
