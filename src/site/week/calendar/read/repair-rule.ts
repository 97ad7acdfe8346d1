import { readTimeValue } from './repair-time.ts'

const rulePart =
	/^(?:FREQ|UNTIL|COUNT|INTERVAL|WKST|BY(?:SECOND|MINUTE|HOUR|DAY|MONTHDAY|YEARDAY|WEEKNO|MONTH|SETPOS))$/

/** Long enough for a rule that names every day of a year, minute and second. */
const maxLength = 4000

/** ical.js walks month by month to the next date: no appointment repeats after so many days or seconds. */
const maxInterval = 20_000

/** A rule with a higher count has no end in sight. */
const maxCount = 1_000_000

/**
 * A recurrence rule in a form ical.js reads: without empty parts, spaces and extensions, UNTIL in its basic form.
 *
 * @param value of the property RRULE
 * @returns empty if there is no rule at all
 * @throws SyntaxError if it cannot be read
 */
export function repairRule(value: string): string {
	if (value.length > maxLength) throw new SyntaxError('too long')
	const parts = value.toUpperCase().replaceAll(/\s/g, '').split(';').filter(Boolean)
	if (parts.length === 0) return ''
	const repaired = parts.flatMap((part) => {
		const [name = '', written = ''] = part.split('=')
		// A rule in another calendar (RFC 7529) means other days.
		if (name === 'RSCALE' && written !== 'GREGORIAN') throw new SyntaxError(part)
		if (!rulePart.test(name)) return []
		const text = valueOf(name, written)
		return text === '' ? [] : [`${name}=${text}`]
	})
	if (!repaired.some((part) => part.startsWith('FREQ='))) throw new SyntaxError(value)
	return repaired.join(';')
}

function valueOf(name: string, written: string): string {
	if (name === 'UNTIL') {
		const until = readTimeValue(written)
		if (written !== '' && !until) throw new SyntaxError(written)
		return until?.text ?? ''
	}
	// Some programs write -1 or 0 for "no end".
	if (name === 'COUNT') return Number(written) > 0 && Number(written) <= maxCount ? written : ''
	if (name === 'INTERVAL' && !(Number(written) <= maxInterval)) throw new SyntaxError(written)
	const values = written.split(',').filter(Boolean)
	// ical.js reads a number up to the first other character, and then does not compare it with its limits.
	if (/^BY(?!DAY)/.test(name) && !values.every((each) => /^[+-]?\d{1,3}$/.test(each)))
		throw new SyntaxError(written)
	return values.join(',')
}
