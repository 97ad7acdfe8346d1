import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts a text, as base64url.
 *
 * @param place where the text belongs, such as the name of a row: elsewhere it cannot be decrypted
 */
export function sealText(
	text: string,
	key: KeyObject,
	random: (bytes: number) => Buffer,
	place = '',
): string {
	const nonce = random(nonceBytes)
	const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place))
	const sealed = Buffer.concat([cipher.update(text), cipher.final()])
	return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a text. Returns null if it was not encrypted with this key, for this place. */
export function openText(sealedText: string, key: KeyObject, place = ''): string | null {
	const bytes = Buffer.from(sealedText, 'base64url')
	if (bytes.length <= nonceBytes + tagBytes) return null
	const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
	decipher.setAAD(Buffer.from(place))
	decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
	try {
		const sealed = bytes.subarray(nonceBytes + tagBytes)
		return Buffer.concat([decipher.update(sealed), decipher.final()]).toString()
	} catch {
		return null
	}
}
