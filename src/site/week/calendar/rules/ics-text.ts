/** A line of a calendar file: a name with its parameters, and an escaped value. */
export type IcsLine = readonly [name: string, value: string]

const maxLineOctets = 75

/**
 * Formats a calendar file by RFC 5545 (3.1): CRLF, and lines of at most 75 octets.
 *
 * @example icsText([['BEGIN', 'VCALENDAR'], ['END', 'VCALENDAR']]) // 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
 */
export function icsText(lines: readonly IcsLine[]): string {
	return lines.map(([name, value]) => `${foldLine(`${name}:${value}`)}\r\n`).join('')
}

/**
 * The first lines of an event, with its UID and the time of writing.
 *
 * @param host the site's host name: the second half of the UID
 */
export function eventStart(name: string, host: string, now: Date): readonly IcsLine[] {
	return [
		['BEGIN', 'VEVENT'],
		['UID', `${name}@${host}`],
		['DTSTAMP', `${icsTime(now)}Z`],
	]
}

/** A date's UTC time in the form without a zone (RFC 5545, 3.3.5). */
export function icsTime(date: Date): string {
	return date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
}

/** Folds a long line with CRLF and a space, never inside a character. */
function foldLine(line: string): string {
	const encoder = new TextEncoder()
	let folded = ''
	let octets = 0
	for (const character of line) {
		const size = encoder.encode(character).length
		if (octets + size > maxLineOctets) {
			folded += '\r\n '
			octets = 1
		}
		folded += character
		octets += size
	}
	return folded
}

/**
 * Escapes a TEXT value (RFC 5545, 3.3.11).
 *
 * @example escapeText('Rest; quiet, please') // 'Rest\\; quiet\\, please'
 */
export function escapeText(text: string): string {
	return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\n|\r/g, '\\n')
}
