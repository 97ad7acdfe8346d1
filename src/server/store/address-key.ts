import { sql } from 'kysely'
import { asciiEmail } from '#domain/waitlist/email.ts'

/** What `emailKey` makes of a row's address; spelled as in the indexes, which are used for nothing else. */
export const addressKey = sql<string>`lower(coalesce(email_ascii, email))`

/** The columns of an address: as typed, and in ASCII where that is something else. */
export function addressColumns(email: string) {
	const ascii = asciiEmail(email)
	return { email, email_ascii: ascii === email ? null : ascii }
}
