import { expect, test } from 'vitest'
import { parseImportRow } from './csv-import.ts'
import type { ImportColumns } from './import-columns.ts'

const columns: ImportColumns = {
	names: ['email', 'source', 'date', 'confirmed', 'language', 'tags'],
	hasHeader: true,
	email: 0,
	uses: { email: 0, source: 1, created: 2, confirmed: 3, language: 4, tags: 5 },
	kinds: new Map(),
	dateOrder: 'dmy',
	unclearDate: null,
}
const parse = (...cells: readonly string[]) => parseImportRow(cells, columns, 'pending', 'dmy')

test('a row of the file is parsed into a registration', () => {
	expect(parse('ada@example.com', 'premium', '2026-01-05', '', 'de-AT', 'VIP')).toEqual([
		{
			email: 'ada@example.com',
			source: 'premium',
			status: 'pending',
			createdAt: '2026-01-05T00:00:00.000Z',
			confirmedAt: null,
			locale: 'de',
			tags: ['vip'],
		},
	])
})

test('two addresses in a cell become two people, and a part of a cell that is not an address is invalid', () => {
	const persons = parse('Ada <ada@example.com>; <bob@example.com>', '', '2026-01-05')
	expect(persons).toMatchObject([{ email: 'ada@example.com' }, { email: 'bob@example.com' }])
	expect(parse('ada@example.com bob')).toMatchObject([
		{ email: 'ada@example.com' },
		{ invalid: 'email' },
	])
	expect(parse('')).toEqual([{ invalid: 'email' }])
})

test('the apostrophe that escapes a formula is removed', () => {
	expect(parse("'+ada@example.com")).toMatchObject([{ email: '+ada@example.com' }])
})

test('a row with an unreadable date is invalid, but a row with an empty date is not', () => {
	expect(parse('ada@example.com', '', 'soon')).toEqual([{ invalid: 'created' }])
	expect(parse('ada@example.com', '', 'NULL')).toMatchObject([{ createdAt: null }])
})

test('an unreadable source, language or day of confirmation is left out', () => {
	expect(parse('ada@example.com', 'a b', '', 'soon', 'fr')).toMatchObject([
		{ source: 'import', locale: null, confirmedAt: null },
	])
})

test.each([
	['"VIP","Blog"', ['vip', 'blog']],
	["['Beta', 'Press']", ['beta', 'press']],
	['beta, prensa, BETA', ['beta', 'prensa']],
	['Feria ::: * myContacts', ['feria']],
	["l'amour", ["l'amour"]],
	[`a${"'".repeat(160_000)}x`, []],
	['', []],
])('the tags %.40j are read as %j', (tags, expected) => {
	expect(parse('ada@example.com', '', '', '', '', tags)).toMatchObject([{ tags: expected }])
})
