import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { isoDate, localDay } from '#site/week/calendar/rules/local-time.ts'
import { momentOf, msPerDay } from './calendar-time.ts'
import { decodeCalendar } from './decode-calendar.ts'
import { type Occurrence, occurrencesOf } from './occurrences.ts'
import { readCalendar } from './read-calendar.ts'

type Answers = Readonly<Record<string, readonly (readonly [string, string, string])[]>>

/**
 * The start, end and title of each occurrence, as found by another implementation, lab/calendars/independent_reader.py.
 */
const found: Answers = JSON.parse(readFileSync('testing/calendars/occurrences.json', 'utf8'))
/** The same, worked out by hand, for files that the other implementation rejects, or reads in violation of RFC 5545. */
const reasoned: Answers = JSON.parse(readFileSync('testing/calendars/reasoned.json', 'utf8'))
const answers = { ...found, ...reasoned }
const files = globSync('testing/calendars/*.ics').toSorted()
const ranges = [
	{ first: localDay('2026-10-19'), last: localDay('2026-11-29') },
	{ first: localDay('2027-03-08'), last: localDay('2027-04-04') },
]

test('every calendar file has a list of expected occurrences', () => {
	expect(Object.keys(answers).toSorted()).toEqual(files.map((file) => basename(file, '.ics')))
})

test.each(files)('%s has exactly the occurrences in its list', (file) => {
	const { events } = readCalendar(decodeCalendar(readFileSync(file)))
	const rows = ranges.flatMap((days) =>
		occurrencesOf(events, { from: (days.first - 1) * msPerDay, until: (days.last + 2) * msPerDay })
			.occurrences.filter(({ start }) => {
				const day = Math.floor(momentOf(start) / msPerDay)
				return day >= days.first && day <= days.last
			})
			.map(written),
	)
	expect(inOrder(rows)).toEqual(inOrder(answers[basename(file, '.ics')] ?? []))
})

test(
	'reading one week finds the same occurrences as reading a longer range',
	{ tags: 'night' },
	() => {
		for (const file of files) {
			const { events } = readCalendar(decodeCalendar(readFileSync(file)))
			const all = { from: 0, until: localDay('2028-01-01') * msPerDay }
			const whole = occurrencesOf(events, all).occurrences
			for (let first = localDay('2026-10-19'); first < localDay('2026-12-07'); first += 7) {
				const week = { from: (first - 1) * msPerDay, until: (first + 8) * msPerDay }
				const inWeek = (occurrences: typeof whole) =>
					occurrences
						.filter(({ start }) => {
							const day = Math.floor(momentOf(start) / msPerDay)
							return day >= first && day <= first + 6
						})
						.map(({ start, event }) => `${momentOf(start)} ${event.toString()}`)
						.toSorted()
				const near = occurrencesOf(events, week).occurrences
				expect(inWeek(near), `${file} ${isoDate(first)}`).toEqual(inWeek(whole))
			}
		}
	},
)

function inOrder(rows: readonly (readonly string[])[]): readonly string[] {
	return [...new Set(rows.map((row) => row.join(' | ')))].toSorted()
}

function written({ event, start, durationMs }: Occurrence): readonly string[] {
	const moment = momentOf(start)
	const write = (ms: number) => {
		const text = new Date(ms).toISOString().slice(0, 19)
		if (start.isDate) return text.slice(0, 10)
		return start.zone ? `${text}Z` : text
	}
	return [
		write(moment),
		write(moment + durationMs),
		String(event.getFirstPropertyValue('summary') ?? ''),
	]
}
