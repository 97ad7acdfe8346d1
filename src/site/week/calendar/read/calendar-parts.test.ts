import { expect, test } from 'vitest'
import { takeApart } from './calendar-parts.ts'

function calendar(...events: readonly string[]): string {
	const blocks = events.map((event) => `BEGIN:VEVENT\r\n${event}\r\nEND:VEVENT\r\n`)
	return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${blocks.join('')}END:VCALENDAR\r\n`
}

test('a calendar is split into X-WR lines, zones and events', () => {
	const zone = 'BEGIN:VTIMEZONE\r\nTZID:Home\r\nEND:VTIMEZONE\r\n'
	const whole = calendar('UID:1\r\nSUMMARY:Title', 'UID:2')
	const text = whole.replace('VERSION:2.0\r\n', `X-WR-CALNAME:Ada\r\n${zone}`)
	expect(takeApart(text)).toEqual({
		properties: ['X-WR-CALNAME:Ada'],
		zones: [['TZID:Home']],
		events: [['UID:1', 'SUMMARY:Title'], ['UID:2']],
		isCutOff: false,
	})
})

test('an event without END:VEVENT ends where the next component begins or the calendar ends', () => {
	const open = calendar('UID:1', 'UID:2').replaceAll('END:VEVENT\r\n', '')
	expect(takeApart(open)).toMatchObject({ events: [['UID:1'], ['UID:2']], isCutOff: false })
	const withZone = open.replace('UID:2', 'BEGIN:VTIMEZONE\r\nTZID:Home\r\nEND:VTIMEZONE\r\nUID:2')
	expect(takeApart(withZone)).toMatchObject({ zones: [['TZID:Home']] })
	expect(takeApart(calendar('UID:1').replace('END:VCALENDAR\r\n', '')).events).toHaveLength(1)
})

test('an event cut off by the end of the file is reported, and no other event is lost', () => {
	const text = calendar('UID:1', 'UID:2').replace(/2\r\nEND[^]*/, '')
	expect(takeApart(text)).toMatchObject({
		events: [['UID:1']],
		isCutOff: true,
	})
})

test.each(['\n', '\r\n', '\r\r\n', '\r'])('lines may end in %j', (end) => {
	const text = calendar('UID:1', 'UID:2').replaceAll('\r\n', end)
	expect(takeApart(text).events).toHaveLength(2)
})
