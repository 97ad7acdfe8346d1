import { countKey, type CountRow, entrance, noCampaign, other, sources } from './count.ts'

/** Maximum number of distinct sources, and of distinct campaigns, per day. */
export const maxNamesPerDay = 200

/** Sources and campaigns with fewer visits on a day become `other` at its end. */
export const minVisitsPerName = 5

const dimensions = ['source', 'campaign'] as const

type Dimension = (typeof dimensions)[number]

/** The existing sources and campaigns of a day. */
export type KnownNames = Readonly<Record<Dimension, ReadonlySet<string>>>

/** Placeholder values: always kept, exempt from limits. */
const reserved: ReadonlySet<string> = new Set([other, noCampaign, ...Object.values(sources)])

type NameLimit = {
	/** The day's existing names. */
	readonly known: KnownNames
	/** Campaigns of the owner's letters: always kept, exempt from limits. */
	readonly letters: ReadonlySet<string>
	/** Whether the day has been folded: it accepts no new names. */
	readonly isOver: boolean
}

/**
 * Replaces a day's new sources and campaigns beyond its limit by `other`, and adds up rows that become equal.
 *
 * @param rows rows of one day
 */
export function limitNames(
	rows: readonly CountRow[],
	{ known, letters, isOver }: NameLimit,
): readonly CountRow[] {
	const admit = {
		source: admission(known.source, reserved, isOver),
		campaign: admission(known.campaign, reserved.union(letters), isOver),
	}
	return addUp(
		rows.map((row) => ({
			...row,
			source: admit.source(row.source),
			campaign: admit.campaign(row.campaign),
		})),
	)
}

function admission(
	known: ReadonlySet<string>,
	kept: ReadonlySet<string>,
	isOver: boolean,
): (name: string) => string {
	const admitted = new Set([...known].filter((name) => !kept.has(name)))
	return (name) => {
		if (kept.has(name) || admitted.has(name)) return name
		if (isOver || admitted.size >= maxNamesPerDay) return other
		admitted.add(name)
		return name
	}
}

/**
 * The sums of a completed day: sources and campaigns with fewer than five visits become `other`, because a rare name
 * could identify a person.
 *
 * @param rows rows of one day
 * @param letters campaigns of the owner's letters, which keep their names
 * @example foldRareNames([{ ...row, event: 'entrance', source: 'b.example', n: 4 }], new Set())[0]?.source // 'other'
 */
export function foldRareNames(
	rows: readonly CountRow[],
	letters: ReadonlySet<string>,
): readonly CountRow[] {
	const visits = {
		source: visitsBy('source', rows),
		campaign: visitsBy('campaign', rows),
	}
	const folded = (dimension: Dimension, name: string) =>
		reserved.has(name) ||
		(dimension === 'campaign' && letters.has(name)) ||
		(visits[dimension].get(name) ?? 0) >= minVisitsPerName
			? name
			: other
	return addUp(
		rows.map((row) => ({
			...row,
			source: folded('source', row.source),
			campaign: folded('campaign', row.campaign),
		})),
	)
}

function visitsBy(dimension: Dimension, rows: readonly CountRow[]): ReadonlyMap<string, number> {
	const visits = new Map<string, number>()
	for (const row of rows) {
		if (row.event !== entrance) continue
		visits.set(row[dimension], (visits.get(row[dimension]) ?? 0) + row.n)
	}
	return visits
}

/** One row per combination of values, with the sum of its counts. */
function addUp(rows: readonly CountRow[]): readonly CountRow[] {
	const sums = new Map<string, CountRow>()
	for (const row of rows) {
		const key = countKey(row)
		sums.set(key, { ...row, n: row.n + (sums.get(key)?.n ?? 0) })
	}
	return [...sums.values()]
}
