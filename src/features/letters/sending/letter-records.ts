import { sql } from 'kysely'
import { maxAttempts } from '#platform/jobs/retry-policy.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { commonestCode } from '#features/letters/rules/refusals.ts'
import {
	applyLetterEvent,
	type LetterRow,
	lockSendingLetter,
} from '#features/letters/letter-events.ts'
import { hasRecipient, isFinished } from '#features/letters/letter-rows.ts'
import { isHardRefusal, markUndeliverable } from '#features/bounces/bounces.ts'
import { type StoreContext, iso } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'
import type { LeasedRecipient } from './letter-claims.ts'

type SenderRefusal = {
	readonly code: string
	readonly reason: 'sender-refused' | 'sender-limit'
	readonly blamedSince: string | null
}

/** Records a sent email. */
export async function markSent({ db, now }: StoreContext, leased: LeasedRecipient): Promise<void> {
	await db.write((transaction) =>
		updateLeased(transaction, leased)
			.set({ state: 'sent', finished_at: iso(now()) })
			.execute(),
	)
}

/** Schedules the next attempt at `nextAttemptAt`, in milliseconds since 1970. `code` must not be the server's text. */
export async function markForRetry(
	{ db }: StoreContext,
	leased: LeasedRecipient,
	code: string,
	nextAttemptAt: number,
): Promise<void> {
	const next = { state: 'waiting', priority: 0, next_try_at: iso(nextAttemptAt) } as const
	await db.write((transaction) =>
		updateLeased(transaction, leased)
			.set({ ...next, failure: code })
			.execute(),
	)
}

/** Updates a recipient, unless another process has since claimed it for a later attempt. */
function updateLeased(transaction: Transaction, { letter, personId, tries }: LeasedRecipient) {
	return transaction
		.updateTable('letter_recipients')
		.where('letter_id', '=', letter.id)
		.where('person_id', '=', personId)
		.where('state', '=', 'sending')
		.where('tries', '=', tries)
}

/**
 * Gives up an email, and pauses the letter if too many of the latest emails were refused. Returns whether it was paused.
 */
export async function markRefused(
	context: StoreContext,
	leased: LeasedRecipient,
	code: string,
): Promise<boolean> {
	return await context.db.write(async (transaction) => {
		const letter = lockSendingLetter(transaction, leased.letter.id)
		return await refuse(context, transaction, await letter.executeTakeFirst(), leased, code)
	})
}

async function refuse(
	context: StoreContext,
	transaction: Transaction,
	current: LetterRow | undefined,
	leased: LeasedRecipient,
	code: string,
): Promise<boolean> {
	const { now } = context
	await updateLeased(transaction, leased)
		.set({ state: 'refused', finished_at: iso(now()), failure: code })
		.execute()
	if (isHardRefusal(code)) {
		await markUndeliverable(transaction, { personId: leased.personId, at: now() })
	}
	if (current === undefined) return false
	const codes = await latestRefusals(transaction, current)
	if (codes.length <= letterLimits.breakerRefusals) return false
	await pause(context, transaction, current, 'refusals', commonestCode(codes))
	return true
}

/**
 * Pauses the letter because the mail server accepts no email from this sender, and queues the recipient again. If the
 * letter is already paused, the attempt does not count. Gives up the email instead after its last attempt, or if other
 * emails were sent since `blamedSince`, because then the recipient is the cause and not the sender.
 *
 * @param blamedSince ISO 8601; null if this email has not often paused the letter
 */
export async function markSenderRefused(
	context: StoreContext,
	leased: LeasedRecipient,
	{ code, reason, blamedSince }: SenderRefusal,
): Promise<'paused' | 'put-back' | 'refused'> {
	const { db, now } = context
	const { letter, tries } = leased
	return await db.write(async (transaction) => {
		const current = await lockSendingLetter(transaction, letter.id).executeTakeFirst()
		if (current !== undefined) {
			const isReached = sql<boolean>`${isFinished} and state = 'sent' and finished_at >= ${blamedSince}`
			const isToBlame =
				blamedSince !== null && (await hasRecipient(transaction, letter.id, isReached))
			if (tries >= maxAttempts || isToBlame) {
				await refuse(context, transaction, current, leased, code)
				return 'refused'
			}
		}
		await updateLeased(transaction, leased)
			.set({ state: 'waiting', next_try_at: iso(now()) })
			.$if(current === undefined, (update) =>
				update.set((old) => ({ tries: old('tries', '-', 1) })),
			)
			.execute()
		if (current === undefined) return 'put-back'
		await pause(context, transaction, current, reason, code)
		return 'paused'
	})
}

async function pause(
	context: StoreContext,
	transaction: Transaction,
	letter: LetterRow,
	pause_reason: 'refusals' | 'sender-refused' | 'sender-limit',
	pause_code: string | null,
): Promise<void> {
	const columns = { pause_reason, pause_code }
	await applyLetterEvent(transaction, context, letter, 'break', 'site', columns)
}

/** The codes of the refusals among a letter's latest emails, at most `breakerWindow`, since it last resumed. */
async function latestRefusals(
	transaction: Transaction,
	{ id, resumed_at }: LetterRow,
): Promise<readonly string[]> {
	const latest = await transaction
		.selectFrom('letter_recipients')
		.select(['state', 'failure'])
		.where('letter_id', '=', id)
		.where(isFinished)
		.where('finished_at', '>=', resumed_at ?? '')
		.orderBy('finished_at', 'desc')
		.limit(letterLimits.breakerWindow)
		.execute()
	return latest.flatMap(({ state, failure }) => (state === 'refused' ? (failure ?? '') : []))
}
