import { sql } from 'kysely'
import { asciiEmail, emailKey } from '#values/email.ts'
import type { Transaction } from './tables.ts'

/** The SQL form of `emailKey`. Must match the indexed expression exactly, or the databases scan the table. */
export const addressKey = sql<string>`lower(coalesce(email_ascii, email))`

/**
 * The text that a search of people looks in: the address in lower case, with an ASCII domain. If the domain was typed
 * in another form, the address as typed follows.
 */
export const textId = sql<string>`lower(coalesce(email_ascii || ' ' || email, email))`

export function addressColumns(email: string) {
	const ascii = asciiEmail(email)
	return { email, email_ascii: ascii === email ? null : ascii }
}

/**
 * Matches all rows of addresses, including the duplicates in an adopted table. The condition has two branches, because
 * primary rows and duplicates each have a partial index of their own.
 */
export function matchesAddress(...emails: readonly string[]) {
	const keys = sql.join(emails.map(emailKey))
	return sql<boolean>`(
		${addressKey} in (${keys}) and duplicate_of is null or
		${addressKey} in (${keys}) and duplicate_of is not null
	)`
}

export function selectByAddress(
	reader: Pick<Transaction, 'selectFrom'>,
	...emails: readonly string[]
) {
	return reader
		.selectFrom('waitlist_emails')
		.select(['id', 'status', 'email'])
		.where(matchesAddress(...emails))
}
