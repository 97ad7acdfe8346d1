import type { KeyObject } from 'node:crypto'
import { openText, sealText } from './sealed-text.ts'

/** A position between two rows of a list. */
export type PageCursor = {
	/** The order of the list. */
	readonly sort: string
	/** The sort keys of the row beside the page. */
	readonly keys: readonly (string | number | null)[]
	/** Whether the page follows that row or precedes it. */
	readonly side: 'after' | 'before'
	/** How many rows precede the position. */
	readonly offset: number
}

/**
 * Encrypts a cursor, because its keys can contain an address, which must not be readable in a URL. Encryption also
 * excludes forged cursors, whose keys could have types that the database cannot compare.
 *
 * @param key 256 bits
 */
export function sealCursor(
	cursor: PageCursor,
	key: KeyObject,
	random: (bytes: number) => Buffer,
): string {
	return sealText(JSON.stringify(cursor), key, random)
}

/** Decrypts a cursor. Returns null if it is not one of this site for this order. */
export function openCursor(text: string, sort: string, key: KeyObject): PageCursor | null {
	const content = openText(text, key)
	if (content === null) return null
	// Not parsed by a schema: only this server can have encrypted it.
	const cursor: PageCursor = JSON.parse(content)
	return cursor.sort === sort ? cursor : null
}
