import { setTimeout as delay } from 'node:timers/promises'
import type { Letter } from '#features/letters/messages/letter.ts'
import { statesBefore } from '#features/letters/rules/letter-state.ts'
import { type StoreContext, iso } from '#platform/db/context.ts'
import { pauseMs, stepsOf } from '#platform/db/in-steps.ts'
import {
	applyLetterEvent,
	conflict,
	letterOf,
	lockLetter,
	unknownLetter,
} from '#features/letters/letter-events.ts'
import { isOtherBegun, requeueRecipients } from '#features/letters/letter-rows.ts'

/**
 * Queues all refused recipients again, or one of them. The usual conditions are checked before each email. Addresses
 * marked as undeliverable are left out. A finished letter is sent again for these recipients. Works in steps: if the
 * process ends in between, the remaining recipients are still refused.
 *
 * @throws Refusal with the field `recipient` if none of the recipients can get the letter
 * @param recipient the person's id; null for all
 */
export async function resend(
	context: StoreContext,
	id: string,
	recipient: string | null,
	actor: string,
): Promise<Letter> {
	const [first = [], ...others] = stepsOf(await refusedIds(context, id, recipient))
	const letter = await resendSome(context, id, first, actor)
	for (const some of others) {
		await delay(pauseMs)
		await resendSome(context, id, some, actor, false)
	}
	return letter
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
): Promise<Letter> {
	const { db, now } = context
	return await db.write(async (transaction) => {
		const letter = await lockLetter(transaction, id).executeTakeFirstOrThrow(unknownLetter)
		if (!statesBefore('resend').includes(letter.state)) throw conflict('state')
		if (letter.series === null && (await isOtherBegun(transaction, id)))
			throw conflict('other-letter')
		const changed = await requeueRecipients(transaction, id, some, iso(now()))
		if (isFirst && changed === 0) throw conflict('recipient')
		if (!isFirst && letter.state !== 'finished') return letterOf(letter)
		// Resets the window in which refusals are counted.
		const { pause_reason, pause_code } = letter
		const columns = { pause_reason, pause_code, ended_at: null, resumed_at: iso(now()) }
		const sent = await applyLetterEvent(transaction, context, letter, 'resend', actor, columns)
		return sent ?? letterOf(letter)
	})
}
