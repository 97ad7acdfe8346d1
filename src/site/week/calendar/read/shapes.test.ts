import { expect, test } from 'vitest'
import { readCalendarFile, written } from '#testing/read-calendar-file.ts'
import { reportedShapes } from '#testing/calendars/shapes/reported-shapes.ts'
import type { Shape } from '#testing/calendars/shapes/shape.ts'

const named = reportedShapes.map((shape): [name: string, shape: Shape] => [
	`${shape.program}: ${shape.odd} (${shape.source})`,
	shape,
])

const plain = ['2026-11-10 09:00 30 Before', '2026-11-11 09:00 30 After']

test('every reported calendar shape names the issue in which it was reported', () => {
	for (const { source } of reportedShapes) expect(source).toMatch(/^[\w.-]+\/[\w.-]+#\d+$/)
	expect(reportedShapes.length).toBeGreaterThanOrEqual(40)
})

for (const [lineEnds, end] of [
	['CRLF', '\r\n'],
	['LF', '\n'],
] as const) {
	test.each(named)(
		`a reported calendar with ${lineEnds} line ends yields the entries listed for it: %s`,
		async (_name, { text, seen, isCall = false, leftOut = 0 }) => {
			const found = await readCalendarFile(calendar(text).replaceAll('\n', end))
			expect(found.entries.map(written)).toEqual([...plain, ...seen])
			expect(found.entries.some(({ hasCallLink }) => hasCallLink)).toBe(isCall)
			expect(found.leftOut).toEqual(leftOut)
		},
	)
}

test('a calendar from Outlook that has END:VEVENT only after its last event and no END:VCALENDAR is read (pimutils/vdirsyncer#1102)', async () => {
	const found = await readCalendarFile(
		calendar('').replace('END:VEVENT\n', '').replace('END:VCALENDAR\n', ''),
	)
	expect(found.entries.map(written)).toEqual(plain)
	expect(found.leftOut).toBe(0)
})

test('a calendar from Exchange without END:VCALENDAR is read (cyrusimap/cyrus-imapd#3530)', async () => {
	const found = await readCalendarFile(calendar('').replace('END:VCALENDAR\n', ''))
	expect(found.entries.map(written)).toEqual(plain)
	expect(found.leftOut).toBe(0)
})

test('a web page that Outlook sends instead of a calendar is refused (niccokunzmann/open-web-calendar#482)', async () => {
	const page =
		'<!-- Copyright (C) Microsoft Corporation. All rights reserved. -->\r\n<!DOCTYPE html>'
	await expect(readCalendarFile(page)).rejects.toThrow(
		expect.objectContaining({ fault: 'notCalendar' }),
	)
})

test.each([
	['UTF-8 with a byte-order mark, from a state (franc6/ics_calendar#75)', '\ufeff', utf8],
	['Windows-1252, from an Excel macro (lochmueller/calendarize#456)', '', windows1252],
	['UTF-16, little endian, with a byte-order mark', '\ufeff', utf16(true)],
	['UTF-16, big endian, with a byte-order mark', '\ufeff', utf16(false)],
])('a calendar in an unusual encoding is decoded: %s', async (_name, mark, encode) => {
	const found = await readCalendarFile(
		encode(mark + calendar('').replaceAll('Before', 'Elterngespräche')),
	)
	expect(found.entries.map(({ title }) => title)).toEqual(['Elterngespräche', 'After'])
})

function utf8(text: string): Uint8Array<ArrayBuffer> {
	return new TextEncoder().encode(text)
}

function windows1252(text: string): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function utf16(isLittle: boolean): (text: string) => Uint8Array<ArrayBuffer> {
	return (text) => {
		const bytes = new DataView(new ArrayBuffer(2 * text.length))
		for (let index = 0; index < text.length; index++)
			bytes.setUint16(2 * index, text.charCodeAt(index), isLittle)
		return new Uint8Array(bytes.buffer)
	}
}

/** A calendar with the given text between two ordinary events. */
function calendar(text: string): string {
	const [before, after] = ['Before', 'After'].map((title, index) =>
		[
			'BEGIN:VEVENT',
			`UID:${title}@example.org`,
			`DTSTART;TZID=Europe/Berlin:2026111${index}T090000`,
			`DTEND;TZID=Europe/Berlin:2026111${index}T093000`,
			`SUMMARY:${title}`,
			'END:VEVENT',
		].join('\n'),
	)
	return ['BEGIN:VCALENDAR', 'VERSION:2.0', before, text, after, 'END:VCALENDAR', ''].join('\n')
}
