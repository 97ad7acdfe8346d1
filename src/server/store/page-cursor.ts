import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto'

/** A place between two rows of a list. */
export type PageCursor = {
	/** The order of the list. */
	readonly sort: string
	/** The sort keys of the row beside the page. */
	readonly keys: readonly (string | number | null)[]
	/** Whether the page follows that row or precedes it. */
	readonly side: 'after' | 'before'
	/** How many rows precede the place. */
	readonly offset: number
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts a cursor. Its keys can be an address, which must not be readable in a URL, and the keys of a cursor that
 * someone made up could have types that the database cannot compare.
 *
 * @param key 256 bits
 */
export function sealCursor(
	cursor: PageCursor,
	key: KeyObject,
	random: (bytes: number) => Buffer,
): string {
	const nonce = random(nonceBytes)
	const cipher = createCipheriv(algorithm, key, nonce)
	const sealed = Buffer.concat([cipher.update(JSON.stringify(cursor)), cipher.final()])
	return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a cursor. Returns null if it is not one of this database for this order. */
export function openCursor(text: string, sort: string, key: KeyObject): PageCursor | null {
	const bytes = Buffer.from(text, 'base64url')
	if (bytes.length <= nonceBytes + tagBytes) return null
	const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
	decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
	try {
		const sealed = bytes.subarray(nonceBytes + tagBytes)
		const content = Buffer.concat([decipher.update(sealed), decipher.final()]).toString()
		// Not parsed by a schema: only this server can have encrypted it.
		const cursor: PageCursor = JSON.parse(content)
		return cursor.sort === sort ? cursor : null
	} catch {
		return null
	}
}
