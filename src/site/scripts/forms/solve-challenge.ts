import type { Challenge } from '#values/messages/challenge.ts'

/** Solves a challenge in the format of ALTCHA 2, as its library does. Returns the content of the field `altcha`. */
export async function solveChallenge(challenge: Challenge): Promise<string> {
	const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters
	const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations: cost }
	const password = bytes(`${nonce}00000000`)
	const { buffer, length } = password
	for (let counter = 0; ; counter++) {
		new DataView(buffer).setUint32(length - 4, counter)
		const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
		const bits = await crypto.subtle.deriveBits(derivation, key, keyLength * 8)
		const derivedKey = Array.from(new Uint8Array(bits), hex).join('')
		if (derivedKey.startsWith(keyPrefix))
			return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }))
	}
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function hex(byte: number): string {
	return byte.toString(16).padStart(2, '0')
}
