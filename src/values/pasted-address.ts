/** Zero-width characters, which can be copied along with text. */
const invisible = /[\u200B-\u200D\u2060\uFEFF]/g

/** Longer texts are only trimmed, because they cannot be an address with a name. */
const maxPastedLength = 1_000

/**
 * Extracts the address from a pasted text. It may be in angle brackets, come after a name, be a mailto link, end with a
 * full stop, comma or semicolon, or contain invisible characters. Any other text is only trimmed.
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
 * The addresses in a cell of a file, as written. Addresses in angle brackets may have names with commas. In a cell
 * without brackets, every part counts as an address, so that none is lost silently; if the cell has no @, the whole
 * cell counts as one.
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
