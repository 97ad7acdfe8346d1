import { createHmac, type KeyObject } from 'node:crypto'

/** The name of a counter: whoever reads the store reads no address and no user name from it. */
export function hashedKey(key: KeyObject, kind: string, text: string): string {
	return `${kind}:${createHmac('sha256', key).update(`${kind}:${text}`).digest('base64url')}`
}
