import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/** One key per purpose, none derivable from another. */
export type Keys = {
	/** Signs the links in mails. */
	readonly links: KeyObject
	/** Derives the tokens of the links in letters. */
	readonly letters: KeyObject
	/** Encrypts queued mails. */
	readonly outbox: KeyObject
	/** Signs the envelope senders of mails. */
	readonly bounces: KeyObject
	/** Hashes names and client addresses in rate limit counters; signs passkey challenges and device cookies. */
	readonly counters: KeyObject
	/** Signs the challenges of forms. */
	readonly challenges: KeyObject
	/** Encrypts secrets in the stored settings. */
	readonly settings: KeyObject
	/** Hashes the erasure journal. */
	readonly journal: KeyObject
	/** Encrypts corrected addresses in the erasure journal. */
	readonly corrections: KeyObject
	/** Identifies the secret of a database. The only key stored in the database. */
	readonly check: KeyObject
}

/** Length of the secret and of each key. */
export const keyBytes = 32

/** Derives a key per purpose from the site's secret (HKDF, RFC 5869). */
export function deriveKeys(secret: Buffer): Keys {
	const derive = (use: keyof Keys) =>
		// A KeyObject, because signing with a plain Buffer takes five times as long.
		createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `innervolt ${use}`, keyBytes)))
	return {
		links: derive('links'),
		letters: derive('letters'),
		outbox: derive('outbox'),
		bounces: derive('bounces'),
		counters: derive('counters'),
		challenges: derive('challenges'),
		settings: derive('settings'),
		journal: derive('journal'),
		corrections: derive('corrections'),
		check: derive('check'),
	}
}
