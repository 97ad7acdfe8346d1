import { expect, onTestFinished, test, vi } from 'vitest'
import { afterImport, readImported } from './import.ts'

const row: readonly string[] = ['ada@example.com', 'premium', 'active', '2026-01-05T12:00:00.000Z']

test('a row of our own export is read', () => {
	expect(readImported(row)).toEqual({
		email: 'ada@example.com',
		source: 'premium',
		status: 'active',
		createdAt: '2026-01-05T12:00:00.000Z',
	})
})

test.each([
	['', null],
	['2026-01-05', '2026-01-05T00:00:00.000Z'],
	['2026-01-05 12:30:00', '2026-01-05T12:30:00.000Z'],
	['2026-01-05T12:30', '2026-01-05T12:30:00.000Z'],
	['2026-01-05 12:30:00.123456+02:00', '2026-01-05T10:30:00.123Z'],
])('the date %j is read as %j, wherever that is', (date, createdAt) => {
	vi.stubEnv('TZ', 'America/Bogota')
	onTestFinished(() => void vi.unstubAllEnvs())
	expect(readImported(row.with(3, date))).toMatchObject({ createdAt })
})

test('an apostrophe against spreadsheets is taken away', () => {
	expect(readImported(["'+ada@example.com", ...row.slice(1)])).toMatchObject({
		email: '+ada@example.com',
	})
})

test.each([
	[0, 'ada', 'Email'],
	[1, 'a b', 'Fuente'],
	[2, 'activo', 'Estado'],
	[3, '5 ene 2026', 'Fecha de Registro'],
	[3, '2026-13-45', 'Fecha de Registro'],
])('a wrong cell %i is named', (index, cell, column) => {
	expect(readImported(row.with(index, cell))).toBe(column)
})

test('no file changes the status of who unsubscribed, and none confirms anybody', () => {
	expect(afterImport('unsubscribed', 'active')).toBe('unsubscribed')
	expect(afterImport('pending', 'active')).toBe('pending')
	expect(afterImport('active', 'pending')).toBe('active')
	expect(afterImport('active', 'unsubscribed')).toBe('unsubscribed')
})
