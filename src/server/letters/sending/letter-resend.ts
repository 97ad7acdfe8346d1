import { withContext } from '#server/platform/with-context.ts'
import { setTimeout as delay } from 'node:timers/promises'
import type { Letter } from '#contract/letter.ts'
import { runningStates, statesBefore } from '#domain/letters/letter-state.ts'
import { type StoreContext, iso } from '#server/platform/db/context.ts'
import { pauseMs, stepsOf } from '#server/platform/db/in-steps.ts'
import { applyLetterEvent, letterOf } from '#server/letters/letter-events.ts'
import { recipientsBy, requeueRecipients } from '#server/letters/letter-rows.ts'

/** Why nothing of a letter is sent again. `recipient`: nobody of those who were asked for can get it. */
type ResendRefusal = 'unknown' | 'state' | 'other-letter' | 'recipient'

/** Sends a letter again to those whose mail was given up. */
export function createLetterResend(context: StoreContext) {
	return withContext(context, { resend })
}

/**
 * Puts refused recipients back, all or one, who then get the letter by the same conditions as everyone. Addresses that
 * do not exist stay out until their mark is taken away. A finished letter goes out again for them. Works in steps: what
 * an end of the process leaves stays refused.
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
	const rows = await db.longRead
		.selectFrom(recipientsBy('failed', db.kind))
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

/** @param isFirst whether to record it; after the first step only if the letter has finished again meanwhile */
async function resendSome(
	context: StoreContext,
	id: string,
	some: readonly string[],
	actor: string,
	isFirst = true,
): Promise<Letter | ResendRefusal> {
	const { db, now } = context
	return await db.write(async (transaction) => {
		const read = () =>
			transaction
				.selectFrom('letters')
				.selectAll()
				.where('id', '=', id)
				.$if(db.kind === 'postgres', (query) => query.forUpdate())
				.executeTakeFirst()
		const letter = await read()
		if (letter === undefined) return 'unknown'
		if (!statesBefore('resend').includes(letter.state)) return 'state'
		const other = await transaction
			.selectFrom('letters')
			.select('id')
			.where('state', 'in', runningStates)
			.where('id', '!=', id)
			.executeTakeFirst()
		if (other !== undefined) return 'other-letter'
		const changed = await requeueRecipients(transaction, id, some, iso(now()))
		if (changed === 0) return 'recipient'
		if (isFirst || letter.state === 'finished') {
			// Only what follows counts among the latest refusals.
			const { pause_reason, pause_code } = letter
			const columns = { pause_reason, pause_code, ended_at: null, resumed_at: iso(now()) }
			await applyLetterEvent(transaction, context, letter, 'resend', actor, columns)
		}
		const after = await read()
		return after === undefined ? 'unknown' : letterOf(after)
	})
}
