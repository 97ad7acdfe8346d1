import { sql } from 'kysely'
import { letterMailId, reportColumns, withReport } from '#features/bounces/bounces.ts'
import type { Person } from '#features/people/messages/person.ts'
import type { PeopleContext } from '#features/people/people.ts'
import type { StoreContext } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'
import { letterContent } from './messages/letter.ts'
import { erasedId, isOpen } from './letter-rows.ts'
import type { RecipientState } from './rules/recipient-state.ts'

/** The functions of this capability that `people` needs but cannot import. */
export const lettersOfPeople: PeopleContext['letters'] = { mailsTo, forget: forgetRecipients }

const letterOutcomes = {
	waiting: 'waiting',
	sending: 'waiting',
	sent: 'accepted',
	refused: 'refused',
	skipped: null,
	erased: null,
} as const satisfies Record<RecipientState, Person['mails'][number]['outcome'] | null>

async function mailsTo({ db }: StoreContext, id: string): Promise<Person['mails']> {
	const rows = await db.read
		.selectFrom('letter_recipients')
		.innerJoin('letters', 'letters.id', 'letter_recipients.letter_id')
		.select([
			'letters.id',
			'content',
			'fallback',
			'letters.state as letter_state',
			'letters.series',
			'confirmed_at',
			'language',
			'letter_recipients.state',
			'finished_at',
			'tries',
			'failure',
			...reportColumns,
		])
		.where('person_id', '=', id)
		.execute()
	return rows.flatMap(({ id: letterId, state, letter_state, content, language, ...row }) => {
		const outcome = letterOutcomes[state]
		const isOver = letter_state === 'stopped' || letter_state === 'draft'
		if (outcome === null || (outcome === 'waiting' && isOver)) return []
		const words = letterContent.parse(JSON.parse(content))
		const { subject = '' } = words[language] ?? words[row.fallback ?? language] ?? {}
		const { finished_at, tries, failure, confirmed_at, series } = row
		const { report } = withReport(row)
		// In a series, each person gets the letter at a different time.
		const created_at = (series === null ? confirmed_at : (finished_at ?? confirmed_at)) ?? ''
		const mail = { id: letterMailId(letterId, id), kind: 'letter', subject, created_at }
		return [{ ...mail, outcome, finished_at, tries, failure, report }]
	})
}

/**
 * Anonymizes people as recipients of letters. Replaces each person's id with a random text and keeps the outcome, so
 * that a letter's figures still add up. Emails that were not sent yet will not be sent.
 *
 * @returns the IDs of the emails
 */
export async function forgetRecipients(
	transaction: Transaction,
	personIds: readonly string[],
): Promise<readonly string[]> {
	const mails = await transaction
		.selectFrom('letter_recipients')
		.select(['letter_id', 'person_id'])
		.where('person_id', 'in', personIds)
		.execute()
	await transaction
		.updateTable('letter_recipients')
		.set({
			person_id: erasedId,
			state: sql`case when ${isOpen} then 'erased' else state end`,
		})
		.where('person_id', 'in', personIds)
		.execute()
	return mails.map((mail) => letterMailId(mail.letter_id, mail.person_id))
}
