import { sql } from 'kysely'
import type { LetterProgress, LetterRefusals } from './messages/letter-sending.ts'
import { bounceKinds } from '#features/bounces/rules/bounce-kind.ts'
import type { StoreContext } from '#platform/db/context.ts'
import { isOneOf } from './letter-rows.ts'

const maxListedReturns = 200

/** Matches mails that bounced. A complaint is not a bounce, because its mail was delivered. */
export const isReturned = isOneOf('report_kind', bounceKinds)

/** Creates the store of bounces and complaints about accepted letters. */
export function createLetterReturns({ db }: StoreContext) {
	/** Counts bounces by the language of the mail. */
	async function countReturned(id: string): Promise<NonNullable<LetterProgress['returned']>> {
		const rows = await db.reportReader
			.selectFrom('letter_recipients')
			.select(['language', sql<number | string>`count(*)`.as('count')])
			.where('letter_id', '=', id)
			.where(isReturned)
			.groupBy('language')
			.execute()
		return Object.fromEntries(rows.map(({ language, count }) => [language, Number(count)]))
	}

	/** The latest bounces and complaints. */
	async function listReturned(id: string): Promise<LetterRefusals['returned']> {
		const rows = await db.reportReader
			.selectFrom('letter_recipients')
			.leftJoin('waitlist_emails', 'waitlist_emails.id', 'letter_recipients.person_id')
			.select(['person_id', 'email', 'report_kind', 'report_code'])
			.where('letter_id', '=', id)
			.where('report_kind', 'is not', null)
			.orderBy('reported_at', 'desc')
			.limit(maxListedReturns)
			.execute()
		return rows.flatMap(({ person_id, email, report_kind: kind, report_code: code }) =>
			kind === null ? [] : [{ id: person_id, email: email ?? '', kind, code: code ?? '' }],
		)
	}

	return { countReturned, listReturned }
}
