const languages = new Intl.DisplayNames('es', { type: 'language' })
const countries = new Intl.DisplayNames('es', { type: 'region' })

/**
 * The Spanish name of a language.
 *
 * @example languageName('de') // 'alemán'
 */
export function languageName(code: string): string {
	return nameIn(languages, code)
}

/**
 * The Spanish name of a country.
 *
 * @example countryName('DE') // 'Alemania'
 */
export function countryName(code: string): string {
	return nameIn(countries, code)
}

/** An imported row may have a language or country that does not exist. */
function nameIn(names: Intl.DisplayNames, code: string): string {
	try {
		return names.of(code) ?? code
	} catch {
		return code
	}
}
