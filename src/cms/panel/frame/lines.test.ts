import { expect, test } from 'vitest'
import { around, linesOf, outlineOf } from './lines.ts'

const box = (left: number, top: number, right: number, bottom: number) => ({
	left,
	top,
	right,
	bottom,
})

test('boxes next to each other form one line, and boxes below each other form several lines', () => {
	expect(linesOf([box(10, 0, 50, 20), box(50, 2, 80, 18), box(0, 24, 60, 44)])).toEqual([
		box(10, 0, 80, 20),
		box(0, 24, 60, 44),
	])
})

test('a visually hidden text has no lines', () => {
	expect(linesOf([box(0, 0, 1, 1), box(5, 5, 5, 20)])).toEqual([])
})

test('the outline encloses all lines, and two lines meet halfway between their boxes', () => {
	const lines = [box(50, 0, 100, 20), box(0, 24, 60, 44)]
	expect(around(lines)).toEqual(box(0, 0, 100, 44))
	expect(outlineOf(lines, 2)).toBe(
		'M102.0 -2.0L102.0 22.0L62.0 22.0L62.0 46.0L-2.0 46.0L-2.0 22.0L48.0 22.0L48.0 -2.0Z',
	)
})
