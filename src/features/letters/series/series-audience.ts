import { type RawBuilder, type Selectable, sql } from 'kysely'
import { registrationFilter } from '#features/people/messages/registration-query.ts'
import { type SeriesOrigin, sourcesOf } from './rules/series.ts'
import type { LetterRow } from '#features/letters/letter-events.ts'
import { matchesFilter } from '#features/people/people.ts'
import type { Database } from '#platform/db/database.ts'
import type { Tables, Transaction } from '#platform/db/tables.ts'

export type SeriesRow = Selectable<Tables['series']> & {
	/** The segment's filter in JSON; null if there is no segment or it has been deleted. */
	readonly filter: string | null
}

export function selectSeries(reader: Pick<Transaction, 'selectFrom'>) {
	return reader
		.selectFrom('series')
		.leftJoin('segments', 'segments.id', 'series.segment')
		.selectAll('series')
		.select('segments.filter as filter')
}

export function selectSteps(reader: Pick<Transaction, 'selectFrom'>, series: string) {
	return reader
		.selectFrom('letters')
		.selectAll()
		.where('series', '=', series)
		.where('state', 'in', ['draft', 'series'])
		.orderBy('delay_minutes')
}

/** Whether a row of `waitlist_emails` is in the audience of a series. A deleted segment has no audience. */
export function isInAudience(
	{ origin, segment, filter }: Pick<SeriesRow, 'origin' | 'segment' | 'filter'>,
	kind: Database['kind'],
): RawBuilder<boolean> {
	if (segment !== null && filter === null) return sql<boolean>`(1 = 0)`
	const conditions = [
		...(origin === null ? [] : [isFrom(origin)]),
		...(filter === null ? [] : [matchesFilter(registrationFilter.parse(JSON.parse(filter)), kind)]),
	]
	if (conditions.length === 0) return sql<boolean>`(1 = 1)`
	return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** Whether a person signed up at an origin. The prefix `guide-` also matches the guides that the owner has made. */
function isFrom(origin: SeriesOrigin): RawBuilder<boolean> {
	if (origin === 'guides') return sql`source like 'guide-%'`
	return sql`source in (${sql.join(sourcesOf(origin))})`
}

/** Whether a recipient is still in the audience of the letter's series. Always true for a letter that is not a step. */
export async function stillInAudience(
	transaction: Transaction,
	{ series: id }: Pick<LetterRow, 'series'>,
	kind: Database['kind'],
): Promise<RawBuilder<boolean>> {
	if (id === null) return sql<boolean>`(1 = 1)`
	const row = await selectSeries(transaction).where('series.id', '=', id).executeTakeFirst()
	if (row === undefined) return sql<boolean>`(1 = 0)`
	// A subquery, because joined tables of the outer query have columns of the same names.
	return sql<boolean>`(exists (
		select 1 from waitlist_emails as each_person
		where each_person.id = waitlist_emails.id and ${isInAudience(row, kind)}
	))`
}
