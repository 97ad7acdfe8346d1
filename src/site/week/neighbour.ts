import type { DayIndex } from './rules/forecast.ts'
import { days, parts, type Slot } from './rules/plan.ts'

/** The square an arrow key moves to; undefined for other keys and at the edge of the grid. */
export function neighbourOf({ day, part }: Slot, key: string): Slot | undefined {
	const row = parts.indexOf(part)
	const [nextDay, nextRow] =
		{
			ArrowRight: [day + 1, row],
			ArrowLeft: [day - 1, row],
			ArrowDown: [day, row + 1],
			ArrowUp: [day, row - 1],
			Home: [0, row],
			End: [6, row],
		}[key] ?? []
	const found = { day: days.find((each) => each === nextDay), part: parts[nextRow ?? -1] }
	return isSlot(found) ? found : undefined
}

function isSlot(found: {
	day: DayIndex | undefined
	part: Slot['part'] | undefined
}): found is { day: DayIndex; part: Slot['part'] } {
	return found.day !== undefined && found.part !== undefined
}
