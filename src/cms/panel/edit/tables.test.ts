import Markdoc from '@markdoc/markdoc'
import { expect, test } from 'vitest'
import { labelOf, newTable, tablesIn, tableText, withLabel } from './tables.ts'

const text =
	'## A {% #a %}\n\n{% table label="Two" plain=true %}\n-\n- One\n---\n- B\n- [C](page:week)\n{% /table %}\n\nEnd.'

test('a table is parsed with its offsets in the text, and written back unchanged', () => {
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

const rows = (body: string) => tablesIn(`{% table label="A" %}\n${body}\n{% /table %}`)

test('a table with conditional rows, with rows of different lengths or with one row is not edited as a grid', () => {
	expect(rows('- A\n- B\n---\n- C')).toEqual([])
	expect(rows('- A\n- B\n{% if $a %}\n---\n- C\n- D\n{% /if %}')).toEqual([])
	expect(rows('- A\n- B')).toEqual([])
})

test.each([
	'-',
	'- 9',
	'* 9',
	'+',
	'# 1',
	'> 5',
	'---',
	'1. 2',
	'3) 4',
	'-30',
	'*so* much',
	'2.5',
	'100%',
])('the cell %o is read as text, not as markup', (cell) => {
	const table = tableText({
		open: newTable.open,
		rows: [
			['', 'A'],
			['B', cell],
		],
	})
	expect(tablesIn(table)[0]?.rows).toEqual([
		['', 'A'],
		['B', cell],
	])
	const kinds = new Set([...Markdoc.parse(table).walk()].map(({ type }) => type))
	expect([...kinds].filter((kind) => /list|heading|quote|hr/.test(kind))).toEqual([])
})

test('characters that would end the tag of a table are removed from its label', () => {
	const named = withLabel(newTable, 'A "b" %} {% c')
	expect(tableText(named)).toMatch(/^\{% table label="A b   c" %\}\n-\n/)
	expect(tablesIn(tableText(named))).toHaveLength(1)
})
