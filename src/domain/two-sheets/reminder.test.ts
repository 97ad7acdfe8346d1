import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { localDay } from '#domain/calendar/local-time.ts'
import { reminderFile } from './reminder.ts'

const link = 'https://innervolt.example/two-sheets#1jj256c7i8fge'

function read(title: string) {
	const file = reminderFile({
		title,
		note: 'Sizes change; fill in both sheets again, and compare.',
		link,
		today: localDay('2026-11-22'),
		now: new Date('2026-11-22T09:30:00Z'),
		host: 'innervolt.example',
	})
	const calendar = new ICAL.Component(ICAL.parse(file))
	return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

test('the reminder is one whole day, thirteen weeks later, and holds the link', () => {
	const [event, ...others] = read('Two sheets, again')
	expect(others).toEqual([])
	expect(event?.startDate.toString()).toBe('2027-02-21')
	expect(event?.startDate.isDate).toBe(true)
	expect(event?.summary).toBe('Two sheets, again')
	expect(event?.description).toContain(link)
	expect(event?.component.getFirstPropertyValue('url')).toBe(link)
})

test('a title with signs of the format is read as it was written', () => {
	expect(read('Zwei Blätter; noch einmal, bitte')[0]?.summary).toBe(
		'Zwei Blätter; noch einmal, bitte',
	)
})
