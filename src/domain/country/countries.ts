/** The countries with a regional page, by their ISO 3166-1 code, in the order in which pages list them. */
export const countryCodes = ['US', 'IN', 'GB', 'DE', 'BR'] as const

/** One of them, in capitals: `GB`, although its page is `/uk`. */
export type CountryCode = (typeof countryCodes)[number]

/**
 * What is fixed about a country with a regional page. Its words stand in the content.
 *
 * @example
 * const country: Country = countries.BR
 */
export type Country = {
	readonly code: CountryCode
	/** The page's own address, where the code is not: `/deutschland`. */
	readonly path: `/${string}`
	/** What people there pay with (ISO 4217). Prices stay in dollars and say so where this differs. */
	readonly currency: string
	/** The page's language, as a BCP 47 tag with its region. */
	readonly language: `${string}-${CountryCode}`
	/** A time zone of the country that most of its people live by (IANA). Nothing on the page has a date. */
	readonly timezone: string
}

/**
 * The regional pages, one row for each country.
 *
 * @example countries.GB.path // '/uk'
 */
export const countries = {
	US: country('US', '/usa', 'USD', 'en-US', 'America/New_York'),
	IN: country('IN', '/india', 'INR', 'en-IN', 'Asia/Kolkata'),
	GB: country('GB', '/uk', 'GBP', 'en-GB', 'Europe/London'),
	DE: country('DE', '/deutschland', 'EUR', 'de-DE', 'Europe/Berlin'),
	BR: country('BR', '/brasil', 'BRL', 'pt-BR', 'America/Sao_Paulo'),
} as const satisfies Record<CountryCode, Country>

function country<Code extends CountryCode>(
	code: Code,
	path: `/${string}`,
	currency: string,
	language: `${string}-${Code}`,
	timezone: string,
): Country {
	return { code, path, currency, language, timezone }
}
