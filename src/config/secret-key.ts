/**
 * Reads 32 bytes in base64, as `openssl rand -base64 32` writes them. Null for any other text.
 *
 * @example parseSecretKey('c2VjcmV0') // null: six bytes
 */
export function parseSecretKey(text: string): Buffer | null {
	const bytes = Buffer.from(text, 'base64')
	return bytes.length === 32 && bytes.toString('base64') === text ? bytes : null
}
