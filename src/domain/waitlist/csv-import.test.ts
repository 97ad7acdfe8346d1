import { expect, onTestFinished, test, vi } from 'vitest'
import { exportHeader, statusAfterImport, parseImportRow } from './csv-import.ts'
import { recognizeColumns } from './import-columns.ts'

const columns = recognizeColumns(exportHeader)
if (columns === null) throw new Error('The own export is not recognized')
const parse = (cells: readonly string[]) => parseImportRow(cells, columns, 'pending')

const row: readonly string[] = ['ada@example.com', 'premium', 'active', '2026-01-05T12:00:00.000Z']

test('parses a row of the own export', () => {
	expect(parse(row)).toEqual({
		email: 'ada@example.com',
		source: 'premium',
		status: 'active',
		createdAt: '2026-01-05T12:00:00.000Z',
		confirmedAt: null,
		locale: null,
		tags: [],
	})
})

test.each([
	['', null],
	['2026-01-05', '2026-01-05T00:00:00.000Z'],
	['2026-01-05 12:30:00', '2026-01-05T12:30:00.000Z'],
	['2026-01-05T12:30', '2026-01-05T12:30:00.000Z'],
	['5 ene 2026', '2026-01-05T00:00:00.000Z'],
	['2026-01-05 12:30:00.123456+02:00', '2026-01-05T10:30:00.123Z'],
])('the date %j is read as %j, wherever that is', (date, createdAt) => {
	vi.stubEnv('TZ', 'America/Bogota')
	onTestFinished(() => void vi.unstubAllEnvs())
	expect(parse(row.with(3, date))).toMatchObject({ createdAt })
})

test('removes the apostrophe that escapes a formula', () => {
	expect(parse(["'+ada@example.com", ...row.slice(1)])).toMatchObject({
		email: '+ada@example.com',
	})
})

test.each([
	[0, 'ada', 'Email'],
	[1, 'a b', 'Fuente'],
	[2, 'activo', 'Estado'],
	[3, '5 foo 2026', 'Fecha de Registro'],
	[3, '2026-13-45', 'Fecha de Registro'],
])('a wrong cell %i is named', (index, cell, column) => {
	expect(parse(row.with(index, cell))).toHaveProperty('field', column)
})

test('a file neither reverses an unsubscription nor confirms an address', () => {
	expect(statusAfterImport('unsubscribed', 'active')).toBe('unsubscribed')
	expect(statusAfterImport('pending', 'active')).toBe('pending')
	expect(statusAfterImport('active', 'pending')).toBe('active')
	expect(statusAfterImport('active', 'unsubscribed')).toBe('unsubscribed')
})

test.each(['', '-', 'NULL', 'n/a', 'none'])(
	'a row whose status is %j has the status that is meant for rows without one',
	(status) => {
		expect(parseImportRow(row.with(2, status), columns, 'active')).toMatchObject({
			status: 'active',
		})
	},
)

test.each([
	['', 'active'],
	['-', 'active'],
	['NULL', 'active'],
	['N/A', 'active'],
	['none', 'active'],
	['2026-01-05', 'unsubscribed'],
	['yes', 'unsubscribed'],
])('the time %j of an unsubscription means %s', (time, status) => {
	const marked = recognizeColumns(['email', 'unsubscribed_at'])
	if (marked === null) throw new Error('The columns are not recognized')
	expect(parseImportRow(['ada@example.com', time], marked, 'active')).toMatchObject({ status })
})

test('a time of a confirmation stands for an empty status', () => {
	const marked = recognizeColumns(['email', 'status', 'confirmed_at'])
	if (marked === null) throw new Error('The columns are not recognized')
	const cells = ['ada@example.com', '', '2026-01-05']
	expect(parseImportRow(cells, marked, 'pending')).toMatchObject({ status: 'active' })
})

test.each([
	['"VIP","Blog"', ['vip', 'blog']],
	["['Beta', 'Press']", ['beta', 'press']],
	['beta, prensa, BETA', ['beta', 'prensa']],
	['', []],
])('the tags %s are read as %j', (tags, expected) => {
	const named = recognizeColumns(['Email Address', 'TAGS'])
	if (named === null) throw new Error('The columns are not recognized')
	expect(parseImportRow(['ada@example.com', tags], named, 'active')).toMatchObject({
		tags: expected,
	})
})

test('language and time of confirmation are read where they are, and left out where they are none', () => {
	const named = recognizeColumns(['email', 'language', 'confirm_time'])
	if (named === null) throw new Error('The columns are not recognized')
	const read = (...cells: readonly string[]) =>
		parseImportRow(['a@x.example', ...cells], named, 'pending')
	expect(read('de-AT', '2015-03-16 14:40:47')).toMatchObject({
		locale: 'de',
		confirmedAt: '2015-03-16T14:40:47.000Z',
		status: 'active',
	})
	expect(read('fr', '')).toMatchObject({ locale: null, confirmedAt: null, status: 'pending' })
})
