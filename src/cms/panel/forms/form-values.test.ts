import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blankOf, labelsAt, nameOf, withHidden, withMoved } from './form-values.ts'

test('a moved item is in its new place, and the others keep their order', () => {
	const list = ['a', 'b', 'c'].map((question) => ({ question }))
	const moved = (from: number, to: number) =>
		withMoved(list, from, to).map((each) => each['question'])
	expect([moved(0, 2), moved(2, 0), moved(1, 0)]).toEqual([
		['b', 'c', 'a'],
		['c', 'a', 'b'],
		['b', 'a', 'c'],
	])
	fc.assert(
		fc.property(fc.nat(2), fc.nat(2), (from, to) => {
			expect(withMoved(withMoved(list, from, to), to, from)).toEqual(list)
		}),
	)
})

test('`isHidden` is the last key of a hidden item, and a visible item lacks it', () => {
	const item = { question: 'a', answer: 'b' }
	expect(JSON.stringify(withHidden(item, true))).toBe(
		'{"question":"a","answer":"b","isHidden":true}',
	)
	expect(withHidden(withHidden(item, true), false)).toEqual(item)
})

test('a new item has placeholders for its required texts, and lacks its optional values', () => {
	const text = { type: 'string', label: 'Texto' }
	const line = { type: 'string' }
	const lines = { type: 'array', label: 'Líneas', prefixItems: [line, line] }
	const properties = { text, lines, more: text }
	const group = { type: 'object', properties, required: ['text', 'lines'] }
	expect(blankOf(group)).toEqual({ text: '[[Texto]]', lines: ['[[Líneas 1]]', '[[Líneas 2]]'] })
	expect(labelsAt(group, 'lines/1')).toEqual(['Líneas', '2'])
	expect([nameOf({ text: 'a', title: 'b' }), nameOf('c'), nameOf(1)]).toEqual(['b', 'c', ''])
})
