import { createHmac, hash, type KeyObject, timingSafeEqual } from 'node:crypto'

export type SentMail = {
	readonly personId: string
	/** ID of the email, 32 hexadecimal digits. */
	readonly mailId: string
}

/**
 * The ID of the email that brings a letter to a person. It is the same for each attempt and reveals neither the person
 * nor the letter.
 */
export function letterMailId(letterId: string, personId: string): string {
	return hash('sha256', `${letterId}:${personId}`).slice(0, 32)
}

export type BouncedMail = Pick<SentMail, 'personId'> & {
	/** The end of the email's ID, which distinguishes the emails to one person. */
	readonly mailIdEnd: string
}

/** Maximum length of a local part (RFC 5321, section 4.5.3.1.1). */
const maxLocalPart = 64
const mailIdEndLength = 6
/** 64 bits of the HMAC are enough, because each guess costs an email. */
const signatureLength = 16

/**
 * Creates and verifies the envelope senders of emails (VERP). `bounce+TOKEN@DOMAIN` identifies the reported mail and is
 * signed, so that forged reports cannot mark people as undeliverable or unsubscribe them. Tokens are hexadecimal,
 * because some servers change the case of local parts.
 */
export function createBounceAddresses(domain: string, key: KeyObject) {
	const pattern = new RegExp(
		`bounce\\+([hut](?:[0-9a-f]{2}){1,16})([0-9a-f]{${mailIdEndLength}})([0-9a-f]{${signatureLength}})@${domain.replaceAll('.', '\\.')}(?!\\.?[\\w-])`,
		'gi',
	)

	function signature(payload: string): string {
		const whole = createHmac('sha256', key).update(`bounce:${payload}`).digest('hex')
		return whole.slice(0, signatureLength)
	}

	/** The envelope sender of an email; null if the person's ID, from an adopted table, is too long. */
	function addressOf({ personId, mailId }: SentMail): string | null {
		const payload = encodeId(personId) + mailId.slice(-mailIdEndLength)
		const local = `bounce+${payload}${signature(payload)}`
		return local.length > maxLocalPart ? null : `${local}@${domain}`
	}

	/** The email that the first validly signed bounce address in a text identifies; null if there is none. */
	function findMail(text: string): BouncedMail | null {
		for (const [, id = '', end = '', given = ''] of text.toLowerCase().matchAll(pattern)) {
			const expected = Buffer.from(signature(id + end))
			const actual = Buffer.from(given)
			const personId = decodeId(id)
			if (personId !== null && timingSafeEqual(actual, expected)) {
				return { personId, mailIdEnd: end }
			}
		}
		return null
	}

	return { addressOf, findMail }
}

export type BounceAddresses = ReturnType<typeof createBounceAddresses>

const hexId = /^[0-9a-f]{32}$/
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** IDs are 32 hexadecimal digits (`h`), or in an adopted table a UUID (`u`) or any other text (`t`). */
function encodeId(id: string): string {
	if (hexId.test(id)) return `h${id}`
	if (uuid.test(id)) return `u${id.replaceAll('-', '')}`
	return `t${Buffer.from(id).toString('hex')}`
}

function decodeId(encoded: string): string | null {
	const digits = encoded.slice(1)
	if (encoded.startsWith('t')) return Buffer.from(digits, 'hex').toString()
	if (digits.length !== 32) return null
	if (encoded.startsWith('h')) return digits
	return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
