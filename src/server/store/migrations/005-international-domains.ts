import { sql } from 'kysely'
import { asciiEmail, emailKey } from '#domain/waitlist/email.ts'
import { addressKey } from '#server/store/address-key.ts'
import { type Migration, runStatements } from './migration.ts'

/**
 * Stores addresses with an international domain as typed and compares them by their ASCII form in a new
 * column. Existing rows with such a domain get it, unless another row already has that ASCII address.
 */
export const compareInAscii: Migration = async (db, kind) => {
	await runStatements(db, kind, [
		`alter table waitlist_emails add column email_ascii text`,
		`drop index waitlist_emails_address`,
		`drop index waitlist_emails_repeated`,
		`create unique index waitlist_emails_address on waitlist_emails (lower(coalesce(email_ascii, email))) where duplicate_of is null`,
		`create index waitlist_emails_repeated on waitlist_emails (lower(coalesce(email_ascii, email))) where duplicate_of is not null`,
	])
	const beyondAscii = await db
		.selectFrom('waitlist_emails')
		.select('email')
		.where(sql<boolean>`octet_length(email) <> length(email)`)
		.where('duplicate_of', 'is', null)
		.execute()
	for (const { email } of beyondAscii) {
		const taken = await db
			.selectFrom('waitlist_emails')
			.select('email')
			.where(addressKey, '=', emailKey(email))
			.where('duplicate_of', 'is', null)
			.executeTakeFirst()
		if (taken !== undefined) continue
		await db
			.updateTable('waitlist_emails')
			.set({ email_ascii: asciiEmail(email) })
			.where('email', '=', email)
			.where('duplicate_of', 'is', null)
			.execute()
	}
	return []
}
