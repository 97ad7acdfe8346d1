import { expect, test } from 'vitest'
import { classifyEntry } from './classify-entry.ts'
import type { CalendarEntry } from './entry.ts'
import { isoDate, localDay, minutesPerDay } from './local-time.ts'
import { eventsOfAnswer, sortWeek, unsortedSlots } from './sort-week.ts'
import { entriesInWeek, weeksWithEntries, weekToPlan } from './weeks.ts'

function entry(title: string, date: string, hour = 14): CalendarEntry {
	const start = localDay(date) * minutesPerDay + hour * 60
	return {
		title,
		start,
		end: start + 60,
		isAllDay: false,
		isFree: false,
		otherPeople: 0,
		hasCallLink: false,
	}
}

const monday = localDay('2026-11-23')
const week = [
	entry('L.', '2026-11-27', 19),
	entry('Zahnarzt', '2026-11-24'),
	entry('Focus time', '2026-11-24'),
	entry('l', '2026-11-25', 9),
	entry('Offsite A', '2026-11-26', 9),
	entry('Dinner', '2026-11-30'),
].map((each) => ({ ...each, found: classifyEntry(each) }))

test('entries whose titles have known words become events', () => {
	const sorted = sortWeek(week, monday)
	expect(sorted.total).toBe(5)
	expect(sorted.events).toEqual([
		{ day: 1, part: 'afternoon', kind: 'errands', people: 'few', hours: 1 },
	])
})

test('unknown entries with the same title become one question, and the questions are in the order of the week', () => {
	const { unknown } = sortWeek(week, monday)
	expect(unknown.map(({ title, entries }) => [title, entries.length])).toEqual([
		['l', 2],
		['Offsite A', 1],
	])
	expect(unsortedSlots(unknown, monday)).toMatchObject([
		{ day: 2, part: 'morning' },
		{ day: 4, part: 'evening' },
		{ day: 3, part: 'morning' },
	])
})

test('answering a question adds the events of all its entries', () => {
	const [first] = sortWeek(week, monday).unknown
	const events = first && eventsOfAnswer(first, 'friend', monday)
	expect(events).toEqual([
		{ day: 2, part: 'morning', kind: 'friend', people: 'one', hours: 1 },
		{ day: 4, part: 'evening', kind: 'friend', people: 'one', hours: 1 },
	])
})

test('an entry belongs to each week that it touches', () => {
	const long = { ...entry('Trip', '2026-11-22'), end: monday * minutesPerDay + 60 }
	const until = { ...long, end: monday * minutesPerDay }
	expect(entriesInWeek([long, until], monday)).toEqual([long])
	const empty = { ...entry('L.', '2026-11-23', 0), end: monday * minutesPerDay }
	expect(entriesInWeek([empty], monday)).toEqual([empty])
})

test('the weeks of a calendar are listed in chronological order', () => {
	expect(weeksWithEntries(week.toReversed())).toEqual([
		{ monday, entries: 5 },
		{ monday: monday + 7, entries: 1 },
	])
})

test.each([
	[['2026-11-16', '2026-11-23', '2026-11-30'], '2026-11-23', '2026-11-23'],
	[['2026-11-16', '2026-11-23', '2026-11-30'], '2026-11-28', '2026-11-23'],
	[['2026-11-16', '2026-11-23', '2026-11-30'], '2026-11-29', '2026-11-30'],
	[['2026-11-16', '2026-12-07'], '2026-11-25', '2026-12-07'],
	[['2026-11-02', '2026-11-16'], '2026-11-25', '2026-11-16'],
	[[], '2026-11-25', '2026-11-23'],
])(
	'given weeks that begin on %s, the week to plan on %s begins on %s',
	(mondays, today, planned) => {
		const weeks = mondays.map((date) => ({ monday: localDay(date), entries: 1 }))
		expect(isoDate(weekToPlan(weeks, localDay(today)))).toBe(planned)
	},
)
