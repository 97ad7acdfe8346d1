import { hash, randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

/** Time and randomness, handed in so that tests can fix them. */
export type ClockAndRandom = {
	/** Milliseconds since 1970. */
	readonly now: () => number
	/** Unpredictable bytes. */
	readonly random: (bytes: number) => Buffer
}

/** What every part of the store works with. */
export type StoreContext = ClockAndRandom & { readonly db: Database }

/** The system's clock and random generator. */
export const systemClockAndRandom: ClockAndRandom = { now: Date.now, random: randomBytes }

/** Begins with the time: rows written together stand together in an index, and a COMMIT writes fewer pages. */
export function newId({ now, random }: ClockAndRandom): string {
	return now().toString(16).padStart(12, '0') + random(10).toString('hex')
}

/** 256 random bits. */
export function newToken({ random }: ClockAndRandom): string {
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
