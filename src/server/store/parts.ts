import { hash, randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

/** What the store is handed besides its database. */
export type Parts = {
	/** Milliseconds since 1970. */
	readonly now: () => number
	/** So many unpredictable bytes. */
	readonly random: (bytes: number) => Buffer
}

/** What each noun of the store is made from. */
export type Ground = Parts & { readonly db: Database }

/** The system's clock and chance. */
export const realParts: Parts = { now: Date.now, random: randomBytes }

/** Begins with the time: what is written together stands together in an index, and a COMMIT writes fewer pages. */
export function newId({ now, random }: Parts): string {
	return now().toString(16).padStart(12, '0') + random(10).toString('hex')
}

/** 256 bits: nobody guesses one. */
export function newToken({ random }: Parts): string {
	return random(32).toString('base64url')
}

/** What is stored of a token. A plain hash is enough: there is no list of likely tokens to try. */
export function hashToken(token: string): string {
	return hash('sha256', token)
}

/** A time in milliseconds as both databases take it. */
export function iso(time: number): string {
	return new Date(time).toISOString()
}

/** A stored time in milliseconds; null stays null. */
export function milliseconds(time: string): number
export function milliseconds(time: string | null): number | null
export function milliseconds(time: string | null): number | null {
	return time === null ? null : Date.parse(time)
}
