import { pastedAddress } from './pasted-address.ts'

const localPartPattern = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const domainPattern = /^[\p{L}\p{M}\p{N}.-]+$/u
const labelPattern = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
const topLabelPattern = /^([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/
const maxAddressLength = 254
const maxLocalPartLength = 64

/** Maximum length to normalize: the time of NFC grows with the square of the length. */
const maxTypedLength = 1_000

/**
 * Parses a typed or pasted address into its stored form. Anything around the address is dropped, and its domain becomes
 * lower case. The rest is kept as typed; a domain such as `bücher.example` is not converted to ASCII. The local part is
 * ASCII without control characters, because addresses are written into mail headers. The ASCII form has at most 254
 * characters.
 *
 * @returns null if the text is not an address
 *
 * @example parseEmail(' Ada@Example.COM ') // 'Ada@example.com'
 * @example parseEmail('ada@Bücher.example') // 'ada@bücher.example'
 * @example parseEmail('Ada <mailto:ada@example.com>') // 'ada@example.com'
 * @example parseEmail('ada@localhost') // null
 */
export function parseEmail(text: string): string | null {
	const { local, domain } = splitAddress(pastedAddress(text))
	if (local.length > maxLocalPartLength || !localPartPattern.test(local)) return null
	const ascii = asciiDomain(domain)
	if (ascii === null || local.length + 1 + ascii.length > maxAddressLength) return null
	// A domain that normalizes to ASCII, such as one in full-width letters, is stored in ASCII.
	return `${local}@${ascii.includes('xn--') ? domain : ascii}`
}

/**
 * The address with its domain in ASCII, as SMTP transmits it. A text that is not an address is returned unchanged.
 *
 * @example asciiEmail('Ada@bücher.example') // 'Ada@xn--bcher-kva.example'
 */
export function asciiEmail(email: string): string {
	const { local, domain } = splitAddress(email)
	const ascii = asciiDomain(domain)
	return ascii === null ? email : `${local}@${ascii}`
}

/**
 * The comparison key of an address: its ASCII form in lower case.
 *
 * @example emailKey('Ada@bücher.example') === emailKey('ada@xn--bcher-kva.example') // true
 */
export function emailKey(email: string): string {
	return asciiEmail(email.trim()).toLowerCase()
}

/**
 * The distinct characters before the @ that only servers with SMTPUTF8 (RFC 6531) accept.
 *
 * @returns an empty list if the address is also invalid for another reason
 *
 * @example nonAsciiLocalCharacters('josé@example.com') // ['é']
 */
export function nonAsciiLocalCharacters(text: string): readonly string[] {
	const { local, domain } = splitAddress(pastedAddress(text))
	const beyondAscii = /[^\p{ASCII}\p{Z}\p{C}]/gu
	if (parseEmail(`${local.replace(beyondAscii, 'x')}@${domain}`) === null) return []
	return [...new Set(local.match(beyondAscii))]
}

function splitAddress(text: string): { readonly local: string; readonly domain: string } {
	if (text.length > maxTypedLength) return { local: '', domain: '' }
	const typed = text.trim().normalize('NFC')
	const at = typed.lastIndexOf('@')
	return { local: typed.slice(0, Math.max(at, 0)), domain: typed.slice(at + 1).toLowerCase() }
}

function asciiDomain(typed: string): string | null {
	// Checked first, because the URL parser's time for an international domain grows with the square of its length.
	if (typed.length > maxAddressLength) return null
	// Checks the characters first, because the URL parser would end the host name at any character that the pattern does
	// not allow, or silently repair the name.
	const text = typed.replaceAll(/[。．｡]/g, '.')
	if (!domainPattern.test(text) || !URL.canParse(`http://${text}/`)) return null
	const domain = new URL(`http://${text}/`).hostname
	const labels = domain.split('.')
	const isDomain = labels.length > 1 && labels.every((part) => labelPattern.test(part))
	return isDomain && topLabelPattern.test(labels.at(-1) ?? '') ? domain : null
}
