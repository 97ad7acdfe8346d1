import { setTimeout as delay } from 'node:timers/promises'
import type { Letter } from '#features/letters/messages/letter.ts'
import { begunStates, statesBefore } from '#features/letters/rules/letter-state.ts'
import { type StoreContext, iso } from '#platform/db/context.ts'
import { pauseMs, stepsOf } from '#platform/db/in-steps.ts'
import { applyLetterEvent, letterOf, lockLetter } from '#features/letters/letter-events.ts'
import { requeueRecipients } from '#features/letters/letter-rows.ts'

/** Why no mail is sent again. `recipient`: none of the requested recipients can get the letter. */
type ResendRefusal = 'unknown' | 'state' | 'other-letter' | 'recipient'

/** Sends a letter again to recipients whose mail was given up. */
export const letterResend = { resend }

/**
 * Queues all refused recipients again, or one of them. The usual conditions are checked before each mail. Addresses
 * marked as undeliverable are left out. A finished letter is sent again for these recipients. Works in steps: if the
 * process ends in between, the remaining recipients are still refused.
 *
 * @param recipient the person's id; null for all
 */
async function resend(
	context: StoreContext,
	id: string,
	recipient: string | null,
	actor: string,
): Promise<Letter | ResendRefusal> {
	const [first = [], ...others] = stepsOf(await refusedIds(context, id, recipient))
	const outcome = await resendSome(context, id, first, actor)
	if (typeof outcome === 'string') return outcome
	for (const some of others) {
		await delay(pauseMs)
		await resendSome(context, id, some, actor, false)
	}
	return outcome
}

async function refusedIds(
	{ db }: StoreContext,
	id: string,
	recipient: string | null,
): Promise<readonly string[]> {
	const rows = await db.reportReader
		.selectFrom('letter_recipients')
		.innerJoin('waitlist_emails', 'waitlist_emails.id', 'letter_recipients.person_id')
		.select('letter_recipients.person_id')
		.where('letter_id', '=', id)
		.where('failure', 'is not', null)
		.where('letter_recipients.state', '=', 'refused')
		.where('undeliverable_at', 'is', null)
		.$if(recipient !== null, (query) => query.where('person_id', '=', recipient))
		.execute()
	return rows.map((row) => row.person_id)
}

/**
 * @param isFirst whether to record the event; a later step records it only if the letter has finished in the meantime
 */
async function resendSome(
	context: StoreContext,
	id: string,
	some: readonly string[],
	actor: string,
	isFirst = true,
): Promise<Letter | ResendRefusal> {
	const { db, now } = context
	return await db.write(async (transaction) => {
		const letter = await lockLetter(transaction, id)
		if (letter === undefined) return 'unknown'
		if (!statesBefore('resend').includes(letter.state)) return 'state'
		const other = await transaction
			.selectFrom('letters')
			.select('id')
			.where('state', 'in', begunStates)
			.where('id', '!=', id)
			.executeTakeFirst()
		if (other !== undefined && letter.series === null) return 'other-letter'
		const changed = await requeueRecipients(transaction, id, some, iso(now()))
		if (changed === 0) return 'recipient'
		if (isFirst || letter.state === 'finished') {
			// Resets the window in which refusals are counted.
			const { pause_reason, pause_code } = letter
			const columns = { pause_reason, pause_code, ended_at: null, resumed_at: iso(now()) }
			const sent = await applyLetterEvent(transaction, context, letter, 'resend', actor, columns)
			if (sent !== null) return letterOf(sent)
		}
		return letterOf(letter)
	})
}
