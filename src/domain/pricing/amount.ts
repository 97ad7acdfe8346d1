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
 * Formats an amount in Spanish style, as typed.
 *
 * @example amountText(1050, 2) // '10,50'
 * @example amountText(1000, 2) // '10'
 */
export function amountText(minor: number, digits: number): string {
	const whole = Math.floor(minor / 10 ** digits)
	const part = minor % 10 ** digits
	return part === 0 ? `${whole}` : `${whole},${`${part}`.padStart(digits, '0')}`
}
