import { createSecretKey, hkdfSync } from 'node:crypto'

/** One key per purpose, none derivable from another. */
export type Keys = ReturnType<typeof deriveKeys>

/** Length of the secret and of each key, in bytes. */
export const keyBytes = 32

/** HKDF (RFC 5869). */
export function deriveKeys(secret: Buffer) {
	const derive = (use: string) =>
		// A KeyObject, because signing with a plain Buffer takes five times as long.
		createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `innervolt ${use}`, keyBytes)))
	return {
		/** Signs the links in emails. */
		links: derive('links'),
		/** Derives the tokens of the links in letters. */
		letters: derive('letters'),
		/** Encrypts queued emails. */
		outbox: derive('outbox'),
		/** Signs the envelope senders of emails. */
		bounces: derive('bounces'),
		/** Hashes names and client addresses in rate limit counters; signs passkey challenges and device cookies. */
		counters: derive('counters'),
		/** Signs the challenges of forms. */
		challenges: derive('challenges'),
		/** Encrypts secrets in the stored settings. */
		settings: derive('settings'),
		/** Hashes the erasure journal. */
		journal: derive('journal'),
		/** Encrypts corrected addresses in the erasure journal. */
		corrections: derive('corrections'),
		/** Identifies the secret of a database. The only key stored in the database. */
		check: derive('check'),
	} as const
}
