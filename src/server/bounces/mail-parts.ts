import PostalMime from 'postal-mime'

/** The parts of a mail that reports are read from. All of it is untrusted. */
export type MailParts = {
	/** The first header of each name, in lower case. */
	readonly headers: ReadonlyMap<string, string>
	/** The plain text of all parts that are not attached. */
	readonly text: string
	/** The machine-readable parts of a report. */
	readonly parts: readonly { readonly type: string; readonly text: string }[]
	/** The text that may contain the bounce address: all headers of the mail, then its parts. */
	readonly addresses: string
}

/** Reports have few and short parts. The limits bound the time that reading a mail takes. */
const maxParts = 8
const maxPartLength = 65_536
const maxTextLength = 65_536

/** The parser's time and memory grow with the number of lines and parts. */
const maxLines = 8_192
const maxDelimiters = 512
const maxHeadersSize = 65_536

/**
 * Parses a mail. Skips HTML, and reads only the headers of a returned mail.
 *
 * @throws if the mail has too many lines, parts or headers
 */
export async function parseMail(source: Buffer): Promise<MailParts> {
	const mail = withoutHtml(source.toString('latin1'))
	if (countOf(mail, /\n/g) > maxLines || countOf(mail, /^--/gm) > maxDelimiters) {
		throw new Error('The mail has too many lines or parts')
	}
	const { headerLines, text, html, attachments } = await PostalMime.parse(
		Buffer.from(mail, 'latin1'),
		{ forceRfc822Attachments: true, attachmentEncoding: 'utf8', maxHeadersSize },
	)
	if (html !== undefined) throw new Error('The mail has HTML that was not recognized before')
	const headers = new Map<string, string>()
	for (const { key, line } of headerLines) {
		if (!headers.has(key)) headers.set(key, line.slice(line.indexOf(':') + 1).trim())
	}
	const parts = attachments
		.filter(({ mimeType }) => /^(?:message|text)\//.test(mimeType))
		.slice(0, maxParts)
		.map(({ mimeType, content }) => ({
			type: mimeType,
			text: typeof content === 'string' ? content.slice(0, maxPartLength) : '',
		}))
	const returned = parts.map(({ type, text: part }) => (isReturnedMail(type) ? headOf(part) : part))
	return {
		headers,
		text: (text ?? '').slice(0, maxTextLength),
		parts,
		addresses: [...headerLines.map(({ line }) => line), ...returned].join('\n'),
	}
}

/**
 * Replaces the media type of HTML, and any in an unusual form, by one that the parser skips. It would otherwise convert
 * HTML to text, which takes four seconds for 14,000 times `<a href="`.
 */
function withoutHtml(mail: string): string {
	return mail.replaceAll(
		/^([ \t]*content-type[ \t\r\n]*:)([^;\n]*(?:\n[ \t][^;\n]*)*)/gim,
		(header, name: string, type: string) =>
			/^\s*[\w.+-]+\/[\w.+-]+\s*$/.test(type) && !/html/i.test(type)
				? header
				: `${name} application/octet-stream`,
	)
}

function countOf(text: string, pattern: RegExp): number {
	return text.match(pattern)?.length ?? 0
}

function isReturnedMail(type: string): boolean {
	return ['message/rfc822', 'message/global', 'text/rfc822-headers'].includes(type)
}

/** The headers of a mail. */
function headOf(mail: string): string {
	const end = mail.search(/\r?\n\r?\n/)
	return end === -1 ? mail : mail.slice(0, end)
}
