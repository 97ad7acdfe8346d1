import { expect, test } from 'vitest'
import { csvFile } from './csv-file.ts'

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
}

test('the four columns come first, and chosen ones follow in the order of the table', () => {
	const { start, lines } = csvFile(['campaign', 'locale'])
	expect(start).toBe('\uFEFFEmail,Fuente,Estado,Fecha de Registro,Idioma,Campaña\r\n')
	expect(lines([row])).toBe(
		`"'=ada@example.com","premium","active","2026-01-05T12:00:00.000Z","en","a, ""b"""\r\n`,
	)
})

test('a column without a value is an empty cell', () => {
	expect(csvFile(['country']).lines([{ ...row, created_at: null }])).toBe(
		`"'=ada@example.com","premium","active","",""\r\n`,
	)
})
