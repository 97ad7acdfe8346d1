import { type Fields, fieldsOf, linesOf } from './fields.ts'

/** The parts of an email that reports are read from, all untrusted. */
export type MailParts = {
	readonly headers: Fields
	/** The leaf parts, decoded. An email within the email is one part. */
	readonly parts: readonly { readonly type: string; readonly text: string }[]
}

/**
 * Splits an email at the boundaries of its parts. Looks at each line at most twice, however deep the nesting; the
 * boundaries of an email within the email are unknown and split nothing.
 */
export function parseMail(source: Uint8Array): MailParts {
	const lines = linesOf(Buffer.from(source).toString('latin1'))
	const delimiters = new Set<string>()
	const isDelimiter = (line: string) => line.startsWith('--') && delimiters.has(line.trimEnd())
	const find = (start: number, isWanted: (line: string) => boolean) => {
		let index = start
		while (index < lines.length && !isWanted(lines[index] ?? '')) index += 1
		return index
	}
	const parts: { type: string; text: string }[] = []
	let headers: Fields | null = null
	let isBehindLast = false
	for (let start = 0, end = 0; start < lines.length; start = end + 1) {
		const body = find(start, (line) => line === '' || isDelimiter(line))
		const fields = fieldsOf(lines.slice(start, body))
		headers ??= fields
		const boundary = boundaryOf(fields)
		if (boundary !== null) delimiters.add(`--${boundary}`).add(`--${boundary}--`)
		end = find(body, isDelimiter)
		if (boundary === null && !isBehindLast) {
			parts.push({ type: typeOf(fields), text: decode(lines.slice(body + 1, end), fields) })
		}
		isBehindLast = lines[end]?.trimEnd().endsWith('--') ?? false
	}
	return { headers: headers ?? new Map(), parts }
}

function typeOf(fields: Fields): string {
	const [type = ''] = (fields.get('content-type') ?? 'text/plain').split(';', 1)
	return type.trim().toLowerCase()
}

/** The boundary between the parts; null if the email or part has none. */
function boundaryOf(fields: Fields): string | null {
	if (!typeOf(fields).startsWith('multipart/')) return null
	const found = /;\s?boundary\s?=\s?(?:"([^"]+)"|([^\s;"]+))/i.exec(
		fields.get('content-type') ?? '',
	)
	return found?.[1] ?? found?.[2] ?? null
}

function decode(lines: readonly string[], fields: Fields): string {
	const body = lines.join('\n')
	const encoding = fields.get('content-transfer-encoding')?.toLowerCase()
	if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
	if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString()
	const bytes = body
		.replaceAll('=\n', '')
		.replaceAll(/=([0-9a-f]{2})/gi, (_, hex: string) =>
			String.fromCharCode(Number.parseInt(hex, 16)),
		)
	return Buffer.from(bytes, 'latin1').toString()
}
