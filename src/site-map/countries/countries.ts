/** The countries with a regional page, by ISO 3166-1 code, in display order. */
export const countryCodes = ['US', 'IN', 'GB', 'DE', 'BR'] as const

/** An upper-case country code: `GB`, although its page is `/uk`. */
export type CountryCode = (typeof countryCodes)[number]

/** A country code in lower case, as in names of files: `gb`. */
export type CountryFlag = Lowercase<CountryCode>

/** The words about each country are in `content`. */
export type Country = {
	readonly code: CountryCode
	readonly flag: CountryFlag
	/** The page's address: `/deutschland`. */
	readonly path: '/usa' | '/india' | '/uk' | '/deutschland' | '/brasil'
	/** The country's currency (ISO 4217). Prices are in US dollars, and the page says so if the currency differs. */
	readonly currency: string
	/** The page's language, as a BCP 47 tag with its region. */
	readonly language: `${string}-${CountryCode}`
	/** The IANA time zone of most of the population, used to send letters at an hour of the reader's local time. */
	readonly timezone: string
}

export const countries = {
	US: {
		code: 'US',
		flag: 'us',
		path: '/usa',
		currency: 'USD',
		language: 'en-US',
		timezone: 'America/New_York',
	},
	IN: {
		code: 'IN',
		flag: 'in',
		path: '/india',
		currency: 'INR',
		language: 'en-IN',
		timezone: 'Asia/Kolkata',
	},
	GB: {
		code: 'GB',
		flag: 'gb',
		path: '/uk',
		currency: 'GBP',
		language: 'en-GB',
		timezone: 'Europe/London',
	},
	DE: {
		code: 'DE',
		flag: 'de',
		path: '/deutschland',
		currency: 'EUR',
		language: 'de-DE',
		timezone: 'Europe/Berlin',
	},
	BR: {
		code: 'BR',
		flag: 'br',
		path: '/brasil',
		currency: 'BRL',
		language: 'pt-BR',
		timezone: 'America/Sao_Paulo',
	},
} as const satisfies Record<CountryCode, Country>

export const countryFlags = Object.values(countries).map(({ flag }) => flag)
