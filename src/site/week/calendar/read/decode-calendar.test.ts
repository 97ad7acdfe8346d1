import { expect, test } from 'vitest'
import { decodeCalendar } from './decode-calendar.ts'

const octets = (text: string) => new TextEncoder().encode(text)
const joined = (...parts: readonly (string | readonly number[])[]) =>
	Uint8Array.from(
		parts.flatMap((part) => (typeof part === 'string' ? [...octets(part)] : [...part])),
	)

test('a line in Windows-1252 does not garble the lines in UTF-8', () => {
	const mixed = joined('SUMMARY:Größe\r\nLOCATION:B', [0xfc], 'r\r\n o\r\nUID:ä\r\n')
	expect(decodeCalendar(mixed)).toBe('SUMMARY:Größe\r\nLOCATION:Büro\r\nUID:ä\r\n')
	expect(decodeCalendar(joined('SUMMARY:Größe\nSUMMARY:J', [0xc3]))).toBe(
		'SUMMARY:Größe\nSUMMARY:JÃ',
	)
})

test('a line continues after blank lines if the next line with text begins with a space or tab', () => {
	expect(decodeCalendar(octets('UID\r\n\r\n :1\n\n\tb\r\n\r\nEND'))).toBe('UID:1b\r\n\r\nEND')
	expect(decodeCalendar(octets('\r\n\n a'))).toBe('a')
})

test('UTF-16 is read with or without a byte-order mark, in both byte orders', () => {
	const text = 'BEGIN:VCALENDAR\r\nX-WR-CALNAME:Größe 💡\r\n'
	for (const mark of ['', '\ufeff'])
		for (const isLittle of [true, false]) {
			const units = mark + text
			const view = new DataView(new ArrayBuffer(units.length * 2))
			for (let index = 0; index < units.length; index++)
				view.setUint16(index * 2, units.charCodeAt(index), isLittle)
			expect(decodeCalendar(new Uint8Array(view.buffer))).toBe(text)
		}
})
