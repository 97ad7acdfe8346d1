import { expect, test } from 'vitest'
import { compare, largeFolders, renew, type Table } from './compare.ts'

const table = (lines: number, why = ''): Table => ({
	numbers: { lines },
	why: why === '' ? {} : { lines: why },
})
const faultsOf = (counted: number, now: Table, before: Table) =>
	compare({ lines: counted }, now, before, 'npm run write')

test('a count equal to the number in the table is not a fault if the table of the last commit has the same or a higher number', () => {
	expect(faultsOf(100, table(100), table(100))).toEqual([])
	expect(faultsOf(100, table(100), table(110))).toEqual([])
})

test('a count above the number in the table is a fault until the table has the new number with a reason', () => {
	expect(faultsOf(101, table(100), table(100))).toEqual([
		'lines: 101, and the table allows 100. Take something away first; if it must grow, run npm run write and say why in the table.',
	])
	const unexplained = ['lines: 100 has become 101. Say why in the table: "why": { "lines": "…" }']
	expect(faultsOf(101, table(101), table(100))).toEqual(unexplained)
	expect(faultsOf(101, table(101, ' '), table(100))).toEqual(unexplained)
	expect(faultsOf(101, table(101, 'A page for leaving.'), table(100))).toEqual([])
})

test('the reason for an earlier increase does not cover a later one', () => {
	const [before, now] = [table(100, 'A page for leaving.'), table(101, 'A page for leaving.')]
	expect(faultsOf(101, now, before)).toHaveLength(1)
	expect(faultsOf(100, before, before)).toEqual([])
})

test('a count below the number in the table is a fault until that number is lowered', () => {
	expect(faultsOf(99, table(100), table(100))).toEqual([
		'lines: 99, and the table still allows 100. Lower it: npm run write',
	])
})

test('a folder that is not in the table may have at most 30 entries', () => {
	const empty: Table = { numbers: {}, why: {} }
	const counted = { src: 31 }
	expect(compare(counted, empty, empty, 'write')[0]).toContain('src: 31, and the table allows 30')
	expect(compare({}, { numbers: counted, why: {} }, empty, 'write')[0]).toContain(
		'src: at most 30, and the table still allows 31',
	)
})

test('an updated table has the counted numbers, and keeps the reasons for numbers that have not fallen', () => {
	const old = {
		numbers: { files: 9, lines: 100, src: 40 },
		why: { files: 'F', lines: 'L', src: 'S' },
	}
	expect(renew({ files: 9, lines: 99 }, old)).toEqual({
		numbers: { files: 9, lines: 99 },
		why: { files: 'F' },
	})
})

test('both files and folders count as entries, and a folder with 31 entries is large', () => {
	const files = Array.from({ length: 29 }, (_, index) => `src/a/${index}.ts`)
	expect(largeFolders([...files, 'src/a/b/c.ts', 'src/a/b/d.ts'])).toEqual({})
	expect(largeFolders([...files, 'src/a/b/c.ts', 'src/a/e/f.ts'])).toEqual({ 'src/a': 31 })
})
