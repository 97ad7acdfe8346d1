import type { Series } from '#contract/series.ts'

/**
 * How many people began, are in it, got the last letter, and left before it.
 *
 * @example figuresOf({ begun: 9, under_way: 4, completed: 3 }) // [9, 4, 3, 2]
 */
export function figuresOf({
	begun,
	under_way,
	completed,
}: Pick<Series, 'begun' | 'under_way' | 'completed'>): readonly number[] {
	return [begun, under_way, completed, Math.max(0, begun - under_way - completed)]
}
