/**
 * Decodes a file from a spreadsheet or a mail service: UTF-8, UTF-16 with or without a byte order mark, else
 * Windows-1252, which Excel writes unless set to UTF-8.
 *
 * @example decodeCsv(new TextEncoder().encode('ada@example.com')) // 'ada@example.com'
 */
export function decodeCsv(bytes: Uint8Array): string {
	const [first = 1, second = 1] = bytes
	// Without a mark, the first character of a UTF-16 file is ASCII: one of its bytes is zero.
	if ((first === 0xff && second === 0xfe) || second === 0) return decode(bytes, 'utf-16le')
	if ((first === 0xfe && second === 0xff) || first === 0) return decode(bytes, 'utf-16be')
	try {
		return decode(bytes, 'utf-8')
	} catch {
		return decode(bytes, 'windows-1252')
	}
}

function decode(bytes: Uint8Array, encoding: string): string {
	// A truncated UTF-16 file is read as far as possible.
	return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes)
}
