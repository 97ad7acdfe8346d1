import { expect, test } from 'vitest'
import { readImport } from './read-import.ts'

const choices = { otherwise: 'pending', columns: {}, answers: [], dates: null } as const
const read = (text: string | Uint8Array, maxRows?: number) =>
	readImport(typeof text === 'string' ? new TextEncoder().encode(text) : text, choices, maxRows)

const ada = { person: { email: 'ada@example.com' } }
const bob = { person: { email: 'bob@example.com' } }

test('an Excel file with semicolons in a Windows encoding is read', () => {
	// “Müller” in Excel's default encoding.
	const bytes = Buffer.from('Name;E-Mail\r\nM\u00FCller;ada@example.com\r\n', 'latin1')
	expect(read(bytes)).toMatchObject({
		columns: [
			{ name: 'Name', use: null },
			{ name: 'E-Mail', use: 'email' },
		],
		rows: [ada],
	})
})

test.each([true, false])('a file in UTF-16 with tabs is read (byte order mark: %s)', (hasMark) => {
	const text = `${hasMark ? '\uFEFF' : ''}Email\tNombre\nada@example.com\tZoë\n`
	expect(read(Buffer.from(text, 'utf16le'))).toMatchObject({
		rows: [ada],
	})
})

test.each(['sep=;\r\n', '\uFEFFsep=;\n', '\uFEFF'])(
	'a file that begins with %j is read',
	(start) => {
		const line = start.includes('sep') ? 3 : 2
		expect(read(`${start}Name;E-Mail\nA, B;ada@example.com`)).toMatchObject({
			rows: [{ ...ada, line }],
		})
	},
)

test('line breaks, tabs and separators in quotes belong to the cell', () => {
	const file = 'Note,E-mail\n"a\nb\tc;d,""e""",ada@example.com\n,,\n"x",bob@example.com'
	expect(read(file)).toMatchObject({
		rows: [
			{ ...ada, line: 2 },
			{ ...bob, line: 5 },
		],
	})
})

test('in a file without column names the first row is read as a person', () => {
	expect(read('ada@example.com\nbob@example.com')).toMatchObject({ rows: [ada, bob] })
})

test('ambiguous dates are reported until their order is chosen', () => {
	const bytes = new TextEncoder().encode('email,date\nada@example.com,05/06/2025')
	expect(readImport(bytes, choices)).toMatchObject({ unclear_date: '05/06/2025' })
	for (const [dates, createdAt] of [
		['dmy', '2025-06-05T00:00:00.000Z'],
		['mdy', '2025-05-06T00:00:00.000Z'],
	] as const) {
		expect(readImport(bytes, { ...choices, dates })).toMatchObject({
			unclear_date: null,
			rows: [{ person: { createdAt } }],
		})
	}
})

test('the sample of a file contains its first five rows, with each cell cut to 60 characters', () => {
	const rows = Array.from({ length: 6 }, (_, row) => `p${row}@example.com, ${'a'.repeat(61)}`)
	const found = read(['email,note,list', ...rows].join('\n'))
	const sample = typeof found === 'string' ? [] : found.sample
	expect(sample).toHaveLength(5)
	expect(sample[4]).toEqual(['p4@example.com', 'a'.repeat(60), ''])
})

test.each([
	['', 'addresses'],
	['name\nAda', 'addresses'],
	['email\n"ada@example.com', 'quotes'],
	['email\na@x.example\nb@x.example\nc@x.example', 'rows'],
	['email\na@x.example;b@x.example;c@x.example', 'rows'],
])('the file %j cannot be read: %s', (text, fault) => {
	expect(read(text, 2)).toBe(fault)
})

test.each([
	["\t'".repeat(80_000), 'ada@example.com'],
	[`a${"'".repeat(160_000)}x`, 'ada@example.com'],
	['', "\t'".repeat(80_000)],
	['', `<${'a'.repeat(160_000)}`],
])('a cell of 160,000 characters is read without delay', (tags, email) => {
	const file = `tags;email\n"${tags}";"${email}"\n;bob@example.com`
	expect(read(file)).toMatchObject({ rows: [{}, bob] })
})
