import * as fc from 'fast-check'
import { assert, expect, test } from 'vitest'
import { csvFile } from './csv-file.ts'
import { readImport } from '#features/people/import/rules/read-import.ts'

const row = {
	email: '=ada@example.com',
	source: 'premium',
	status: 'active',
	created_at: '2026-01-05T12:00:00.000Z',
	locale: 'en',
	country: null,
	campaign: 'a, "b"',
	referrer: null,
	confirmed_at: null,
	tags: null,
}

test('a CSV file begins with the four fixed columns, followed by the chosen columns in the order of the table', () => {
	const { start, lines } = csvFile(['campaign', 'locale'])
	expect(start).toBe('\uFEFFEmail,Fuente,Estado,Fecha de Registro,Idioma,Campaña\r\n')
	expect(lines([row])).toBe(
		`"'=ada@example.com","premium","active","5 ene 2026, 12:00","en","a, ""b"""\r\n`,
	)
})

test('dates are written in Spanish and in UTC, and an optional column repeats the signup date in ISO 8601', () => {
	const { start, lines } = csvFile(['created_at_iso', 'confirmed_at'])
	expect(start).toContain('Fecha de Registro,Confirmado el,Fecha ISO 8601')
	expect(lines([{ ...row, confirmed_at: '2026-09-06T01:02:03.004Z' }])).toContain(
		'"5 ene 2026, 12:00","6 sept 2026, 01:02","2026-01-05T12:00:00.000Z"',
	)
})

test('importing an exported file restores the dates of its rows', () => {
	const times = fc.date({
		min: new Date('1970-01-01T00:00Z'),
		max: new Date('2100-01-01T00:00Z'),
		noInvalidDate: true,
	})
	fc.assert(
		fc.property(times, fc.boolean(), (time, hasIso) => {
			const created_at = time.toISOString()
			const { start, lines } = csvFile(hasIso ? ['created_at_iso'] : [])
			const file = start + lines([{ ...row, email: 'ada@example.com', created_at }])
			const choices = { otherwise: 'pending', columns: {}, answers: [], dates: null } as const
			const read = readImport(new TextEncoder().encode(file), choices)
			assert(typeof read === 'object')
			const createdAt = hasIso ? created_at : `${created_at.slice(0, 16)}:00.000Z`
			expect(read.rows).toMatchObject([{ person: { status: 'active', createdAt } }])
		}),
	)
})

test('a missing value is written as an empty cell', () => {
	expect(csvFile(['country']).lines([{ ...row, created_at: null }])).toBe(
		`"'=ada@example.com","premium","active","",""\r\n`,
	)
})
