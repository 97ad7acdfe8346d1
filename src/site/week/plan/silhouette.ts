import type { SilhouetteName } from '#cms/reader/schemas/drawings.ts'
import { lowLine } from '#site/week/rules/estimates.ts'
import { costOf, type DayIndex } from '#site/week/rules/forecast.ts'
import { eventsIn, type WeekPlan } from '#site/week/rules/plan.ts'

/** Below this level nobody is drawn, because the blind would hide the silhouette. */
const dark = 22

const ordinary: readonly SilhouetteName[] = [
	'plant',
	'cat',
	'plant',
	'reader',
	'cat',
	'reader',
	'sunday',
]

/**
 * The silhouette in an evening's window: the costliest company of that evening, a sleeper, or a motif of an ordinary
 * evening at home.
 */
export function silhouetteOn(
	plan: WeekPlan,
	day: DayIndex,
	level: number,
): SilhouetteName | undefined {
	if (level < lowLine) return level < dark ? undefined : 'asleep'
	const [costliest] = eventsIn(plan, { day, part: 'evening' })
		.map(({ event }) => event)
		.toSorted((one, other) => costOf(other, plan.costs) - costOf(one, plan.costs))
	if (!costliest) return ordinary[day]
	const { kind, people } = costliest
	if (kind === 'quiet') return 'reader'
	return kind === 'party' || kind === 'family' || people === 'many' ? 'crowd' : 'visitors'
}
