/**
 * Parses a typed number: digits, with or without dots and spaces between them.
 *
 * @returns null for anything else
 * @example parseTypedNumber(' 3.949 ') // 3949
 */
export function parseTypedNumber(text: string): number | null {
	const digits = text.replaceAll(/[.\s]/g, '')
	return /^\d+$/.test(digits) ? Number(digits) : null
}
