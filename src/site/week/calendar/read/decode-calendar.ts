const [space, tab, lineFeed, carriageReturn] = [0x20, 0x09, 0x0a, 0x0d]

/**
 * The text of a calendar file, unfolded. Reads UTF-8 as in RFC 5545, UTF-16 as saved by editors on Windows, and, line
 * by line, Windows-1252 as written by older programs. The bytes are unfolded before they are decoded, because RFC 5545
 * folds after 75 bytes, which may be inside a character.
 */
export function decodeCalendar(bytes: Uint8Array): string {
	const utf16 = utf16Of(bytes)
	const octets = utf16 ? new TextEncoder().encode(new TextDecoder(utf16).decode(bytes)) : bytes
	return decodeLines(unfold(octets))
}

/** Recognizes UTF-16 by the byte-order mark, or by the zero bytes next to the letters of BEGIN. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
	if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
	if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
	return undefined
}

/**
 * Decodes each line separately, so that a line in another encoding, or a line cut inside a character, does not affect
 * the others.
 */
function decodeLines(bytes: Uint8Array): string {
	const utf8 = new TextDecoder('utf-8', { fatal: true })
	const windows1252 = new TextDecoder('windows-1252')
	const lines: string[] = []
	for (let start = 0; start < bytes.length;) {
		const found = bytes.indexOf(lineFeed, start)
		const end = found === -1 ? bytes.length : found + 1
		const line = bytes.subarray(start, end)
		try {
			lines.push(utf8.decode(line))
		} catch {
			lines.push(windows1252.decode(line))
		}
		start = end
	}
	return lines.join('')
}

/**
 * Removes each line break followed by a space or tab, together with that space or tab and with preceding blank lines.
 */
function unfold(bytes: Uint8Array): Uint8Array {
	const unfolded = new Uint8Array(bytes.length)
	let length = 0
	for (let index = 0; index < bytes.length; index++) {
		const byte = bytes[index] ?? 0
		const after = bytes[index + 1]
		if (byte === lineFeed && (after === space || after === tab)) {
			while (length > 0 && isLineBreak(unfolded[length - 1])) length--
			index++
		} else {
			unfolded[length++] = byte
		}
	}
	return unfolded.subarray(0, length)
}

function isLineBreak(byte: number | undefined): boolean {
	return byte === lineFeed || byte === carriageReturn
}
