import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** Argon2id with OWASP's recommended cost: 19 MiB, two passes. About 35 ms in libuv's thread pool. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

const phcPattern =
	/^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{22,86})\$([A-Za-z0-9+/]{43})$/

/** A hash that matches no password and takes as long to verify as any other. */
export const unmatchedHash = phcString(Buffer.alloc(16), Buffer.alloc(cost.tagLength))

/** In PHC string format, `$argon2id$v=19$m=…`. */
export async function hashPassword(password: string): Promise<string> {
	const nonce = randomBytes(16)
	const tag = await derive('argon2id', { message: normalize(password), nonce, ...cost })
	return phcString(nonce, tag)
}

/** Compares a password with a hash in constant time. Returns false for a malformed hash. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
	const [, memory, passes, parallelism, nonce, tag] = phcPattern.exec(hash) ?? []
	if (nonce === undefined || tag === undefined) return false
	const expected = Buffer.from(tag, 'base64')
	const actual = await derive('argon2id', {
		message: normalize(password),
		nonce: Buffer.from(nonce, 'base64'),
		memory: Number(memory),
		passes: Number(passes),
		parallelism: Number(parallelism),
		tagLength: expected.length,
	})
	return timingSafeEqual(actual, expected)
}

/** NFKC, so that a character typed composed or decomposed is the same password. */
function normalize(password: string): Buffer {
	return Buffer.from(password.normalize('NFKC'))
}

function phcString(nonce: Buffer, tag: Buffer): string {
	const { memory, passes, parallelism } = cost
	return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64WithoutPadding(nonce)}$${base64WithoutPadding(tag)}`
}

function base64WithoutPadding(bytes: Buffer): string {
	return bytes.toString('base64').replaceAll('=', '')
}
