import { days, parts, type Slot } from './rules/plan.ts'

/** The square an arrow key moves to; undefined for other keys and at the edge of the grid. */
export function neighbourOf(from: Slot, key: string): Slot | undefined {
	const { day: column } = from
	const row = parts.indexOf(from.part)
	const [nextColumn, nextRow] =
		{
			ArrowRight: [column + 1, row],
			ArrowLeft: [column - 1, row],
			ArrowDown: [column, row + 1],
			ArrowUp: [column, row - 1],
			Home: [0, row],
			End: [6, row],
		}[key] ?? []
	const day = days.find((each) => each === nextColumn)
	const part = parts[nextRow ?? -1]
	return day === undefined || part === undefined ? undefined : { day, part }
}
