import { sql, type Transaction } from 'kysely'
import { letterLimits } from '#domain/letters/letter-limits.ts'
import { sendingStates } from '#domain/letters/letter-state.ts'
import { type SkipReason, skipReasons } from '#domain/letters/recipient-state.ts'
import { commonestCode, hasTooManyRefusals } from '#domain/letters/refusals.ts'
import type { Language } from '#domain/pages/pages.ts'
import { type StoreContext, iso } from './context.ts'
import { tokenRow } from './email-tokens.ts'
import { eligibility, isConfirmedConsent } from './letter-eligibility.ts'
import { applyLetterEvent, type LetterRow } from './letter-events.ts'
import { forgetRecipients, mailId } from './letter-rows.ts'
import type { Tables } from './tables.ts'

/** A recipient whose mail one worker has leased. */
export type LeasedRecipient = {
	/** The mail's id: the same for each attempt, and nothing that tells who or which letter. */
	readonly id: string
	readonly letter: LetterRow
	readonly signupId: string
	/** Delivery attempts so far, the current one included. */
	readonly tries: number
}

/** What a mail says about its recipient, right before it is sent. */
export type ReadyRecipient = {
	readonly email: string
	readonly language: Language
	readonly consent: { readonly givenAt: string; readonly source: string } | null
}

// A literal, not a parameter: SQLite uses a partial index only if the query repeats the index's condition.
const isOpen = sql<boolean>`campaign_recipients.state in ('waiting', 'sending')`

