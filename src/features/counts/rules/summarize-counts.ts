import { type Count, type CountRow, entrance, serverEvents } from './count.ts'
import { recordOf } from '#values/record-of.ts'
import { testPages } from './form-count.ts'
import { type PageKind, pageKindOf } from './page-kind.ts'

/** The columns by which counts can be filtered and broken down. */
export const dimensions = ['path', 'source', 'campaign', 'locale'] as const

/** The columns whose names the panel offers as filters. */
export const choiceDimensions = ['path', 'campaign', 'locale'] as const

type Dimension = (typeof dimensions)[number]

export type CountFilter = { readonly [Name in Dimension]?: string | undefined }

/** The first and last UTC day of a period, and the filter for the other columns. */
export type CountPeriod = CountFilter & { readonly from: string; readonly to: string }

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

/** The sum that each event adds to. Events that are not listed here, such as `page_view`, appear in the CSV only. */
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

/** The steps from a visit to a signup in the app, and other sums. */
export const stepNames = [
	'visits',
	'testsBegun',
	'testsFinished',
	'toolsOpened',
	'forms',
	'confirmed',
	'signedUp',
	/** Forms on test pages. */
	'formsAfterTest',
	/** Failed loads of tests and tools, and crashes of these and of the panel. */
	'failures',
] as const

type Steps = Record<(typeof stepNames)[number], number>

export const daySums = ['visits', 'forms', 'confirmed'] as const

export const splitSums = ['visits', 'visitsBefore', 'forms', 'confirmed'] as const

type Split = { readonly name: string } & Record<(typeof splitSums)[number], number>

/**
 * Sums up counts day by day, so that a year never has to be in memory or in one query. Add every day of the period and
 * of the previous one, in any order, then call `result`.
 *
 * @param days the period's days
 * @param daysBefore equally many days before the period
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
	const [period, before] = [emptyPeriod(days), emptyPeriod(daysBefore)]
	const splits = recordOf(dimensions, () => new Map<string, Split>())
	const failures = new Map<PageKind, number>()
	const choices = recordOf(choiceDimensions, () => new Set<string>())

	function add(day: string, rows: readonly CountRow[]): void {
		const isPeriod = period.days.has(day)
		const { days: found, steps } = isPeriod ? period : before
		const sums = found.get(day)
		if (sums === undefined) return
		for (const row of rows) {
			if (isPeriod) {
				for (const dimension of choiceDimensions) choices[dimension].add(row[dimension])
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

	function addToSplits(row: CountRow, sum: (typeof splitSums)[number]): void {
		for (const dimension of dimensions) {
			const name = row[dimension]
			const split = splits[dimension].get(name) ?? { name, ...recordOf(splitSums, zero) }
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
			by: recordOf(dimensions, (dimension) => byVisits(splits[dimension])),
			failures: [...failures]
				.map(([kind, n]) => ({ kind, n }))
				.toSorted((one, another) => another.n - one.n || one.kind.localeCompare(another.kind)),
			choices: recordOf(choiceDimensions, (dimension) => [...choices[dimension]].toSorted()),
		}),
	}
}

function emptyPeriod(days: readonly string[]) {
	const emptyDay = (day: string) => ({ day, ...recordOf(daySums, zero) })
	return {
		days: new Map(days.map((day) => [day, emptyDay(day)] as const)),
		steps: recordOf(stepNames, zero),
	}
}

function zero(): number {
	return 0
}

/** Sorts the most visits first, and ties by name so that the order is stable. */
function byVisits(splits: ReadonlyMap<string, Split>): Split[] {
	return [...splits.values()].toSorted(
		(one, another) =>
			another.visits - one.visits ||
			another.forms - one.forms ||
			one.name.localeCompare(another.name),
	)
}
