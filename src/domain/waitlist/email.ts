const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
const topLabel = /^([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/**
 * The address as it is stored and written to, or null where it cannot be one. Space around it is
 * forgiven; the domain becomes lower case, `bücher.example` its ASCII form. What is before the @ stays
 * as typed. At most 254 characters, ASCII before the @, and never a control character: an address goes
 * into mail headers.
 *
 * @example parseEmail(' Ada@Example.COM ') // 'Ada@example.com'
 * @example parseEmail('ada@localhost') // null
 */
export function parseEmail(text: string): string | null {
	const typed = text.trim()
	if (typed.length > 254) return null
	const at = typed.lastIndexOf('@')
	const local = typed.slice(0, at)
	if (at < 1 || local.length > 64 || !localPart.test(local)) return null
	const domain = asciiDomain(typed.slice(at + 1))
	if (domain === null || local.length + 1 + domain.length > 254) return null
	return `${local}@${domain}`
}

/**
 * What two spellings of one address have in common.
 *
 * @example emailKey('Ada@example.com') === emailKey('ada@example.com') // true
 */
export function emailKey(email: string): string {
	return email.trim().toLowerCase()
}

function asciiDomain(typed: string): string | null {
	// Everything that ends a host name in a URL, or that URL parsing would silently repair.
	if (typed === '' || /[\s\p{Cc}/\\?#@:%[\]<>^|]/u.test(typed)) return null
	const address = `http://${typed}/`
	if (!URL.canParse(address)) return null
	const domain = new URL(address).hostname
	const labels = domain.split('.')
	const isDomain = labels.length > 1 && labels.every((part) => label.test(part))
	return isDomain && topLabel.test(labels.at(-1) ?? '') ? domain : null
}
