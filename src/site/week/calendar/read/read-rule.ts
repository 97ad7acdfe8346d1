import ICAL from 'ical.js'
import { readTime, type WrittenTime } from './calendar-time.ts'

/** A recurrence rule. `until` gets its zone from the start of the event. */
export type Rule = { readonly recur: ICAL.Recur; readonly until: WrittenTime | undefined }

const rulePart =
	/^(?:FREQ|COUNT|INTERVAL|WKST|BY(?:SECOND|MINUTE|HOUR|DAY|MONTHDAY|YEARDAY|WEEKNO|MONTH|SETPOS))$/

/**
 * The maximum length of a rule in characters: enough for one that lists every day of the year, every minute and every
 * second.
 */
const maxLength = 4000

/**
 * The maximum INTERVAL. ical.js walks month by month to the next date, which takes a long time if the interval is
 * large; no real appointment repeats at intervals of so many days or seconds.
 */
const maxInterval = 20_000

/** A rule with a higher count is treated as endless. */
const maxCount = 1_000_000

/**
 * Reads a recurrence rule, ignoring empty parts, spaces and extensions.
 *
 * @param value the value of the property RRULE
 * @returns undefined for an empty value
 * @throws Error if the rule cannot be read
 */
export function readRule(value: string): Rule | undefined {
	if (value.length > maxLength) throw new SyntaxError('the rule is too long')
	const written = value.toUpperCase().replaceAll(/\s/g, '').split(';').filter(Boolean)
	if (written.length === 0) return undefined
	const parts = new Map(
		written.map((part) => {
			const [name = '', text = ''] = part.split('=')
			return [name, text]
		}),
	)
	// A rule in another calendar than the Gregorian one (RFC 7529) would yield other days, so it is rejected.
	if ((parts.get('RSCALE') ?? 'GREGORIAN') !== 'GREGORIAN') throw new SyntaxError(value)
	const end = parts.get('UNTIL') ?? ''
	const until = readTime(end)
	if (end !== '' && !until) throw new SyntaxError(end)
	const texts = [...parts].flatMap(([name, text]) => {
		const repaired = rulePart.test(name) ? valueOf(name, text) : ''
		return repaired === '' ? [] : [`${name}=${repaired}`]
	})
	if (!parts.get('FREQ')) throw new SyntaxError(value)
	return { recur: ICAL.Recur.fromString(texts.join(';')), until }
}

function valueOf(name: string, written: string): string {
	// Some programs write -1 or 0 for "no end", so such a COUNT is dropped.
	if (name === 'COUNT') return Number(written) > 0 && Number(written) <= maxCount ? written : ''
	if (name === 'INTERVAL' && !(Number(written) <= maxInterval)) throw new SyntaxError(written)
	const values = written.split(',').filter(Boolean)
	// ical.js reads a number up to the first character that is not part of a number, and then does not check whether the
	// number is in the allowed range.
	if (/^BY(?!DAY)/.test(name) && !values.every((each) => /^[+-]?\d{1,3}$/.test(each)))
		throw new SyntaxError(written)
	return values.join(',')
}
