import { sql } from 'kysely'
import { type Language, languages } from '#site-map/languages.ts'
import { addDays } from '#values/dates/utc-day.ts'
import { appendAuditEntry } from '#features/accounts/accounts.ts'
import { iso, type StoreContext } from '#platform/db/context.ts'

/** `n` is the number of recipients. */
export type SentLetter = { readonly name: string; readonly n: number }

export const weekly = { languageOf, setLanguage, lettersBetween }

/** Language of an account's weekly email; null if it is off. */
async function languageOf({ db }: StoreContext, id: string): Promise<Language | null> {
	const row = await db.read
		.selectFrom('admins')
		.select('weekly_language')
		.where('id', '=', id)
		.executeTakeFirst()
	return languageIn(row?.weekly_language ?? null)
}

export function languageIn(text: string | null): Language | null {
	return languages.find((each) => each === text) ?? null
}

/**
 * Sets the language of an account's weekly email or turns the email off, and adds an audit entry.
 *
 * @param actor the name for the audit entry; null if the account itself used the link in the email
 * @returns whether the account exists
 */
async function setLanguage(
	context: StoreContext,
	id: string,
	language: Language | null,
	actor: string | null,
): Promise<boolean> {
	return await context.db.write(async (transaction) => {
		const row = await transaction
			.updateTable('admins')
			.set({ weekly_language: language })
			.where('id', '=', id)
			.returning('name')
			.executeTakeFirst()
		if (row === undefined) return false
		const name = actor ?? row.name
		await appendAuditEntry(transaction, context, name, 'weekly mail changed', language ?? 'off')
		return true
	})
}

/** The letters sent between two UTC days, both included. Those with the most recipients come first. */
async function lettersBetween(
	{ db }: StoreContext,
	from: string,
	to: string,
): Promise<readonly SentLetter[]> {
	const count = sql<number | string>`count(*)`
	const rows = await db.reportReader
		.selectFrom('letter_recipients')
		.innerJoin('letters', 'letters.id', 'letter_recipients.letter_id')
		.select(['letters.name', count.as('n')])
		// The partial index is used only if its condition is repeated with literals; a parameter would not match.
		.where(sql<boolean>`letter_recipients.state in ('sent', 'refused')`)
		.where('letter_recipients.state', '=', 'sent')
		.where('finished_at', '>=', iso(Date.parse(from)))
		.where('finished_at', '<', iso(Date.parse(addDays(to, 1))))
		.groupBy(['letters.id', 'letters.name'])
		.orderBy('n', 'desc')
		.execute()
	return rows.map(({ name, n }) => ({ name, n: Number(n) }))
}
