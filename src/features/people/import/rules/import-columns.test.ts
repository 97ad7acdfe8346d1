import { expect, test } from 'vitest'
import { parseCsv } from '#values/csv/parse-csv.ts'
import { recognizeColumns } from './import-columns.ts'

const recognize = (text: string, chosen = {}) => recognizeColumns(parseCsv(text) ?? [], chosen)

test('in a file without column names the addresses are found in any column', () => {
	expect(recognize('Ada,ada@example.com')).toMatchObject({
		names: ['1', '2'],
		hasHeader: false,
		email: 1,
		uses: { email: 1 },
	})
	expect(recognize('ada@example.com,Ada')?.email).toBe(0)
})

test('the column with the most addresses is the address column, whatever its name', () => {
	expect(
		recognize('Contact,Invited by\nada@example.com,\nbob@example.com,eve@example.com')?.email,
	).toBe(0)
	expect(recognize('Your email?,Seen\nada@example.com,x\n,y')?.email).toBe(0)
	expect(recognize('Invited by,E-mail\neve@example.com,ada@example.com')?.email).toBe(1)
})

test('a file without addresses is not recognized', () => {
	expect(recognize('Ada,Lovelace')).toBeNull()
	expect(recognize('')).toBeNull()
})

test('columns with the same name, or without one, are identified by number', () => {
	expect(recognize('Note,,Note,E-mail\na,b,c,ada@example.com')?.names).toEqual([
		'Note',
		'2',
		'3',
		'E-mail',
	])
})

test('a column is a date column only if it contains a date', () => {
	const { uses } = recognize('email,date,created_at\nada@example.com,soon,2025-06-01') ?? {}
	expect(uses).toEqual({ email: 0, created: 2 })
})

test('the owner’s choice for a column name replaces the recognized use of that column', () => {
	const file = 'Who,Friend,created_at,Since\nada@example.com,bob@example.com,2025-06-01,2024-01-01'
	const found = recognize(file, { Friend: 'email', created_at: 'none', Who: 'permission' })
	expect(found).toMatchObject({ email: 1, uses: { email: 1 } })
	expect(found?.uses.created).toBeUndefined()
	expect(found?.kinds.get(0)).toBe('permission')
	expect(recognize(file, { Since: 'created' })?.uses).toEqual({ email: 0, created: 3 })
	expect(recognize(file, { Who: 'none' })?.email).toBe(1)
	expect(recognize(file, { Who: 'none', Friend: 'tags' })).toBeNull()
	expect(recognize(file, { Absent: 'email' })).toBeNull()
	expect(recognize(file, { constructor: 'none', toString: 'tags' })?.uses).toEqual({
		email: 0,
		created: 2,
	})
})

test('a column for unsubscriptions is read as refusals, whatever use the owner chooses for it', () => {
	const file = 'email,Unsubscribed,Estado\nada@example.com,yes,active'
	for (const choice of ['none', 'permission', 'source'] as const) {
		const { kinds } = recognize(file, { Unsubscribed: choice }) ?? {}
		expect([choice, kinds?.get(1)]).toEqual([choice, 'refusal'])
	}
})

test('a column with statuses such as active and removed is recognized as a permission column, and the owner is asked about a column with only yes and no', () => {
	const found = recognize('1,email,List,Vegan\na,a@x.example,active,yes\nb,b@x.example,removed,no')
	expect([...(found?.kinds ?? [])]).toEqual([
		[2, 'permission'],
		[3, 'asked'],
	])
	expect(recognize('email,State\na@x.example,NY\nb@x.example,CA')?.kinds.size).toBe(0)
})

test('columns beyond a thousand are not read', () => {
	expect(recognize(`${','.repeat(1_000)}ada@example.com\n`)).toBeNull()
})

test.each([
	['31/12/2025', '01/02/2025', 'dmy', null],
	['12/31/2025', '01/02/2025', 'mdy', null],
	['01/02/2025', '05/05/2025', 'dmy', '01/02/2025'],
	['31/12/2025', '12/31/2025', 'dmy', null],
	['01/02/2025', '2025-02-01', 'dmy', '01/02/2025'],
])(
	'the dates %s and %s are read in the order %s, with %j as the ambiguous date',
	(first, second, dateOrder, unclearDate) => {
		const file = `email,date\na@x.example,${first}\nb@x.example,${second}`
		expect(recognize(file)).toMatchObject({ dateOrder, unclearDate })
	},
)
