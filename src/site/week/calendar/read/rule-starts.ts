import ICAL from 'ical.js'
import { type CalendarTime, msPerDay, type WrittenTime } from './calendar-time.ts'
import type { Rule } from './read-rule.ts'
import { timeOf, wallOf } from './zones.ts'

/**
 * A range of wall-clock times, in milliseconds, whatever their zone. It extends a day beyond the requested days at
 * either end.
 */
export type WallRange = { readonly from: number; readonly until: number }

/** An event with more occurrences than this within the range is skipped, because it is not an appointment. */
export const maxOccurrences = 2000

/**
 * The maximum number of steps through a rule: enough for the days of more than 50 years, because a rule with a COUNT is
 * walked from its beginning.
 */
const maxSteps = 20_000

/** The length in milliseconds of one period of each frequency whose periods are all equally long. */
const periodMs: Readonly<Record<string, number>> = {
	SECONDLY: 1000,
	MINUTELY: 60_000,
	HOURLY: 3_600_000,
	DAILY: msPerDay,
	WEEKLY: 7 * msPerDay,
}

/**
 * Wall-clock times of a rule within the range; the rule itself ignores zones.
 *
 * @throws RangeError for a rule that repeats too often
 */
export function ruleStarts(rule: Rule, start: CalendarTime, range: WallRange): readonly number[] {
	const found: number[] = []
	const iterator = iteratorOf(rule, start, range)
	let left = rule.recur.count ?? Infinity
	for (let next = iterator?.next(); next && left > 0; next = iterator?.next()) {
		left--
		const wallMs = wallOf(next)
		if (wallMs >= range.until) break
		if (wallMs >= range.from - msPerDay) found.push(wallMs)
		if (found.length > maxOccurrences) throw new RangeError('the event repeats too often')
	}
	return found
}

/** An iterator over the times of a rule; undefined for a rule without occurrences in the range. */
function iteratorOf(
	{ recur, until }: Rule,
	start: CalendarTime,
	range: WallRange,
): ICAL.RecurIterator | undefined {
	const untilMs = until ? untilOnClock(until, start) : Infinity
	if (start.wallMs >= range.until || untilMs < range.from - msPerDay) return undefined
	const plain = recur.clone()
	// `ruleStarts` applies COUNT itself, because ical.js counts the first occurrence twice if it is in a month other than
	// the first one of BYMONTH.
	plain.count = null
	plain.until = timeOf(Math.min(untilMs, range.until), start.isDate)
	try {
		const iterator = plain.iterator(timeOf(firstStart(recur, start.wallMs, range), start.isDate))
		stopAfter(iterator, range.until)
		return iterator
	} catch (error) {
		// ical.js exports no class for this error.
		if (error instanceof Error && /no valid occurrences/.test(error.message)) return undefined
		throw error
	}
}

/**
 * Makes ical.js stop at the end of the range, and fail after `maxSteps` steps: if no time matches a rule ("every
 * seventh day, if it is a Monday", from a Tuesday on), ical.js searches forever.
 */
function stopAfter(iterator: ICAL.RecurIterator, endMs: number): void {
	const meetsRule = iterator.check_contracting_rules.bind(iterator)
	let steps = 0
	iterator.check_contracting_rules = () => {
		steps++
		if (steps > maxSteps) throw new RangeError('the event repeats too often')
		return wallOf(iterator.last) >= endMs || meetsRule()
	}
}

/**
 * The time of UNTIL on the event's clock. UNTIL is in UTC if the start has a zone; a date means the end of that day.
 */
function untilOnClock({ wallMs, isUtc, ...until }: WrittenTime, start: CalendarTime): number {
	if (until.isDate) return start.isDate ? wallMs : wallMs + msPerDay - 1000
	return isUtc && start.zone ? wallMs + start.zone(wallMs) : wallMs
}

/**
 * The start, moved forward by whole periods to just before the range, so that a series of many years need not be walked
 * from its beginning. Unchanged if the rule has a COUNT, or repeats by months or years, which vary in length and are
 * few.
 */
function firstStart(rule: ICAL.Recur, startMs: number, range: WallRange): number {
	const period = (periodMs[rule.freq] ?? 0) * rule.interval
	if (period === 0 || rule.count) return startMs
	const periods = Math.floor((range.from - 2 * msPerDay - startMs) / period)
	return startMs + Math.max(0, periods - 1) * period
}
