import { expect, test } from 'vitest'
import { parseCsv } from '#domain/csv/parse-csv.ts'
import { exportFileName, exportChunks } from './csv-export.ts'
import { parseImportRow } from './csv-import.ts'
import { listOf, type Registered } from './list.ts'
import { viewed, wholeList } from './view.ts'

const row = {
	id: '1',
	email: '+ada@example.com',
	source: 'premium',
	status: 'active',
	created_at: '2026-01-05T12:00:00.000Z',
}

test('an empty list is a byte order mark and the header', () => {
	expect(fileOf([])).toBe('\uFEFFEmail,Fuente,Estado,Fecha de Registro\r\n')
})

test('an export can be imported', () => {
	const [, ...lines] = parseCsv(fileOf([row])) ?? []
	expect(lines.map(parseImportRow)).toEqual([
		{
			email: '+ada@example.com',
			source: 'premium',
			status: 'active',
			createdAt: '2026-01-05T12:00:00.000Z',
		},
	])
})

test('no row is lost between two chunks', () => {
	const rows = Array.from({ length: 12_001 }, (_, index) => ({ ...row, email: `p${index}@x.org` }))
	const read = parseCsv(fileOf(rows))
	expect(read?.slice(1).map(([email]) => email)).toEqual(rows.map(({ email }) => email))
})

test('a row without a date has an empty cell', () => {
	const text = fileOf([{ ...row, created_at: null }])
	expect(text).toContain("'+ada@example.com,premium,active,\r\n")
})

test("the file's name has the day of the local calendar, in ten characters", () => {
	expect(exportFileName(new Date(2026, 0, 5, 23, 59))).toBe('waitlist_2026-01-05.csv')
})

function fileOf(rows: readonly Registered[]): string {
	const list = listOf(rows)
	return [...exportChunks(list, viewed(list, wholeList))].join('')
}
