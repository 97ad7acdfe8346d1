/** Crockford's Base32, without letters that look like digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const leaveNumberBytes = 8

/**
 * The number of a request, short enough to be read out on the phone. It is random, so that it does not reveal how many
 * requests there are.
 *
 * @param receivedAt in milliseconds since 1970
 * @param random `leaveNumberBytes` bytes
 * @example leaveNumber(Date.UTC(2026, 10, 29), [7, 19, 3, 15, 9, 22, 24, 13]) // '2026-7K3F-9PRD'
 */
export function leaveNumber(receivedAt: number, random: Iterable<number>): string {
	const letters = Array.from(random, (byte) => alphabet[byte % alphabet.length]).join('')
	return `${new Date(receivedAt).getUTCFullYear()}-${letters.slice(0, 4)}-${letters.slice(4)}`
}
