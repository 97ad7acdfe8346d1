import { setTimeout as delay } from 'node:timers/promises'
import { simpleParser } from 'mailparser'

/** A mail, as far as reports are read. All of it is untrusted. */
export type MailParts = {
	/** The first header of each name, in lower case. */
	readonly headers: ReadonlyMap<string, string>
	/** The plain text of all parts that are not attached. */
	readonly text: string
	/** The machine-readable parts of a report. */
	readonly parts: readonly { readonly type: string; readonly text: string }[]
	/** Where the address may stand to which the report was sent: all headers, and the parts, first those of the mail itself. */
	readonly addresses: string
}

/** Reports have a handful of short parts. More are of no use, and cost time. */
const maxParts = 8
const maxPartLength = 65_536
const maxTextLength = 65_536

const parseTimeoutMs = 10_000

/**
 * Parses a mail. HTML is not read, and a mail that came back is an attachment of which only the headers are looked at.
 *
 * @throws if the mail has too many parts or headers, or cannot be parsed in time
 */
export async function parseMail(source: Buffer): Promise<MailParts> {
	const parsed = simpleParser(source, {
		ignoreEmbedded: true,
		keepDeliveryStatus: true,
		skipHtmlToText: true,
		skipTextToHtml: true,
		skipTextLinks: true,
		skipImageLinks: true,
		checksumAlgo: false,
	})
	const { headerLines, text, attachments } = await Promise.race([parsed, timeOut()])
	const headers = new Map<string, string>()
	for (const { key, line } of headerLines) {
		if (!headers.has(key)) headers.set(key, line.slice(line.indexOf(':') + 1).trim())
	}
	const parts = attachments
		.filter(({ contentType }) => /^(?:message|text)\//.test(contentType))
		.slice(0, maxParts)
		.map(({ contentType, content }) => ({
			type: contentType.toLowerCase(),
			text: content.toString('utf8', 0, maxPartLength),
		}))
	const returned = parts.map(({ type, text: part }) => (isReturnedMail(type) ? headOf(part) : part))
	return {
		headers,
		text: (text ?? '').slice(0, maxTextLength),
		parts,
		addresses: [...headerLines.map(({ line }) => line), ...returned].join('\n'),
	}
}

/** A parser that waits for more than there is must not stop the reading of all other mails. */
async function timeOut(): Promise<never> {
	await delay(parseTimeoutMs, undefined, { ref: false })
	throw new Error('The mail takes too long to parse')
}

function isReturnedMail(type: string): boolean {
	return ['message/rfc822', 'message/global', 'text/rfc822-headers'].includes(type)
}

/** The headers of a mail. */
function headOf(mail: string): string {
	const end = mail.search(/\r?\n\r?\n/)
	return end === -1 ? mail : mail.slice(0, end)
}
