import { expect, test } from 'vitest'
import { fillTemplate, type Template } from './fill-template.ts'

test('every placeholder is replaced, in any order and more than once', () => {
	expect(fillTemplate('{b} after {a}, {b}', { a: 1, b: 'two' })).toBe('two after 1, two')
})

test('a value is not read as a pattern', () => {
	expect(fillTemplate('it costs {price}', { price: '$1 $& {price}' })).toBe(
		'it costs $1 $& {price}',
	)
})

test('a template without one of its placeholders does not compile', () => {
	// @ts-expect-error The placeholder {total} is missing.
	const counter: Template<'question' | 'total'> = 'Question {question}'
	expect(counter).not.toContain('{total}')
})
