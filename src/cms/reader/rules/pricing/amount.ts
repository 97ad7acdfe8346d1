/**
 * The currencies in use: ISO 4217, list one, as of November 2026, without funds, metals and test codes. The browser's
 * own list is not used, because some browsers include currencies that no longer exist.
 */
export const currencies: readonly string[] = (
	'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY ' +
	'COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ' +
	'ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK ' +
	'MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF ' +
	'SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU ' +
	'UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'
).split(' ')

/**
 * The number of digits of a currency's minor unit.
 *
 * @example currencyDigits('USD') // 2
 */
export function currencyDigits(currency: string): number {
	const style = { style: 'currency', currency } as const
	return new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2
}

/**
 * Parses a typed amount with a decimal comma or point. Rejects thousands separators, because `1.000` is ambiguous.
 *
 * @returns the amount in the minor unit; null unless it is above zero
 * @example parseAmount('10,5', 2) // 1050
 * @example parseAmount('1.000', 2) // null
 */
export function parseAmount(text: string, digits: number): number | null {
	const [, whole, part = ''] = /^(\d{1,7})(?:[.,](\d+))?$/.exec(text.trim()) ?? []
	if (whole === undefined || part.length > digits) return null
	const minor = Number(whole) * 10 ** digits + Number(part.padEnd(digits, '0') || 0)
	return minor > 0 ? minor : null
}

/**
 * Formats an amount as it is typed in Spanish: with a decimal comma, and without decimals if it is whole.
 *
 * @example amountText(1050, 2) // '10,50'
 * @example amountText(1000, 2) // '10'
 */
export function amountText(minor: number, digits: number): string {
	const whole = Math.floor(minor / 10 ** digits)
	const part = minor % 10 ** digits
	return part === 0 ? `${whole}` : `${whole},${`${part}`.padStart(digits, '0')}`
}
