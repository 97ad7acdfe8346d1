const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const domainText = /^[\p{L}\p{M}\p{N}.-]+$/u
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
const topLabel = /^([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/
const longestAddress = 254
const longestLocalPart = 64

/**
 * An address as it is stored, or null where it cannot be one. Space around it is forgiven and the domain
 * becomes lower case; the rest stays as typed, `bücher.example` too. ASCII before the @, and never a
 * control character: an address goes into mail headers. Its ASCII form has at most 254 characters.
 *
 * @example parseEmail(' Ada@Example.COM ') // 'Ada@example.com'
 * @example parseEmail('ada@Bücher.example') // 'ada@bücher.example'
 * @example parseEmail('ada@localhost') // null
 */
export function parseEmail(text: string): string | null {
	const { local, domain } = partsOf(text)
	if (local.length > longestLocalPart || !localPart.test(local)) return null
	const ascii = asciiDomain(domain)
	if (ascii === null || local.length + 1 + ascii.length > longestAddress) return null
	// What only looked international, such as full-width letters, is stored as what it means.
	return `${local}@${ascii.includes('xn--') ? domain : ascii}`
}

/**
 * The address as mail carries it: with its domain in ASCII. What is no address stays as it is.
 *
 * @example asciiEmail('Ada@bücher.example') // 'Ada@xn--bcher-kva.example'
 */
export function asciiEmail(email: string): string {
	const { local, domain } = partsOf(email)
	const ascii = asciiDomain(domain)
	return ascii === null ? email : `${local}@${ascii}`
}

/**
 * What all spellings of one address have in common: its ASCII form in lower case.
 *
 * @example emailKey('Ada@bücher.example') === emailKey('ada@xn--bcher-kva.example') // true
 */
export function emailKey(email: string): string {
	return asciiEmail(email.trim()).toLowerCase()
}

/**
 * The characters before the @ that not every mail server can carry (RFC 6531), each once; none where
 * something else is wrong with the address too.
 *
 * @example uncarriedCharacters('josé@example.com') // ['é']
 */
export function uncarriedCharacters(text: string): readonly string[] {
	const { local, domain } = partsOf(text)
	const beyondAscii = /[[\p{L}\p{M}\p{N}\p{S}\p{P}]--\p{ASCII}]/gv
	if (parseEmail(`${local.replace(beyondAscii, 'x')}@${domain}`) === null) return []
	return [...new Set(local.match(beyondAscii))]
}

function partsOf(text: string): { readonly local: string; readonly domain: string } {
	const typed = text.trim().normalize('NFC')
	const at = typed.lastIndexOf('@')
	return { local: typed.slice(0, Math.max(at, 0)), domain: typed.slice(at + 1).toLowerCase() }
}

function asciiDomain(typed: string): string | null {
	// Everything else would end a host name in a URL, or be repaired without a word.
	const text = typed.replaceAll(/[。．｡]/g, '.')
	if (!domainText.test(text) || !URL.canParse(`http://${text}/`)) return null
	const domain = new URL(`http://${text}/`).hostname
	const labels = domain.split('.')
	const isDomain = labels.length > 1 && labels.every((part) => label.test(part))
	return isDomain && topLabel.test(labels.at(-1) ?? '') ? domain : null
}
