import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readCalendarFiles } from './calendar-files.ts'

const calendar = 'BEGIN:VCALENDAR\r\nX-WR-CALNAME:Größe\r\nEND:VCALENDAR\r\n'

function file(name: string, content: string | Uint8Array): File {
	return new File([typeof content === 'string' ? content : Uint8Array.from(content)], name)
}

function zip(entries: Readonly<Record<string, string>>): Uint8Array {
	const packed = Object.entries(entries).map(([name, text]) => [name, strToU8(text)] as const)
	return zipSync(Object.fromEntries(packed))
}

async function textsOf(...files: readonly File[]): Promise<readonly string[]> {
	return (await readCalendarFiles(files)).sources.map(({ text }) => text)
}

test('files in a .zip that are not calendars are counted, and the other files are read', async () => {
	const packed = zip({ 'work.ics': calendar, 'list.ics': 'Subject,Start', 'empty.ics': '' })
	expect(await readCalendarFiles([file('export.zip', packed), file('a.ics', calendar)])).toEqual({
		sources: [
			{ file: 'export.zip', text: calendar },
			{ file: 'a.ics', text: calendar },
		],
		notCalendar: 2,
	})
})

function fault(...files: readonly File[]): Promise<unknown> {
	return readCalendarFiles(files).then(
		() => 'none',
		(error: unknown) => Reflect.get(Object(error), 'fault'),
	)
}

test('events outside of VCALENDAR are read', async () => {
	const event = '\r\nBEGIN:VEVENT\r\nUID:1\r\nEND:VEVENT\r\n'
	expect(await textsOf(file('a.ics', event))).toEqual([event])
	expect(await fault(file('a.ics', 'BEGIN:VCARD\r\nEND:VCARD\r\n'))).toBe('notCalendar')
})

test('each of several chosen files is read', async () => {
	expect(await textsOf(file('a.ics', calendar), file('b.ics', calendar))).toEqual([
		calendar,
		calendar,
	])
})

test('a byte-order mark is removed, and Windows-1252 is decoded', async () => {
	const latin = Uint8Array.from(calendar, (character) => character.charCodeAt(0))
	expect(await textsOf(file('a.ics', `\ufeff${calendar}`), file('b.ics', latin))).toEqual([
		calendar,
		calendar,
	])
})

test('only the calendars in a .zip are read', async () => {
	const packed = zip({
		'work.ics': calendar,
		'folder/home.ICS': calendar,
		'read me.txt': 'x',
		'__MACOSX/._work.ics': 'x',
	})
	expect(await textsOf(file('export.zip', packed))).toEqual([calendar, calendar])
})

test('whether a file is refused depends on its content, not on its name', async () => {
	expect(await fault(file('holiday.ics', '\u0089PNG\r\n'))).toBe('notCalendar')
	expect(await fault(file('empty.ics', ''))).toBe('notCalendar')
	expect(await fault(file('a.ics', calendar), file('b.csv', 'Subject,Start'))).toBe('notCalendar')
	expect(await fault(file('c.zip', zip({ 'a.ics': 'Subject,Start' })))).toBe('notCalendar')
	expect(await textsOf(file('calendar.txt', calendar))).toHaveLength(1)
})

test('a .zip without calendars and a truncated .zip are refused', async () => {
	expect(await fault(file('a.zip', zip({ 'a.txt': 'x' })))).toBe('emptyZip')
	expect(await fault(file('a.zip', zip({ 'a.ics': calendar }).slice(0, 60)))).toBe('damaged')
})

test('files of more than 10 MB, alone or together, are refused before they are read', async () => {
	const large = file('a.ics', new Uint8Array(10_000_001))
	expect(await fault(large)).toBe('tooLarge')
	const half = new Uint8Array(5_000_001)
	expect(await fault(file('a.ics', half), file('b.ics', half))).toBe('tooLarge')
})

test(
	'a small .zip with large content is refused before it is unpacked',
	{ tags: 'night' },
	async () => {
		const bomb = zip({ 'a.ics': calendar + ' '.repeat(10_000_000) })
		expect(bomb.length).toBeLessThan(20_000)
		expect(await fault(file('a.zip', bomb))).toBe('tooLarge')
		const parts = Object.fromEntries(
			Array.from({ length: 11 }, (_, index) => [`${index}.ics`, ' '.repeat(1_000_000)]),
		)
		expect(await fault(file('a.zip', zip(parts)))).toBe('tooLarge')
	},
)

test('a .zip that understates the size of its content is not unpacked beyond that size', async () => {
	const bomb = zip({ 'a.ics': calendar + ' '.repeat(9_000_000) })
	const view = new DataView(bomb.buffer)
	const directory = bomb.length - 22 - (46 + 'a.ics'.length)
	expect(view.getUint32(directory, true)).toBe(0x02014b50)
	view.setUint32(directory + 24, 1000, true)
	expect((await textsOf(file('a.zip', bomb)).catch(() => [])).join('').length).toBeLessThan(1001)
})
