import { expect, test } from 'vitest'
import { classifyEntry } from '#site/week/calendar/rules/classify-entry.ts'
import type { ClassifiedEntry } from '#site/week/calendar/rules/entry.ts'
import { localDay, minutesPerDay } from '#site/week/calendar/rules/local-time.ts'
import { answeredState, entriesOf, readState, sorted } from './calendar-state.ts'

function entry(title: string, date: string): ClassifiedEntry {
	const start = localDay(date) * minutesPerDay + 14 * 60
	const plain = {
		title,
		start,
		end: start + 60,
		isAllDay: false,
		isFree: false,
		otherPeople: 0,
		hasCallLink: false,
	}
	return { ...plain, found: classifyEntry(plain) }
}

const entries = [
	entry('Dinner', '2026-11-24'),
	entry('L.', '2026-11-24'),
	entry('L.', '2026-11-26'),
	entry('Offsite', '2026-11-27'),
	entry('Zoom', '2026-12-01'),
]
const today = localDay('2026-11-25')

test('reading a calendar classifies the entries of the week to plan, and lists those of unknown kind', () => {
	const state = readState('a.ics', { entries, leftOut: 0, notCalendar: 0 }, today)
	expect(state.step).toBe('read')
	expect(state.week.total).toBe(4)
	expect([state.unanswered.length, entriesOf(state.unanswered)]).toEqual([2, 3])
	expect(state.weeks.map((week) => week.entries)).toEqual([4, 1])
})

test('an answer applies to all entries with the same title, and the last answer closes the calendar', () => {
	const read = readState('a.ics', { entries, leftOut: 0, notCalendar: 0 }, today)
	const second = answeredState(read)
	expect(second.step).toBe('asking')
	if (!('entries' in second)) return
	expect(entriesOf(second.unanswered)).toBe(1)
	expect(answeredState(second).step).toBe('idle')
})

test('returning to a week asks all of its questions again', () => {
	const read = readState('a.ics', { entries, leftOut: 0, notCalendar: 0 }, today)
	const other = sorted(read, localDay('2026-11-30'))
	expect([other.step, other.week.total, other.unanswered.length]).toEqual(['read', 1, 0])
	expect(sorted(other, read.week.monday)).toEqual(read)
})
