import { type CountRow, entrance, noCampaign, other, sources } from './count.ts'

/** At most so many sources and so many campaigns are told apart on one day. */
export const maxNamesPerDay = 200

/** Sources and campaigns with fewer visits on a day become `other` when the day is over. */
export const minVisitsPerName = 5

const dimensions = ['source', 'campaign'] as const

type Dimension = (typeof dimensions)[number]

/** The sources and campaigns that a day already has. */
export type KnownNames = Readonly<Record<Dimension, ReadonlySet<string>>>

/** Values that are no name: they are always kept and count towards no limit. */
const reserved: ReadonlySet<string> = new Set([other, noCampaign, sources.direct, sources.internal])

/**
 * Whether a campaign is that of a letter of the owner's, which keeps its name however few visits it brings.
 */
function isLetterCampaign(campaign: string): boolean {
	return campaign.startsWith('letter-')
}

/**
 * Replaces the sources and campaigns that are new to a day by `other` as far as the day has reached its limit, and
 * adds up the rows that become equal. Letters have a limit of their own, so that other campaigns cannot displace them.
 *
 * @param rows of one day
 * @param isOver whether the day has been folded: it takes no new names then
 */
export function limitNames(
	rows: readonly CountRow[],
	known: KnownNames,
	isOver: boolean,
): readonly CountRow[] {
	const admit = {
		source: admission(known.source, isOver),
		campaign: admission(known.campaign, isOver),
	}
	return addUp(
		rows.map((row) => ({
			...row,
			source: admit.source(row.source),
			campaign: admit.campaign(row.campaign),
		})),
	)
}

function admission(known: ReadonlySet<string>, isOver: boolean): (name: string) => string {
	const names = [...known].filter((name) => !reserved.has(name))
	const kinds = {
		letters: new Set(names.filter(isLetterCampaign)),
		others: new Set(names.filter((name) => !isLetterCampaign(name))),
	}
	return (name) => {
		if (reserved.has(name)) return name
		const isLetter = isLetterCampaign(name)
		const admitted = isLetter ? kinds.letters : kinds.others
		if (admitted.has(name)) return name
		if ((isOver && !isLetter) || admitted.size >= maxNamesPerDay) return other
		admitted.add(name)
		return name
	}
}

/**
 * The sums of a day that is over: sources and campaigns with fewer than five visits become `other`, because a rare
 * name could point to a person. Campaigns of the owner's letters keep their names.
 *
 * @param rows of one day
 * @example foldRareNames([{ ...row, event: 'entrance', source: 'b.example', n: 4 }])[0]?.source // 'other'
 */
export function foldRareNames(rows: readonly CountRow[]): readonly CountRow[] {
	const visits = {
		source: visitsBy('source', rows),
		campaign: visitsBy('campaign', rows),
	}
	const folded = (dimension: Dimension, name: string) =>
		reserved.has(name) ||
		(dimension === 'campaign' && isLetterCampaign(name)) ||
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

/** One row for each combination of values, with the sum of its counts. */
function addUp(rows: readonly CountRow[]): readonly CountRow[] {
	const sums = new Map<string, CountRow>()
	for (const row of rows) {
		const key = countKey(row)
		sums.set(key, { ...row, n: row.n + (sums.get(key)?.n ?? 0) })
	}
	return [...sums.values()]
}

/**
 * The identity of a row: every column but the sum. No value contains a line break.
 *
 * @example countKey(row) // '2026-01-05\nentrance\n/\ndirect\nnone\nen'
 */
export function countKey(row: Omit<CountRow, 'n'>): string {
	return [row.day, row.event, row.path, row.source, row.campaign, row.locale].join('\n')
}
