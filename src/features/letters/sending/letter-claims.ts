import { sql } from 'kysely'
import type { Letter } from '#features/letters/messages/letter.ts'
import { type SkipReason, skipReasons } from '#features/letters/rules/recipient-state.ts'
import type { Language } from '#site-map/pages.ts'
import { type StoreContext, iso } from '#platform/db/context.ts'
import { tokenRow } from '#features/waitlist/waitlist.ts'
import { eligibility, isConfirmedConsent } from '#features/letters/letter-eligibility.ts'
import { stillInAudience } from '#features/letters/series/series-audience.ts'
import {
	applyLetterEvent,
	letterOf,
	type LetterRow,
	lockSendingLetter,
} from '#features/letters/letter-events.ts'
import { isOpen } from '#features/letters/letter-rows.ts'
import { forgetRecipients } from '#features/letters/letters-of-people.ts'
import { letterMailId } from '#features/bounces/bounces.ts'
import type { Transaction } from '#platform/db/tables.ts'

export type LeasedRecipient = {
	/** The email's id. It is the same for each attempt and reveals neither the person nor the letter. */
	readonly id: string
	readonly letter: Letter
	/** When the letter last started or resumed, ISO 8601. */
	readonly resumedAt: string | null
	readonly personId: string
	readonly email: string
	readonly language: Language
	/** The consent that the letter is based on; null for adopted or imported rows. */
	readonly consent: { readonly givenAt: string; readonly source: string } | null
	/** Number of delivery attempts, including the current one. It tells the attempts apart. */
	readonly tries: number
}

type ClaimOptions = {
	readonly letterId: string
	/** Whether the rate allows an email. If not, no recipient counts as due. */
	readonly isWithinRate: boolean
	/**
	 * Duration of a lease. An email whose result is not recorded by the end of its lease is due again, whether or not the
	 * process that sends it is still running.
	 */
	readonly leaseMs: number
	/** Returns the token of a person's unsubscribe link, which is the same in each letter. */
	readonly unsubscribeToken: (personId: string) => string
}

type LeasedRow = {
	readonly person_id: string
	readonly language: Language
	readonly tries: number
}

/**
 * Leases the next recipient of a letter that is being sent: retries first, then the first recipients, then the others.
 * Skips a person who may no longer get the letter, and stores the token of the unsubscribe link. Once all first
 * recipients are done, pauses the letter; once all recipients are done, finishes it. Every worker locks the letter
 * first, so that none continues after a pause.
 *
 * @returns null if no recipient is due
 */
export async function claim(
	context: StoreContext,
	{ letterId, isWithinRate, leaseMs, unsubscribeToken }: ClaimOptions,
): Promise<LeasedRecipient | 'skipped' | null> {
	return await context.db.write(async (transaction) => {
		const letter = await lockSendingLetter(transaction, letterId).executeTakeFirst()
		if (letter === undefined) return null
		const leased = isWithinRate ? await lease(context, transaction, letter, leaseMs) : undefined
		if (leased === undefined) {
			await endPhase(context, transaction, letter)
			return null
		}
		const recipient = await check(context, transaction, letter, leased)
		if (recipient === null) return 'skipped'
		const { personId } = recipient
		const token = unsubscribeToken(personId)
		await transaction
			.insertInto('tokens')
			.values(tokenRow('unsubscribe', token, personId, iso(context.now()), null))
			// The token may have been stored with an earlier letter.
			.onConflict((conflict) => conflict.doNothing())
			.execute()
		return recipient
	})
}

async function lease(
	{ now }: StoreContext,
	transaction: Transaction,
	letter: LetterRow,
	leaseMs: number,
): Promise<LeasedRow | undefined> {
	const time = now()
	const recipients = sql<boolean>`letter_id = ${letter.id}`
	// One query per priority, because the index is sorted by due time only within a priority.
	for (const priority of letter.state === 'first-fifty' ? [0, 1] : [0, 1, 2]) {
		const due = await transaction
			.selectFrom('letter_recipients')
			.select('person_id')
			.where(recipients)
			.where('priority', '=', sql.lit(priority))
			.where(isOpen)
			.where('next_try_at', '<=', iso(time))
			.orderBy('next_try_at')
			.limit(1)
			.forUpdate()
			.skipLocked()
			.executeTakeFirst()
		if (due === undefined) continue
		return await transaction
			.updateTable('letter_recipients')
			// The email is due again at the end of the lease.
			.set({ state: 'sending', next_try_at: iso(time + leaseMs) })
			.set((row) => ({ tries: row('tries', '+', 1) }))
			.where(recipients)
			.where('person_id', '=', due.person_id)
			.returning(['person_id', 'language', 'tries'])
			.executeTakeFirst()
	}
	return undefined
}

