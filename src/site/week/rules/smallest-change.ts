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
	const costs = plan.events.map((event) => costOf(event, plan.costs))
	const week: Week = {
		line,
		firstDay,
		start: plan.start,
		dayCosts: days.map((day) =>
			plan.events.reduce(
				(sum, event, index) => sum + (event.day === day ? at(costs, index) : 0),
				0,
			),
		),
	}
	const before = levelsAfter(week, [])
	if (shortfall(before, week) === 0) return []

	const options = singleChanges(plan, firstDay).map((change) =>
		optionOf(plan, change, at(costs, change.index)),
	)
	const singles = options.map((option) => [option])
	const found = mostHelpful(week, before, singles)
	const helpful =
		found[0] && shortfall(found[0].levels, week) === 0
			? found
			: mostHelpful(week, before, [...singles, ...pairsOf(options)])
	return helpful.slice(0, maxIdeas).map(({ levels, options: made }) => ({
		changes: made.map(({ change }) => change),
		levels,
		isEnough: shortfall(levels, week) === 0,
	}))
}

type Week = {
	/** The minimum charge of every evening from `firstDay` on. */
	readonly line: number
	readonly firstDay: DayIndex
	readonly start: number
	readonly dayCosts: readonly number[]
}

type Option = {
	readonly change: Change
	readonly intrusion: number
	readonly from: DayIndex
	readonly saved: number
	readonly to: DayIndex
	readonly added: number
}

type Candidate = {
	readonly options: readonly Option[]
	readonly levels: readonly number[]
}

function optionOf(plan: WeekPlan, change: Change, cost: number): Option {
	const event = plan.events[change.index]
	if (!event) throw new RangeError(`the plan has no event ${change.index}`)
	const changed = changedEvent(event, change)
	const extent = change.how === 'move' ? Math.abs(change.day - event.day) : event.hours
	const left = change.how === 'shorten' ? change.hours : 0
	return {
		change,
		intrusion: order[change.how] * 100 + intrusion[event.kind][change.how] * 10 + extent - left,
		from: event.day,
		saved: cost,
		to: changed?.day ?? event.day,
		added: changed ? costOf(changed, plan.costs) : 0,
	}
}

/**
 * The candidates with the smallest deficit below the line, least intrusive first. Of candidates that change the same
 * events in the same ways, only the first is returned.
 */
function mostHelpful(
	week: Week,
	before: readonly number[],
	candidates: Iterable<readonly Option[]>,
): readonly Candidate[] {
	let least = shortfall(before, week)
	let found: Candidate[] = []
	for (const options of candidates) {
		const missing = missingAfter(week, before, options, least)
		if (missing > least || (missing === least && found.length === 0)) continue
		if (missing < least) found = []
		least = missing
		found.push({ options, levels: levelsAfter(week, options) })
	}
	const sorted = found.toSorted(
		(a, b) => total(a) - total(b) || Math.min(...b.levels) - Math.min(...a.levels),
	)
	const ways = new Map<string, Candidate>()
	for (const candidate of sorted) {
		const way = candidate.options.map(({ change }) => `${change.how} ${change.index}`).join()
		if (!ways.has(way)) ways.set(way, candidate)
	}
	return [...ways.values()]
}

function total({ options }: Candidate): number {
	return options.reduce((sum, option) => sum + option.intrusion, 0)
}

/** Changes to two events. */
function* pairsOf(options: readonly Option[]): Generator<readonly Option[]> {
	for (const first of options)
		for (const second of options)
			if (first.change.index < second.change.index) yield [first, second]
}

function levelsAfter(week: Week, options: readonly Option[]): readonly number[] {
	let charge = week.start
	return days.map((day) => {
		charge = eveningCharge(charge, day, costOn(day, week, options))
		return Math.round(charge)
	})
}

/**
 * The deficit below the low line after some changes, in points; infinite if they take an evening below the line. As
 * soon as the deficit exceeds `limit`, returns some number above `limit`. A crowded week has tens of thousands of
 * pairs, so this allocates nothing.
 */
function missingAfter(
	week: Week,
	before: readonly number[],
	options: readonly Option[],
	limit: number,
): number {
	let charge = week.start
	let missing = 0
	for (const day of days) {
		charge = eveningCharge(charge, day, costOn(day, week, options))
		if (day < week.firstDay) continue
		const level = Math.round(charge)
		if (level < Math.min(at(before, day), week.line)) return Infinity
		missing += Math.max(0, week.line - level)
		if (missing > limit) return missing
	}
	return missing
}

function costOn(day: DayIndex, { dayCosts }: Week, options: readonly Option[]): number {
	let cost = at(dayCosts, day)
	for (const { from, saved, to, added } of options) {
		if (from === day) cost -= saved
		if (to === day) cost += added
	}
	return cost
}

function shortfall(levels: readonly number[], { line, firstDay }: Week): number {
	return levels.slice(firstDay).reduce((sum, level) => sum + Math.max(0, line - level), 0)
}

function at(numbers: readonly number[], index: number): number {
	return numbers[index] ?? 0
}
