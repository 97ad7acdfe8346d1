/** Characters without width, which come along when text is copied. */
const invisible = /[\u200B-\u200D\u2060\uFEFF]/g

/** A text that is longer is no address with a name; it is left as it is. */
const maxPastedLength = 1_000

/**
 * What was meant by an address as people paste it: in angle brackets, with a name before them, as a link of a mail, with
 * a full stop or a comma after it, or with invisible characters. Another text is returned without space around it.
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

/** What separates addresses in one cell; Google Contacts writes three colons. */
const betweenAddresses = /:::|[\s,;|]+/

/**
 * The addresses in a cell of a file, as they are written there. Beside addresses in angle brackets there may be names, with
 * commas in them; otherwise every part counts as an address, so that none is lost in silence, or the whole cell if no part can be one.
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