/** Pauses the letter for the owner after the first recipients, and finishes it after the last. A step never finishes. */
async function endPhase(
	context: StoreContext,
	transaction: Transaction,
	letter: LetterRow,
): Promise<void> {
	if (letter.series !== null) return
	const open = transaction
		.selectFrom('letter_recipients')
		.select('person_id')
		.where('letter_id', '=', letter.id)
		.where(isOpen)
	// A single statement, because the last email could be marked as sent between two statements.
	const { rows } = await sql<{ has_open: unknown; has_first: unknown }>`
		select exists ${open} as has_open, exists ${open.where('priority', '=', 1)} as has_first
	`.execute(transaction)
	const [left] = rows
	if (!left?.has_open) {
		const columns = { ended_at: iso(context.now()) }
		await applyLetterEvent(transaction, context, letter, 'finish', 'site', columns)
	} else if (letter.state === 'first-fifty' && !left.has_first) {
		const columns = { pause_reason: 'first-fifty' } as const
		await applyLetterEvent(transaction, context, letter, 'break', 'site', columns)
	}
}

/** Returns the recipient if eligible. Otherwise skips it and returns null. */
async function check(
	context: StoreContext,
	transaction: Transaction,
	row: LetterRow,
	leased: LeasedRow,
): Promise<LeasedRecipient | null> {
	const { db, now } = context
	const { person_id: personId, language, tries } = leased
	const conditions = eligibility(row, now())
	const isInAudience = await stillInAudience(transaction, row, db.kind)
	const person = await transaction
		.selectFrom('waitlist_emails')
		.leftJoin('consents', (join) =>
			join.on(sql<boolean>`consents.person_id = waitlist_emails.id and ${isConfirmedConsent}`),
		)
		.select(['email', 'given_at', 'consents.source'])
		.select(skipReasons.map((reason) => conditions[reason].as(reason)))
		.select(isInAudience.as('is_in_audience'))
		.where('waitlist_emails.id', '=', personId)
		.orderBy('given_at', 'desc')
		.executeTakeFirst()
	if (person === undefined) {
		// The person was erased while the recipients were being fixed.
		await forgetRecipients(transaction, [personId])
		return null
	}
	const reason = reasonToSkip(person)
	if (reason !== undefined) {
		await skip(context, transaction, row, leased, reason)
		return null
	}
	const { email, given_at: givenAt, source } = person
	const consent = givenAt !== null && source !== null ? { givenAt, source } : null
	const id = letterMailId(row.id, personId)
	const [letter, resumedAt] = [letterOf(row), row.resumed_at]
	return { id, letter, resumedAt, personId, email, language, consent, tries }
}

function reasonToSkip(
	person: Readonly<Record<SkipReason | 'is_in_audience', unknown>>,
): SkipReason | 'left' | undefined {
	return skipReasons.find((each) => !person[each]) ?? (person.is_in_audience ? undefined : 'left')
}

/**
 * Skips a recipient. In a series, a recipient without an earlier attempt is deleted instead, and is found again once
 * eligible.
 */
async function skip(
	{ now }: StoreContext,
	transaction: Transaction,
	letter: LetterRow,
	{ person_id, tries }: LeasedRow,
	reason: SkipReason | 'left',
): Promise<void> {
	const isThis = sql<boolean>`letter_id = ${letter.id} and person_id = ${person_id}`
	if (letter.series !== null && tries === 1) {
		await transaction.deleteFrom('letter_recipients').where(isThis).execute()
		return
	}
	await transaction
		.updateTable('letter_recipients')
		.set({ state: 'skipped', failure: reason, finished_at: iso(now()) })
		.where(isThis)
		.execute()
}
