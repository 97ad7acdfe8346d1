import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDue } from './FactForm.tsx'
import { isComplete, withHidden, withMoved } from './fact-lists.ts'

test('a moved item stands at its new place, and the others keep their order', () => {
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

test('a hidden item says so last, and a shown one does not say it', () => {
	const item = { question: 'a', answer: 'b' }
	expect(JSON.stringify(withHidden(item, true))).toBe(
		'{"question":"a","answer":"b","isHidden":true}',
	)
	expect(withHidden(withHidden(item, true), false)).toEqual(item)
})

test('a list is complete once all texts are written', () => {
	expect(isComplete('questions', [{ question: 'a', answer: 'b' }])).toBe(true)
	expect(isComplete('questions', [{ question: 'a', answer: ' ' }])).toBe(false)
})

test.each([
	['null', true],
	['2025-11-26', true],
	['2025-11-28', false],
	['2026-11-27', false],
])('checked %s is due on 2026-11-27: %j', (day, isExpected) => {
	expect(isDue(day, Date.parse('2026-11-27T12:00:00Z'))).toBe(isExpected)
})
