/** Zero-width characters, which can be copied along with text. */
const invisible = /[\u200B-\u200D\u2060\uFEFF]/g

/** A longer text is not an address with a name, and is only trimmed. */
const maxPastedLength = 1_000

/**
 * Extracts the address from a pasted text: in angle brackets, after a name, as a mailto link, before a full stop or
 * comma, or with invisible characters. Any other text is only trimmed.
 *
 * @example pastedAddress('Ada <ada@example.com>') // 'ada@example.com'
 * @example pastedAddress('mailto:ada@example.com?subject=Hi') // 'ada@example.com'
 * @example pastedAddress(' ada@example.com. ') // 'ada@example.com'
 */
export function pastedAddress(typed: string): string {
	if (typed.length > maxPastedLength) return typed.trim()
	const text = typed.replaceAll(invisible, '').trim()
	const inBrackets = /<([^<>]*)>[.,;]?$/.exec(text)?.[1] ?? text
	return inBrackets
		.trim()
		.replace(/^mailto:([^?]*).*$/is, '$1')
		.replace(/[.,;]$/, '')
		.trim()
}

/** Separators of addresses in a cell; Google Contacts writes three colons. */
const betweenAddresses = /:::|[\s,;|]+/

/**
 * The addresses in a cell of a file, as written. Addresses in angle brackets may have names with commas. Without
 * brackets, every part of the cell counts as an address, so that none is lost silently; if no part can be an address,
 * the whole cell counts as one.
 *
 * @example addressesIn('ada@example.com; bob@example.com') // ['ada@example.com', 'bob@example.com']
 * @example addressesIn('"Lopez, Ana" <ana@example.com>') // ['ana@example.com']
 * @example addressesIn('nobody') // ['nobody']
 */
export function addressesIn(cell: string): readonly string[] {
	const text = cell.replaceAll(invisible, '')
	const parts =
		text.match(/<[^<>]*>/g) ?? (text.includes('@') ? text.split(betweenAddresses) : [text])
	return parts.map(pastedAddress).filter((part) => part !== '')
}
