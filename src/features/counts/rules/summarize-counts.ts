import { type Count, type CountRow, entrance, serverEvents } from './count.ts'
import { testPages } from './form-count.ts'
import { type PageKind, pageKindOf } from './page-kind.ts'

/** The columns to filter and break down by. */
const dimensions = ['path', 'source', 'campaign', 'locale'] as const

type Dimension = (typeof dimensions)[number]

/** Selects the rows with exactly these values. */
export type CountFilter = { readonly [Name in Dimension]?: string | undefined }

/**
 * Whether a row has every value of a filter.
 *
 * @example matchesFilter(row, { locale: 'de' }) // row.locale === 'de'
 */
export function matchesFilter(row: Count, filter: CountFilter): boolean {
	return dimensions.every(
		(dimension) => filter[dimension] === undefined || row[dimension] === filter[dimension],
	)
}

/** The sums that an event adds to. Events without a row, such as `page_view`, are in the CSV only. */
const stepsOfEvents: Readonly<Record<string, keyof Steps>> = {
	[entrance]: 'visits',
	introvert_test_started: 'testsBegun',
	mbti_test_started: 'testsBegun',
	introvert_test_completed: 'testsFinished',
	mbti_test_completed: 'testsFinished',
	tool_opened: 'toolsOpened',
	[serverEvents.formSent]: 'forms',
	[serverEvents.confirmed]: 'confirmed',
	[serverEvents.signedUp]: 'signedUp',
	island_failed: 'failures',
}

/** The sums of the steps from a visit to a signup in the app, and of failures of tests, tools and the panel. */
type Steps = {
	visits: number
	testsBegun: number
	testsFinished: number
	toolsOpened: number
	forms: number
	confirmed: number
	signedUp: number
	formsAfterTest: number
	failures: number
}

type Day = { readonly day: string; visits: number; forms: number; confirmed: number }

type Split = {
	readonly name: string
	visits: number
	visitsBefore: number
	forms: number
	confirmed: number
}

/**
 * Sums up counts day by day, so that a year never has to be in memory or in one query. Add every day of the period and
 * of the previous one, in any order, then call `result`.
 *
 * @param days the period's days
 * @param daysBefore equally many
 * @example
 * const summary = createCountSummary(['2026-01-05'], ['2026-01-04'], { locale: 'de' })
 * summary.add('2026-01-05', rows)
 * summary.result().days[0]?.visits
 */
export function createCountSummary(
	days: readonly string[],
	daysBefore: readonly string[],
	filter: CountFilter,
) {
	const period = { days: new Map(days.map(emptyDay)), steps: emptySteps() }
	const before = { days: new Map(daysBefore.map(emptyDay)), steps: emptySteps() }
	const splits = {
		path: new Map<string, Split>(),
		source: new Map<string, Split>(),
		campaign: new Map<string, Split>(),
		locale: new Map<string, Split>(),
	}
	const failures = new Map<PageKind, number>()
	const choices = {
		path: new Set<string>(),
		campaign: new Set<string>(),
		locale: new Set<string>(),
	}

	function add(day: string, rows: readonly CountRow[]): void {
		const isPeriod = period.days.has(day)
		const { days: found, steps } = isPeriod ? period : before
		const sums = found.get(day)
		if (sums === undefined) return
		for (const row of rows) {
			if (isPeriod) {
				choices.path.add(row.path)
				choices.campaign.add(row.campaign)
				choices.locale.add(row.locale)
			}
			const step = stepsOfEvents[row.event]
			if (step === undefined || !matchesFilter(row, filter)) {
				continue
			}
			steps[step] += row.n
			if (step === 'failures' && isPeriod) addFailures(row)
			if (step === 'forms' && testPages.has(row.path)) steps.formsAfterTest += row.n
			if (step === 'visits' || step === 'forms' || step === 'confirmed') {
				sums[step] += row.n
				if (isPeriod) addToSplits(row, step)
				else if (step === 'visits') addToSplits(row, 'visitsBefore')
			}
		}
	}

	function addFailures({ path, n }: CountRow): void {
		const kind = pageKindOf(path)
		failures.set(kind, (failures.get(kind) ?? 0) + n)
	}

	function addToSplits(row: CountRow, sum: keyof Omit<Split, 'name'>): void {
		for (const dimension of dimensions) {
			const name = row[dimension]
			const split = splits[dimension].get(name) ?? emptySplit(name)
			split[sum] += row.n
			splits[dimension].set(name, split)
		}
	}

	return {
		add,
		result: () => ({
			days: [...period.days.values()],
			daysBefore: [...before.days.values()],
			steps: period.steps,
			stepsBefore: before.steps,
			by: {
				path: byVisits(splits.path),
				source: byVisits(splits.source),
				campaign: byVisits(splits.campaign),
				locale: byVisits(splits.locale),
			},
			failures: [...failures]
				.map(([kind, n]) => ({ kind, n }))
				.toSorted((one, another) => another.n - one.n || one.kind.localeCompare(another.kind)),
			choices: {
				path: [...choices.path].toSorted(),
				campaign: [...choices.campaign].toSorted(),
				locale: [...choices.locale].toSorted(),
			},
		}),
	}
}

function emptyDay(day: string): [string, Day] {
	return [day, { day, visits: 0, forms: 0, confirmed: 0 }]
}

function emptySteps(): Steps {
	return {
		visits: 0,
		testsBegun: 0,
		testsFinished: 0,
		toolsOpened: 0,
		forms: 0,
		confirmed: 0,
		signedUp: 0,
		formsAfterTest: 0,
		failures: 0,
	}
}

function emptySplit(name: string): Split {
	return { name, visits: 0, visitsBefore: 0, forms: 0, confirmed: 0 }
}

/** Most visits first; ties by name, so that the order is stable. */
function byVisits(splits: ReadonlyMap<string, Split>): Split[] {
	return [...splits.values()].toSorted(
		(one, another) =>
			another.visits - one.visits ||
			another.forms - one.forms ||
			one.name.localeCompare(another.name),
	)
}
