import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { localDay } from '#site/week/calendar/rules/local-time.ts'
import { reminderFile } from './reminder.ts'

const link = 'https://innervolt.example/two-sheets#1jj256c7i8fge'

const file = (title: string) =>
	reminderFile({
		title,
		note: 'Sizes change; fill in both sheets again, and compare.',
		link,
		today: localDay('2026-11-22'),
		now: new Date('2026-11-22T09:30:00Z'),
		host: 'innervolt.example',
	})

function read(title: string) {
	const calendar = new ICAL.Component(ICAL.parse(file(title)))
	return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

test('the reminder is an all-day event thirteen weeks from today, with the link to both sheets', () => {
	const [event, ...others] = read('Two sheets, again')
	expect(others).toEqual([])
	expect(event?.startDate.toString()).toBe('2027-02-21')
	expect(event?.startDate.isDate).toBe(true)
	expect(event?.summary).toBe('Two sheets, again')
	expect(event?.description).toContain(link)
	expect(event?.component.getFirstPropertyValue('url')).toBe(link)
})

test('a reminder title with characters that are special in iCalendar is read back unchanged', () => {
	expect(read('Zwei Blätter; noch einmal, bitte')[0]?.summary).toBe(
		'Zwei Blätter; noch einmal, bitte',
	)
})

test('the reminder file has the fields that calendars require, and does not mark the day as busy', () => {
	const lines = file('Two sheets, again').split('\r\n')
	expect(lines.slice(0, 6)).toEqual([
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//innervolt.example//Two sheets//EN',
		'BEGIN:VEVENT',
		'UID:two-sheets-20270221@innervolt.example',
		'DTSTAMP:20261122T093000Z',
	])
	expect(lines.slice(-4)).toEqual(['TRANSP:TRANSPARENT', 'END:VEVENT', 'END:VCALENDAR', ''])
})
