import { expect, test } from 'vitest'
import { readCsv } from '#domain/csv/read.ts'
import { exportName, exportPieces } from './export.ts'
import { readImported } from './import.ts'

const row = {
	email: '+ada@example.com',
	source: 'premium',
	status: 'active',
	created_at: '2026-01-05T12:00:00.000Z',
}

test('an empty list is a byte order mark and the header', () => {
	expect(exportPieces([]).join('')).toBe('\uFEFFEmail,Fuente,Estado,Fecha de Registro\r\n')
})

test('our own export imports again', () => {
	const [, ...lines] = readCsv(exportPieces([row]).join('')) ?? []
	expect(lines.map(readImported)).toEqual([
		{
			email: '+ada@example.com',
			source: 'premium',
			status: 'active',
			createdAt: '2026-01-05T12:00:00.000Z',
		},
	])
})

test('no row is lost between two pieces', () => {
	const rows = Array.from({ length: 12_001 }, (_, index) => ({ ...row, email: `p${index}@x.org` }))
	const read = readCsv(exportPieces(rows).join(''))
	expect(read?.slice(1).map(([email]) => email)).toEqual(rows.map(({ email }) => email))
})

test('a row without a date has an empty cell', () => {
	const text = exportPieces([{ ...row, created_at: null }]).join('')
	expect(text).toContain("'+ada@example.com,premium,active,\r\n")
})

test("the file's name has the day of the local calendar, in ten characters", () => {
	expect(exportName(new Date(2026, 0, 5, 23, 59))).toBe('waitlist_2026-01-05.csv')
})
