import { fieldsOf, linesOf } from './fields.ts'

/** The status of one recipient in a report (RFC 3464). Missing fields are empty. */
export type RecipientStatus = {
	/** In lower case: `failed`, `delayed`, `delivered`, `relayed` or `expanded`. */
	readonly action: string
	readonly status: string
	readonly diagnostic: string
	/** The recipient's original and final addresses in the report, in lower case. */
	readonly addresses: readonly string[]
}

/** Each email has one recipient, who may forward it to a few others. */
const maxRecipients = 50

/** 64 characters, `@` and 255 characters (RFC 5321). */
const maxAddressLength = 320

/**
 * Parses the fields of a delivery status. Each paragraph with a recipient, an action or a status is one recipient; some
 * servers omit the first paragraph, about the message, or fields that RFC 3464 requires.
 */
export function parseDeliveryStatus(text: string): readonly RecipientStatus[] {
	return linesOf(text)
		.join('\n')
		.split(/\n[ \t]*\n/)
		.map((paragraph) => fieldsOf(paragraph.split('\n')))
		.filter((fields) => ['final-recipient', 'action', 'status'].some((name) => fields.has(name)))
		.slice(0, maxRecipients)
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
