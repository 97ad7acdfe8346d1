import PostalMime, { type Header } from 'postal-mime'

/** The fields of a header: values by lower-case name. If a name occurs more than once, its first field counts. */
export type Fields = ReadonlyMap<string, string>

/** What a delivery status says about one recipient (RFC 3464). Missing fields are empty. */
export type RecipientStatus = {
	/** In lower case: `failed`, `delayed`, `delivered`, `relayed` or `expanded`. */
	readonly action: string
	readonly status: string
	readonly diagnostic: string
	/** The recipient's original and final addresses in the report, in lower case. */
	readonly addresses: readonly string[]
}

/** Maximum number of paragraphs read: each email has one recipient, who may forward it to a few others. */
const maxParagraphs = 50

/** 64 characters, `@` and 255 characters (RFC 5321). */
const maxAddressLength = 320

/** The fields of a header, each on one line. */
export function fieldsOf(header: readonly Header[]): Fields {
	return new Map(header.toReversed().map(({ key, value }) => [key, value.replaceAll(/\s+/g, ' ')]))
}

/** Parses the fields at the beginning of a text, up to the first empty line. */
export async function parseFields(text: string): Promise<Fields> {
	return fieldsOf((await PostalMime.parse(text.trimStart())).headers)
}

/**
 * Parses a delivery status. Each paragraph with a recipient, an action or a status describes one recipient. Some
 * servers omit the first paragraph, which is about the message, or fields that RFC 3464 requires.
 */
export async function parseDeliveryStatus(text: string): Promise<readonly RecipientStatus[]> {
	const paragraphs = text.replaceAll('\r\n', '\n').split(/\n[ \t]*\n/, maxParagraphs)
	return (await Promise.all(paragraphs.map(parseFields)))
		.filter((fields) => ['final-recipient', 'action', 'status'].some((name) => fields.has(name)))
		.map((fields) => ({
			action: firstWord(fields.get('action')).toLowerCase(),
			status: firstWord(fields.get('status')),
			diagnostic: fields.get('diagnostic-code') ?? '',
			addresses: ['original-recipient', 'final-recipient'].flatMap((name) =>
				addressIn(fields.get(name)),
			),
		}))
}

/** The address in `rfc822; ada@example.com`. */
function addressIn(field = ''): readonly string[] {
	const address = firstWord(field.slice(field.indexOf(';') + 1).trimStart()).replace(/^<|>$/g, '')
	return address.includes('@') && address.length <= maxAddressLength ? [address.toLowerCase()] : []
}

/** The first word, without a trailing comment. */
function firstWord(value = ''): string {
	return /^[^\s(;]*/.exec(value)?.[0] ?? ''
}

/** The reply codes and enhanced codes in a server's text, in order. Skips IP addresses and other numbers. */
export function codesIn(text: string): readonly string[] {
	const found = text.matchAll(
		/(?<![\d.])(?:[45]\.\d{1,3}\.\d{1,3}(?![.\d])|(?<=^|[\s;:#(])[45]\d\d(?=[\s:;-]|$))/gm,
	)
	return Array.from(found, ([code]) => code)
}
