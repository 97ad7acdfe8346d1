import type { CountMark, DayCounts } from '#contract/count-summary.ts'

/** A mark with its number in the list, at the index of its day. */
export type NumberedMark = { readonly id: string; readonly number: number; readonly index: number }

/** Numbers the marks in their order and finds their days. */
export function numberMarks(
	marks: readonly CountMark[],
	days: readonly DayCounts[],
): readonly NumberedMark[] {
	const indexes = new Map(days.map(({ day }, index) => [day, index]))
	return marks.flatMap(({ id, day }, position) => {
		const index = indexes.get(day)
		return index === undefined ? [] : [{ id, number: position + 1, index }]
	})
}
