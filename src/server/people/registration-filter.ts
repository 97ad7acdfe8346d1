import { type RawBuilder, sql } from 'kysely'
import type { RegistrationFilter } from '#contract/registration-query.ts'
import type { Database } from '#server/platform/db/database.ts'
import { matchesSearch, type SearchMode } from './address-search.ts'

/** Selects rows by a filter and by a text in their address. */
export type Wanted = RegistrationFilter & { readonly search?: string | undefined }

/** The properties of the database that the conditions of a search depend on. */
export type Matching = {
	readonly kind: Database['kind']
	readonly searchMode: SearchMode
}

const dayMs = 86_400_000

/** The columns that a filter compares with a value. */
const comparedColumns = ['campaign', 'country', 'source', 'locale', 'status'] as const

/** The condition that a row is selected by filter and search. */
export function isWanted(
	{ search, ...filter }: Wanted,
	{ kind, searchMode }: Matching,
): RawBuilder<boolean> {
	const matches = matchesFilter(filter, kind)
	if (search === undefined) return matches
	return sql<boolean>`(${matches} and ${matchesSearch(search, kind, searchMode)})`
}

/** The condition that a row matches a filter. */
export function matchesFilter(
	filter: RegistrationFilter,
	kind: Database['kind'],
): RawBuilder<boolean> {
	const { from, to } = filter
	const conditions = comparedColumns.flatMap((column) => {
		const value = filter[column]
		return value === undefined ? [] : [sql`${sql.ref(column)} in (${sql.join([value].flat())})`]
	})
	if (from !== undefined) {
		conditions.push(sql`created_at >= ${startOfDay(Date.parse(from), kind)}`)
	}
	if (to !== undefined) {
		conditions.push(sql`created_at < ${startOfDay(Date.parse(to) + dayMs, kind)}`)
	}
	if (conditions.length === 0) return sql<boolean>`true`
	return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/**
 * The start of a day in UTC. SQLite compares text: a day without a time sorts before every time of that day, in each
 * format that a row can have. PostgreSQL would read a day in the time zone of its session, so it gets a time.
 */
function startOfDay(time: number, kind: Database['kind']): string {
	const text = new Date(time).toISOString()
	return kind === 'sqlite' ? text.slice(0, 10) : text
}
