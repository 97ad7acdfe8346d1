import { describe, expect, test } from 'vitest'
import { parseImportRow } from './csv-import.ts'
import { isInvalidRow, readImport } from './read-import.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

describe('a file as spreadsheets write it', () => {
	test('with semicolons, in the encoding of Windows', () => {
		// “Müller” as Excel writes it without a setting for UTF-8.
		const bytes = Buffer.from('Name;E-Mail\r\nM\u00FCller;ada@example.com\r\n', 'latin1')
		expect(readImport(bytes)).toMatchObject({
			encoding: 'Windows-1252',
			separator: ';',
			header: ['Name', 'E-Mail'],
			columns: { hasHeader: true, fields: { Email: 1 } },
			lines: [{ cells: ['Müller', 'ada@example.com'] }],
		})
	})

	test('as UTF-16 with tabs', () => {
		const bytes = Buffer.from('\uFEFFEmail\tNombre\nada@example.com\tAda\n', 'utf16le')
		expect(readImport(bytes)).toMatchObject({
			encoding: 'UTF-16',
			separator: '\t',
			header: ['Email', 'Nombre'],
			lines: [{ cells: ['ada@example.com', 'Ada'] }],
		})
	})
})

test('the first row of a file without names of columns is a person', () => {
	expect(readImport(utf8('ada@example.com\nbob@example.com'))).toMatchObject({
		columns: { hasHeader: false },
		lines: [{ cells: ['ada@example.com'] }, { cells: ['bob@example.com'] }],
	})
})

test.each([
	['', 'addresses'],
	['name\nAda', 'addresses'],
	['email\n"ada@example.com', 'quotes'],
])('the file %j cannot be read: %s', (text, fault) => {
	expect(readImport(utf8(text))).toBe(fault)
})

test('a row without an address is invalid, one with an address is not', () => {
	const read = readImport(utf8('email\nada@example.com\nnobody'))
	if (typeof read === 'string') throw new Error(read)
	const rows = read.lines.map(({ cells }) => parseImportRow(cells, read.columns, 'pending'))
	expect(rows.map(isInvalidRow)).toEqual([false, true])
})
