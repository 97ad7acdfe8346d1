/** The first field of each name, in lower case, without line breaks. */
export type Fields = ReadonlyMap<string, string>

/** Longer than any value used from a report. */
const maxValueLength = 1_000

export function linesOf(text: string): string[] {
	return text.split(/\r\n?|\n/)
}

/** Parses fields of an email or report (RFC 5322): `Name: value`, continued on lines that begin with a space. */
export function fieldsOf(lines: readonly string[]): Fields {
	const fields = new Map<string, string>()
	let name = ''
	for (const line of lines) {
		if (/^[ \t]/.test(line)) {
			const value = fields.get(name)
			if (value !== undefined) fields.set(name, beginningOf(`${value} ${beginningOf(line)}`))
			continue
		}
		const colon = line.slice(0, 80).indexOf(':')
		const found = line.slice(0, Math.max(0, colon)).trimEnd().toLowerCase()
		name = /^[\w-]+$/.test(found) && !fields.has(found) ? found : ''
		if (name !== '') fields.set(name, beginningOf(line.slice(colon + 1)))
	}
	return fields
}

function beginningOf(value: string): string {
	return value.slice(0, maxValueLength).trim()
}
