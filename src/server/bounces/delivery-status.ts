/** What a report (RFC 3464) says about one recipient. Missing fields are empty. */
export type RecipientStatus = {
	/** In lower case: `failed`, `delayed`, `delivered`, `relayed` or `expanded`. */
	readonly action: string
	readonly status: string
	readonly diagnostic: string
	/** The addresses of the recipient in the report, in lower case: the original and the final one. */
	readonly addresses: readonly string[]
}

/**
 * Parses the fields of a delivery status. Each paragraph with a recipient, an action or a status is one recipient; some
 * servers leave out the first paragraph, which is about the message, or the fields that RFC 3464 requires.
 */
export function parseDeliveryStatus(text: string): readonly RecipientStatus[] {
	return text
		.replaceAll('\r\n', '\n')
		.split(/\n[ \t]*\n/)
		.map(fieldsOf)
		.filter((fields) => ['final-recipient', 'action', 'status'].some((name) => fields.has(name)))
		.map((fields) => ({
			action: word(fields.get('action')).toLowerCase(),
			status: word(fields.get('status')),
			diagnostic: fields.get('diagnostic-code') ?? '',
			addresses: ['original-recipient', 'final-recipient'].flatMap((name) =>
				addressIn(fields.get(name)),
			),
		}))
}

/** The first field of each name, in lower case, without line breaks. */
export function fieldsOf(paragraph: string): ReadonlyMap<string, string> {
	const fields = new Map<string, string>()
	for (const line of paragraph.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
		const [, name = '', value = ''] = /^([\w-]{1,80}):[ \t]*(.*)$/.exec(line) ?? []
		const key = name.toLowerCase()
		if (key !== '' && !fields.has(key)) fields.set(key, value.trim())
	}
	return fields
}

/** The address in `rfc822; ada@example.com`. */
function addressIn(field = ''): readonly string[] {
	const address = /([^\s;<>]+@[^\s;<>]+)>?\s*$/.exec(field)?.[1]?.toLowerCase()
	return address === undefined ? [] : [address]
}

/** The first word, without a comment behind it. */
function word(value = ''): string {
	return /^[^\s(;]*/.exec(value)?.[0] ?? ''
}

/** The reply codes and enhanced codes in a server's text, in order. Skips IP addresses and other numbers. */
export function codesIn(text: string): readonly string[] {
	const found = text.matchAll(
		/(?<![\d.])(?:[45]\.\d{1,3}\.\d{1,3}(?![.\d])|(?<=^|[\s;:#(])[45]\d\d(?=[\s:;-]|$))/gm,
	)
	return Array.from(found, ([code]) => code)
}
