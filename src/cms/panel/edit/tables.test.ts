import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	labelOf,
	newTable,
	tablesIn,
	tableText,
	withColumn,
	withLabel,
	withoutColumn,
	withoutRow,
	withRow,
} from './tables.ts'

const text =
	'## A {% #a %}\n\n{% table label="Two" plain=true %}\n-\n- One\n---\n- B\n- [C](page:week)\n{% /table %}\n\nEnd.'

test('a table is read with its part of the text, and written as it was', () => {
	const [found, ...others] = tablesIn(text)
	if (found === undefined) throw new Error('There is no table')
	expect([found.rows, labelOf(found), others]).toEqual([
		[
			['', 'One'],
			['B', '[C](page:week)'],
		],
		'Two',
		[],
	])
	expect(text.slice(0, found.start) + tableText(found) + text.slice(found.end)).toBe(text)
})

test('a table with branches or with rows of different lengths is not drawn as a grid', () => {
	const rows = (body: string) => tablesIn(`{% table label="A" %}\n${body}\n{% /table %}`)
	expect(rows('- A\n- B\n---\n- C')).toEqual([])
	expect(rows('- A\n- B\n{% if $a %}\n---\n- C\n- D\n{% /if %}')).toEqual([])
	expect(rows('- A\n- B')).toEqual([])
})

test('rows and columns are added and removed, and the name ends no tag', () => {
	const size = fc.nat(3)
	fc.assert(
		fc.property(size, size, (row, column) => {
			const added = withColumn(withRow(newTable, row), column)
			expect([added.rows.length, added.rows[0]?.length]).toEqual([5, 4])
			expect(withoutColumn(withoutRow(added, row), column)).toEqual(newTable)
		}),
	)
	const named = withLabel(newTable, 'A "b" %} {% c')
	expect(tableText(named)).toMatch(/^\{% table label="A b   c" %\}\n-\n/)
	expect(tablesIn(tableText(named))).toHaveLength(1)
})
