import { type EventKind, lowLine } from './estimates.ts'
import { costOf, type DayIndex, eveningCharge } from './forecast.ts'
import { type Change, changedEvent, singleChanges } from './change.ts'
import { days, type WeekPlan } from './plan.ts'

/**
 * One change that helps; or two that help together, if no single change keeps every coming evening at or above the low
 * line.
 */
export type Idea = {
	readonly changes: readonly Change[]
	/** The level of each evening after the changes, Monday to Sunday, in whole points of 100. */
	readonly levels: readonly number[]
	/** Whether, with the changes, every coming evening ends at or above the low line. */
	readonly isEnough: boolean
}

/**
 * How much each change to each kind of event intrudes on others, from 1 to 3: our own estimate. Leaving early is least
 * noticed in large groups, moving is easiest with few calendars involved, and declining weighs most if one person is
 * expected.
 */
const intrusion: Readonly<Record<EventKind, Readonly<Record<Change['how'], number>>>> = {
	meeting: { shorten: 1, move: 1, decline: 1 },
	call: { shorten: 1, move: 1, decline: 1 },
	openPlan: { shorten: 1, move: 2, decline: 2 },
	dinner: { shorten: 2, move: 2, decline: 2 },
	party: { shorten: 1, move: 3, decline: 1 },
	friend: { shorten: 2, move: 2, decline: 3 },
	family: { shorten: 2, move: 3, decline: 3 },
	presentation: { shorten: 3, move: 3, decline: 3 },
	errands: { shorten: 1, move: 1, decline: 1 },
	quiet: { shorten: 1, move: 1, decline: 1 },
}

const order: Readonly<Record<Change['how'], number>> = { shorten: 0, move: 1, decline: 2 }

/** Maximum number of ideas. */
const maxIdeas = 6

/**
 * The changes that keep every coming evening at or above the low line, least intrusive first. Tries all single changes,
 * and all pairs if no single change is enough. If no pair is enough either, returns the changes with the smallest
 * deficit below the line. No idea takes an evening below the line, or lowers one that is already low.
 *
 * @param line the charge to keep, in points of 100; by default the low line
 * @param firstDay earlier days have passed and stay as they are, however low
 * @returns an empty list if no evening is low, or if nothing helps
 * @example smallestChanges(emptyPlan) // []
 */
export function smallestChanges(
	plan: WeekPlan,
	{ line = lowLine, firstDay = 0 }: { readonly line?: number; readonly firstDay?: DayIndex } = {},
): readonly Idea[] {
	const dayCosts = days.map((day) =>
		plan.events
			.filter((event) => event.day === day)
			.reduce((sum, event) => sum + costOf(event, plan.costs), 0),
	)
	const week = { line, firstDay, start: plan.start, dayCosts }
	const now = outcomeOf({ ...week, before: [] }, [])
	if (!now || now.deficit === 0) return []

	const options = singleChanges(plan, firstDay).map((change) => optionOf(plan, change))
	const singles = options.map((option) => [option])
	const compared = { ...week, before: now.levels }
	const mostHelpful = (candidates: Iterable<readonly Option[]>) => {
		let found: Outcome[] = []
		for (const made of candidates) {
			const least = found[0] ?? now
			const outcome = outcomeOf(compared, made, least.deficit)
			if (!outcome || outcome.deficit === now.deficit) continue
			if (outcome.deficit < least.deficit) found = []
			found.push(outcome)
		}
		return found
	}
	const found = mostHelpful(singles)
	const helpful = found[0]?.deficit === 0 ? found : mostHelpful([...singles, ...pairsOf(options)])
	return leastIntrusive(helpful).map(({ options: made, levels, deficit }) => ({
		changes: made.map(({ change }) => change),
		levels,
		isEnough: deficit === 0,
	}))
}

type Week = {
	/** The minimum charge that every evening from `firstDay` on should keep. */
	readonly line: number
	readonly firstDay: DayIndex
	readonly start: number
	readonly dayCosts: readonly number[]
	/** The levels without changes. */
	readonly before: readonly number[]
}

type Option = {
	readonly change: Change
	readonly intrusion: number
	/** What the change adds to the cost of each day. */
	readonly costs: readonly number[]
}

/** `deficit` is the sum of the points by which the evenings from `firstDay` on are below the line. */
type Outcome = Pick<Idea, 'levels'> & {
	readonly options: readonly Option[]
	readonly deficit: number
}

/** Undefined if the changes take an evening below the line, or if the deficit exceeds `limit`. */
function outcomeOf(week: Week, options: readonly Option[], limit = Infinity): Outcome | undefined {
	let charge = week.start
	let deficit = 0
	const levels: number[] = []
	for (const day of days) {
		let cost = at(week.dayCosts, day)
		for (const { costs } of options) cost += at(costs, day)
		charge = eveningCharge(charge, day, cost)
		const level = Math.round(charge)
		levels.push(level)
		if (day < week.firstDay) continue
		deficit += Math.max(0, week.line - level)
		if (level < Math.min(at(week.before, day), week.line) || deficit > limit) return undefined
	}
	return { options, levels, deficit }
}

function optionOf(plan: WeekPlan, change: Change): Option {
	const event = plan.events[change.index]
	if (!event) throw new RangeError(`the plan has no event ${change.index}`)
	const changed = changedEvent(event, change)
	const extent = change.how === 'move' ? Math.abs(change.day - event.day) : event.hours
	const left = change.how === 'shorten' ? change.hours : 0
	return {
		change,
		intrusion: order[change.how] * 100 + intrusion[event.kind][change.how] * 10 + extent - left,
		costs: days.map(
			(day) =>
				(changed?.day === day ? costOf(changed, plan.costs) : 0) -
				(event.day === day ? costOf(event, plan.costs) : 0),
		),
	}
}

/** Changes to two events. */
function* pairsOf(options: readonly Option[]): Generator<readonly Option[]> {
	for (const first of options)
		for (const second of options)
			if (first.change.index < second.change.index) yield [first, second]
}

/** Of candidates that change the same events in the same ways, only the first is returned. */
function leastIntrusive(candidates: readonly Outcome[]): readonly Outcome[] {
	const total = ({ options }: Outcome) => options.reduce((sum, each) => sum + each.intrusion, 0)
	const sorted = candidates.toSorted(
		(a, b) => total(a) - total(b) || Math.min(...b.levels) - Math.min(...a.levels),
	)
	const byWay = Map.groupBy(sorted, ({ options }) =>
		options.map(({ change }) => `${change.how} ${change.index}`).join(),
	)
	return [...byWay.values()].flatMap(([first]) => first ?? []).slice(0, maxIdeas)
}

function at(numbers: readonly number[], index: number): number {
	return numbers[index] ?? 0
}
