/**
 * An address masked for pages that others may see: its first character and its domain.
 *
 * @example maskedEmail('theo@mail.example') // 't…@mail.example'
 */
export function maskedEmail(email: string): string {
	const at = Math.max(email.lastIndexOf('@'), 0)
	return `${email.slice(0, Math.min(at, 1))}…${email.slice(at)}`
}
