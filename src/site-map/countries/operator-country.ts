import { type Language, languages } from '#site-map/languages.ts'

/** The countries in which an operator can be, by ISO 3166-1 code. */
export const operatorCountries: readonly string[] = (
	'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD ' +
	'CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF ' +
	'GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN ' +
	'KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA ' +
	'NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI ' +
	'SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI ' +
	'VN VU WF WS YE YT ZA ZM ZW'
).split(' ')

const eea: ReadonlySet<string> = new Set(
	'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
		' ',
	),
)

/** Countries with an unrestricted adequacy decision of the European Commission. */
const adequate: ReadonlySet<string> = new Set('AD AR CH FO GB GG IL IM JE JP KR NZ UY'.split(' '))

/**
 * The status of a country under EU data protection law.
 *
 * @example dataProtectionOf('AR') // 'adequate'
 */
export function dataProtectionOf(country: string): 'eea' | 'adequate' | 'other' {
	if (eea.has(country)) return 'eea'
	return adequate.has(country) ? 'adequate' : 'other'
}

/**
 * The name of a country in a language.
 *
 * @example countryName('AR', 'de') // 'Argentinien'
 */
export function countryName(country: string, language: Language): string {
	return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
}

/**
 * An operator's address ending with the country, which the setting may omit.
 *
 * @example postalAddress('Calle 1, Rosario', 'AR', 'de') // 'Calle 1, Rosario, Argentinien'
 * @example postalAddress('Calle 1, Rosario, Argentina', 'AR', 'de') // 'Calle 1, Rosario, Argentinien'
 */
export function postalAddress(address: string, country: string, language: Language): string {
	const own = withoutCountry(address, country) ?? address.trim()
	return [own, countryName(country, language)].filter((part) => part !== '').join(', ')
}

/**
 * The country named by the last part of an address in one of the site's languages; null if there is none.
 *
 * @example namedCountry('Calle Mayor 1, Madrid, España') // 'ES'
 * @example namedCountry('Calle Mayor 1, Madrid') // null
 */
export function namedCountry(address: string): string | null {
	return operatorCountries.find((country) => withoutCountry(address, country) !== null) ?? null
}

/**
 * The part of an address before a country's name at its end; null if the address does not end with that name. The name
 * can contain a comma.
 */
function withoutCountry(address: string, country: string): string | null {
	const names = languages.map((language) => RegExp.escape(countryName(country, language)))
	const found = new RegExp(`^(?:(.*),)?\\s*(?:${names.join('|')})$`, 'is').exec(address.trim())
	return found && (found[1] ?? '')
}
