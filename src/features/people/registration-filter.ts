import { type RawBuilder, sql } from 'kysely'
import type { RegistrationFilter } from './messages/registration-query.ts'
import { tagSeparator } from './rules/tags.ts'
import { textId } from '#platform/db/address-key.ts'
import type { Database } from '#platform/db/database.ts'

/** `search` is a part of the address. */
export type ListQuery = RegistrationFilter & { readonly search?: string | undefined }

const dayMs = 86_400_000

const comparedColumns = ['campaign', 'country', 'source', 'locale', 'status'] as const

export function matchesQuery(
	{ search, ...filter }: ListQuery,
	kind: Database['kind'],
): RawBuilder<boolean> {
	const matches = matchesFilter(filter, kind)
	if (search === undefined) return matches
	return sql<boolean>`(${matches} and ${matchesSearch(search)})`
}

function matchesSearch(search: string): RawBuilder<boolean> {
	const text = search.normalize('NFC').toLowerCase()
	const pattern = text.replaceAll(/[\\%_]/g, String.raw`\$&`)
	return sql`${textId} like ${`%${pattern}%`} escape '\\'`
}

export function matchesFilter(
	filter: RegistrationFilter,
	kind: Database['kind'],
): RawBuilder<boolean> {
	const { from, to, tags, received, missed } = filter
	const conditions = comparedColumns.flatMap((column) => {
		const value = filter[column]
		return value === undefined ? [] : [sql`${sql.ref(column)} in (${sql.join([value].flat())})`]
	})
	if (tags !== undefined) conditions.push(hasTag([tags].flat(), kind))
	if (received !== undefined) conditions.push(hasReceived([received].flat()))
	if (missed !== undefined) conditions.push(sql`not ${hasReceived([missed].flat())}`)
	if (from !== undefined) {
		conditions.push(sql`created_at >= ${startOfDay(Date.parse(from), kind)}`)
	}
	if (to !== undefined) {
		conditions.push(sql`created_at < ${startOfDay(Date.parse(to) + dayMs, kind)}`)
	}
	if (conditions.length === 0) return sql<boolean>`true`
	return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

function hasTag(tags: readonly string[], kind: Database['kind']): RawBuilder<boolean> {
	const position = sql.raw(kind === 'sqlite' ? 'instr' : 'strpos')
	const between = sql.lit(tagSeparator)
	const has = tags.map((tag) => {
		const wanted = `${tagSeparator}${tag}${tagSeparator}`
		return sql`${position}(${between} || tags || ${between}, ${wanted}) > 0`
	})
	return sql`(${sql.join(has, sql` or `)})`
}

function hasReceived(letters: readonly string[]): RawBuilder<boolean> {
	return sql`exists (
		select 1 from letter_recipients as received
		where received.letter_id in (${sql.join(letters)}) and received.person_id = waitlist_emails.id
			and received.state = 'sent'
	)`
}

/**
 * The start of a UTC day. SQLite compares text: a day without a time sorts before every time of that day, in any format
 * a row can have. PostgreSQL would read a day without a time in its session's time zone, so it gets the full time in
 * UTC.
 */
export function startOfDay(time: number, kind: Database['kind']): string {
	const text = new Date(time).toISOString()
	return kind === 'sqlite' ? text.slice(0, 10) : text
}