/** The letters' lane of the outbox: recipients are leased, checked again, and finished. */
export function createLetterQueue(context: StoreContext) {
	const { db, now } = context
	const isPostgres = db.kind === 'postgres'

	/**
	 * Leases the next recipient of the letter that is going out: first those that are tried again, then the first
	 * recipients, then the others. Without one, notes that the first recipients are out or that the letter is finished.
	 *
	 * All workers lock the letter for this, so that none goes on after a pause.
	 */
	async function claim(owner: string, leaseMs: number): Promise<LeasedRecipient | null> {
		const time = now()
		return await db.write(async (transaction) => {
			const letter = await transaction
				.selectFrom('campaigns')
				.selectAll()
				.where('state', 'in', sendingStates)
				.$if(isPostgres, (query) => query.forUpdate())
				.executeTakeFirst()
			if (letter === undefined) return null
			const priorities = letter.state === 'sending' ? [0, 1, 2] : [0, 1]
			for (const priority of priorities) {
				const due = transaction
					.selectFrom('campaign_recipients')
					.select('signup_id')
					.where('campaign_id', '=', letter.id)
					.where('priority', '=', priority)
					.where(isOpen)
					.where('next_try_at', '<=', iso(time))
					.orderBy('next_try_at')
					.limit(1)
					.$if(isPostgres, (query) => query.forUpdate().skipLocked())
				const leased = await transaction
					.updateTable('campaign_recipients')
					.set((old) => ({
						state: 'sending',
						lease_owner: owner,
						// Due again when the lease expires.
						next_try_at: iso(time + leaseMs),
						tries: old('tries', '+', 1),
					}))
					.where('campaign_id', '=', letter.id)
					.where('signup_id', '=', due)
					.returning(['signup_id', 'tries'])
					.executeTakeFirst()
				if (leased !== undefined) {
					const { signup_id: signupId, tries } = leased
					return { id: mailId(letter.id, signupId), letter, signupId, tries }
				}
			}
			await endPhase(transaction, letter)
			return null
		})
	}

	/** Whether a letter is going out. */
	async function isSending(): Promise<boolean> {
		const letter = db.read.selectFrom('campaigns').select('id').where('state', 'in', sendingStates)
		return (await letter.executeTakeFirst()) !== undefined
	}

	/** After the first recipients the letter waits for the owner, after all of them it is finished. */
	async function endPhase(transaction: Transaction<Tables>, letter: LetterRow): Promise<void> {
		const open = sql`select 1 from campaign_recipients where campaign_id = ${letter.id} and ${isOpen}`
		// One statement: between two of them the last mail could be marked as sent.
		const { rows } = await sql<{ has_open: unknown; has_first: unknown }>`
			select exists (${open}) as has_open, exists (${open} and priority = 1) as has_first
		`.execute(transaction)
		const [left] = rows
		if (!left?.has_open) {
			const columns = { ended_at: iso(now()) }
			await applyLetterEvent(transaction, context, letter, 'finish', 'site', columns)
		} else if (letter.state === 'first-fifty' && !left.has_first) {
			const columns = { pause_reason: 'first-fifty' } as const
			await applyLetterEvent(transaction, context, letter, 'hold', 'site', columns)
		}
	}

	/**
	 * Checks that a leased recipient may still get the letter, and stores the token of the mail's unsubscribe link.
	 * Otherwise ends the lease and returns null: the mail must not be sent.
	 *
	 * @param unsubscribeToken the same for each letter to the person
	 */
	async function check(
		{ letter, signupId }: LeasedRecipient,
		owner: string,
		unsubscribeToken: string,
	): Promise<ReadyRecipient | null> {
		const time = now()
		return await db.write(async (transaction) => {
			const leased = await transaction
				.selectFrom('campaign_recipients')
				.select('language')
				.where('campaign_id', '=', letter.id)
				.where('signup_id', '=', signupId)
				.where('lease_owner', '=', owner)
				.executeTakeFirst()
			// Erased, or taken over by another worker.
			if (leased === undefined) return null
			const conditions = eligibility(letter, time, db.kind)
			const person = await transaction
				.selectFrom('waitlist_emails')
				.select('email')
				.select(skipReasons.map((reason) => conditions[reason].as(reason)))
				.where('id', '=', signupId)
				.executeTakeFirst()
			if (person === undefined) {
				// Erased while the recipients were being fixed.
				await forgetRecipients(transaction, db.kind, [signupId])
				return null
			}
			const reason = skipReasons.find((each) => !person[each])
			if (reason !== undefined) {
				await skip(transaction, letter.id, signupId, reason)
				return null
			}
			const token = tokenRow('unsubscribe', unsubscribeToken, signupId, iso(time), null)
			await transaction
				.insertInto('tokens')
				.values(token)
				.onConflict((conflict) => conflict.doNothing())
				.execute()
			const consent = await transaction
				.selectFrom('consents')
				.innerJoin('waitlist_emails', (join) => join.on('waitlist_emails.id', '=', signupId))
				.select(['consents.given_at as givenAt', 'consents.source'])
				.where('consents.signup_id', '=', signupId)
				.where(isConfirmedConsent)
				.orderBy('given_at', 'desc')
				.limit(1)
				.executeTakeFirst()
			return { email: person.email, language: leased.language, consent: consent ?? null }
		})
	}

	async function skip(
		transaction: Transaction<Tables>,
		letterId: string,
		signupId: string,
		reason: SkipReason,
	): Promise<void> {
		await transaction
			.updateTable('campaign_recipients')
			.set({ state: 'skipped', failure: reason, finished_at: iso(now()), lease_owner: null })
			.where('campaign_id', '=', letterId)
			.where('signup_id', '=', signupId)
			.execute()
	}

	/** Returns false if the lease has expired and another worker has taken over the mail. */
	async function markSent({ letter, signupId }: LeasedRecipient, owner: string): Promise<boolean> {
		const changed = await db.write((transaction) =>
			transaction
				.updateTable('campaign_recipients')
				.set({ state: 'sent', finished_at: iso(now()), lease_owner: null })
				.where('campaign_id', '=', letter.id)
				.where('signup_id', '=', signupId)
				.where('lease_owner', '=', owner)
				.executeTakeFirst(),
		)
		return changed.numUpdatedRows > 0n
	}

	/** Has a mail sent again at `nextAttemptAt`, in milliseconds since 1970. `code` is never the server's text. */
	async function markForRetry(
		{ letter, signupId }: LeasedRecipient,
		owner: string,
		code: string,
		nextAttemptAt: number,
	): Promise<void> {
		await db.write((transaction) =>
			transaction
				.updateTable('campaign_recipients')
				.set({
					state: 'waiting',
					priority: 0,
					next_try_at: iso(nextAttemptAt),
					failure: code,
					lease_owner: null,
				})
				.where('campaign_id', '=', letter.id)
				.where('signup_id', '=', signupId)
				.where('lease_owner', '=', owner)
				.execute(),
		)
	}

	/** Gives a mail up, and pauses the letter if too many of the latest ones were refused. Returns whether it did. */
	async function markRefused(
		{ letter, signupId }: LeasedRecipient,
		owner: string,
		code: string,
	): Promise<boolean> {
		return await db.write(async (transaction) => {
			const current = await lockSending(transaction, letter.id)
			await transaction
				.updateTable('campaign_recipients')
				.set({ state: 'refused', finished_at: iso(now()), failure: code, lease_owner: null })
				.where('campaign_id', '=', letter.id)
				.where('signup_id', '=', signupId)
				.where('lease_owner', '=', owner)
				.execute()
			if (current === undefined) return false
			const latest = await transaction
				.selectFrom('campaign_recipients')
				.select(['state', 'failure'])
				.where('campaign_id', '=', letter.id)
				.where(sql<boolean>`state in ('sent', 'refused')`)
				// After the owner has gone on, only what follows counts.
				.where('finished_at', '>=', current.resumed_at ?? '')
				.orderBy('finished_at', 'desc')
				.limit(letterLimits.breakerWindow)
				.execute()
			const outcomes = latest.map(({ state }) => (state === 'sent' ? 'sent' : 'refused'))
			if (!hasTooManyRefusals(outcomes)) return false
			const codes = latest.flatMap(({ state, failure }) =>
				state === 'refused' && failure !== null ? [failure] : [],
			)
			await pause(transaction, current, 'refusals', commonestCode(codes))
			return true
		})
	}

	/** Pauses the letter because the mail server accepts no mail from this sender, and puts the recipient back. */
	async function markSenderRefused(
		{ letter, signupId }: LeasedRecipient,
		owner: string,
		code: string,
	): Promise<void> {
		await db.write(async (transaction) => {
			const current = await lockSending(transaction, letter.id)
			await transaction
				.updateTable('campaign_recipients')
				.set((old) => ({
					state: 'waiting',
					next_try_at: iso(now()),
					tries: old('tries', '-', 1),
					lease_owner: null,
				}))
				.where('campaign_id', '=', letter.id)
				.where('signup_id', '=', signupId)
				.where('lease_owner', '=', owner)
				.execute()
			if (current !== undefined) await pause(transaction, current, 'sender-refused', code)
		})
	}

	/** The letter, if it is going out, locked until COMMIT. */
	async function lockSending(transaction: Transaction<Tables>, id: string) {
		return await transaction
			.selectFrom('campaigns')
			.selectAll()
			.where('id', '=', id)
			.where('state', 'in', sendingStates)
			.$if(isPostgres, (query) => query.forUpdate())
			.executeTakeFirst()
	}

	async function pause(
		transaction: Transaction<Tables>,
		letter: LetterRow,
		pause_reason: 'refusals' | 'sender-refused',
		pause_code: string | null,
	): Promise<void> {
		const columns = { pause_reason, pause_code }
		await applyLetterEvent(transaction, context, letter, 'break', 'site', columns)
	}

	return { isSending, claim, check, markSent, markForRetry, markRefused, markSenderRefused }
}
