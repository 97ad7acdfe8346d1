/**
 * Formats of bounces in plain text, without RFC 3464: a pattern that recognizes a bounce, and one for the beginning of
 * the returned mail. The text before it has the reason.
 */
const formats: readonly { readonly isBounce: RegExp; readonly end: RegExp }[] = [
	{
		// qmail, as "QSBMF" describes it.
		isBounce: /^Hi\. This is the [\w-]*qmail-send program at /,
		end: /^--- Below this line is a copy of the (?:message|mail header)/m,
	},
	{
		// Exim before 4.90, GMX, Web.de, Zoho. Warnings of Exim speak of "not yet been delivered".
		isBounce:
			/^This message was created automatically by mail delivery software[^]{0,200}could not be delivered/,
		end: /^(?:-+ This is a copy of (?:the|your) message|--- The header of the original message|Received:)/m,
	},
	{
		// smail, which T-Online runs.
		isBounce: /^\|-+ Message log follows: -+\|/,
		end: /^\|-+ Message (?:header|text) follows: -+\|/m,
	},
	{
		// Exchange 2003 and before.
		isBounce: /^Your message\s[^]{0,2000}did not reach the following recipient/,
		end: /^-+ ?Original Message/m,
	},
]

/** The beginning of a returned mail that no separator precedes. */
const returnedHeaders = /^(?:Return-Path|Received|From): /m

/** The reason in the text of a bounce without RFC 3464; null for any other text. */
export function plainBounce(text: string): string | null {
	const words = text.replaceAll('\r\n', '\n').trimStart()
	const format = formats.find(({ isBounce }) => isBounce.test(words))
	if (format === undefined) return null
	const ends = [words.search(format.end), words.search(returnedHeaders)].filter((at) => at !== -1)
	return words.slice(0, Math.min(words.length, ...ends))
}
