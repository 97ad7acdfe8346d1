import { sql, type Transaction } from 'kysely'
import { asciiEmail, emailKey } from '#domain/waitlist/email.ts'
import type { Tables } from './tables.ts'

/** What `emailKey` makes of a row's address; spelled as in the indexes, which are used for nothing else. */
export const addressKey = sql<string>`lower(coalesce(email_ascii, email))`

/** The columns of an address: as typed, and in ASCII where that is something else. */
export function addressColumns(email: string) {
	const ascii = asciiEmail(email)
	return { email, email_ascii: ascii === email ? null : ascii }
}

/** Matches all rows of an address. The repeated rows of an adopted table have an index of their own, so each gets its half. */
export function matchesAddress(email: string) {
	const key = emailKey(email)
	return sql<boolean>`(
		${addressKey} = ${key} and duplicate_of is null or
		${addressKey} = ${key} and duplicate_of is not null
	)`
}

export function selectByAddress(reader: Pick<Transaction<Tables>, 'selectFrom'>, email: string) {
	return (
		reader
			.selectFrom('waitlist_emails')
			// The id of an adopted table may be a number.
			.select([sql<string>`cast(id as text)`.as('id'), 'status'])
			.where(matchesAddress(email))
	)
}
