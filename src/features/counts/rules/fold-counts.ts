import { type CountRow, entrance, noCampaign, other, sources, sumKey } from './count.ts'

/** Maximum number of distinct sources, and of distinct campaigns, per day. */
export const maxNamesPerDay = 200

/** Sources and campaigns with fewer visits on a day become `other` after the day has ended. */
export const minVisitsPerName = 5

type Dimension = 'source' | 'campaign'

export type KnownNames = Readonly<Record<Dimension, ReadonlySet<string>>>

/** Placeholder values: always kept, exempt from limits. */
const reserved: ReadonlySet<string> = new Set([other, noCampaign, ...Object.values(sources)])

type NameLimit = {
	/** The day's existing names. */
	readonly known: KnownNames
	/** Campaigns of the owner's letters: always kept, exempt from limits. */
	readonly letters: ReadonlySet<string>
	/** Whether the day has been folded. A folded day accepts no new names. */
	readonly isOver: boolean
}

/**
 * Replaces a day's new sources and campaigns beyond `maxNamesPerDay` with `other`, and adds up rows that become equal.
 *
 * @param rows rows of one day
 */
export function limitNames(
	rows: readonly CountRow[],
	{ known, letters, isOver }: NameLimit,
): readonly CountRow[] {
	const kept = keptNames(letters)
	const admitted = {
		source: known.source.difference(kept.source),
		campaign: known.campaign.difference(kept.campaign),
	}
	return rename(rows, (dimension, name) => {
		const names = admitted[dimension]
		if (kept[dimension].has(name) || names.has(name)) return name
		if (isOver || names.size >= maxNamesPerDay) return other
		names.add(name)
		return name
	})
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
	const kept = keptNames(letters)
	const visits = { source: visitsBy('source', rows), campaign: visitsBy('campaign', rows) }
	return rename(rows, (dimension, name) => {
		const isFrequent = (visits[dimension].get(name) ?? 0) >= minVisitsPerName
		return kept[dimension].has(name) || isFrequent ? name : other
	})
}

function keptNames(letters: ReadonlySet<string>): KnownNames {
	return { source: reserved, campaign: reserved.union(letters) }
}

function visitsBy(dimension: Dimension, rows: readonly CountRow[]): ReadonlyMap<string, number> {
	const visits = new Map<string, number>()
	for (const row of rows) {
		if (row.event !== entrance) continue
		visits.set(row[dimension], (visits.get(row[dimension]) ?? 0) + row.n)
	}
	return visits
}

/** Renames sources and campaigns, and adds up rows that become equal. */
function rename(
	rows: readonly CountRow[],
	nameOf: (dimension: Dimension, name: string) => string,
): readonly CountRow[] {
	const sums = new Map<string, CountRow>()
	for (const { source, campaign, ...rest } of rows) {
		const row = {
			...rest,
			source: nameOf('source', source),
			campaign: nameOf('campaign', campaign),
		}
		const key = sumKey(row)
		sums.set(key, { ...row, n: row.n + (sums.get(key)?.n ?? 0) })
	}
	return [...sums.values()]
}
