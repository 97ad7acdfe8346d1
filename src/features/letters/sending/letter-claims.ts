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

/** A recipient whose email may be sent now. */
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
	/** Number of delivery attempts, including the current one, which it identifies. */
	readonly tries: number
}

type ClaimOptions = {
	readonly letterId: string
	/** Duration of a lease. An email that is not recorded within it is due again, whether or not its process still lives. */
	readonly leaseMs: number
	readonly maxRecipients: number
	/** The token of a person's unsubscribe link, the same for each letter. */
	readonly unsubscribeToken: (personId: string) => string
}

type LeasedRow = {
	readonly person_id: string
	readonly language: Language
	readonly tries: number
}

/**
 * Leases the next recipients of a letter that is being sent: retries, then the first recipients, then the others.
 * Skips people who may no longer get the letter, and stores the tokens of the unsubscribe links. If no recipient is
 * due, or none is wanted, pauses the letter after the first recipients and finishes it after the last.
 *
 * Every worker locks the letter first, so that none continues after a pause.
 *
 * @returns null if no recipient is due; an empty list if none of the due recipients may get the letter
 */
export async function claim(
	context: StoreContext,
	options: ClaimOptions,
): Promise<readonly LeasedRecipient[] | null> {
	return await context.db.write(async (transaction) => {
		const letter = await lockSendingLetter(transaction, options.letterId).executeTakeFirst()
		if (letter === undefined) return null
		const leased = await lease(context, transaction, letter, options)
		if (leased.length === 0) {
			await endPhase(context, transaction, letter)
			return null
		}
		const ready = await checkAll(context, transaction, letter, leased)
		await storeTokens(context, transaction, ready, options.unsubscribeToken)
		return ready
	})
}

async function lease(
	{ db, now }: StoreContext,
	transaction: Transaction,
	letter: LetterRow,
	{ leaseMs, maxRecipients }: ClaimOptions,
): Promise<readonly LeasedRow[]> {
	const isPostgres = db.kind === 'postgres'
	const time = now()
	// One query per priority, because the index is sorted by due time only within a priority.
	const ofPriority = (priority: number) => sql`
		select * from (
			select person_id, priority from letter_recipients
			where letter_id = ${letter.id} and priority = ${sql.lit(priority)} and ${isOpen}
				and next_try_at <= ${iso(time)}
			order by next_try_at limit ${maxRecipients}
			${isPostgres ? sql`for update skip locked` : sql``}
		) as ${sql.ref(`due_${priority}`)}`
	const priorities = letter.state === 'first-fifty' ? [0, 1] : [0, 1, 2]
	// The email is due again at the end of the lease.
	const { rows } = await sql<LeasedRow>`
		with due as materialized (
			select person_id from (${sql.join(priorities.map(ofPriority), sql` union all `)}) as each_due
			order by priority limit ${maxRecipients}
		)
		update letter_recipients
		set state = 'sending', next_try_at = ${iso(time + leaseMs)}, tries = tries + 1
		where letter_id = ${letter.id} and person_id in (select person_id from due)
		returning person_id, language, tries
	`.execute(transaction)
	return rows
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
	// One statement, because the last email could be marked as sent between two.
	const { rows } = await sql<{ has_open: unknown; has_first: unknown }>`
		select exists ${open} as has_open, exists ${open.where('priority', '=', 1)} as has_first
	`.execute(transaction)
	const [left] = rows
	if (!left?.has_open) {
		const columns = { ended_at: iso(context.now()) }
		await applyLetterEvent(transaction, context, letter, 'finish', 'site', columns)
	} else if (letter.state === 'first-fifty' && !left.has_first) {
		const columns = { pause_reason: 'first-fifty' } as const
		await applyLetterEvent(transaction, context, letter, 'hold', 'site', columns)
	}
}

/** Returns the eligible recipients, and skips all others. */
async function checkAll(
	context: StoreContext,
	transaction: Transaction,
	row: LetterRow,
	leased: readonly LeasedRow[],
): Promise<readonly LeasedRecipient[]> {
	const { db, now } = context
	const conditions = eligibility(row, now())
	const isInAudience = await stillInAudience(transaction, row, db.kind)
	const ids = leased.map(({ person_id }) => person_id)
	const rows = await transaction
		.selectFrom('waitlist_emails')
		.leftJoin('consents', (join) =>
			join.on(sql<boolean>`consents.person_id = waitlist_emails.id and ${isConfirmedConsent}`),
		)
		.select(['waitlist_emails.id', 'email', 'given_at', 'consents.source'])
		.select(skipReasons.map((reason) => conditions[reason].as(reason)))
		.select(isInAudience.as('is_in_audience'))
		.where('waitlist_emails.id', 'in', ids)
		.orderBy('given_at')
		.execute()
	// Later rows replace earlier ones, so the latest consent is kept.
	const persons = new Map(rows.map((each) => [each.id, each]))
	const { resumed_at: resumedAt } = row
	const letter = letterOf(row)
	const ready: LeasedRecipient[] = []
	const erased: string[] = []
	for (const recipient of leased) {
		const { person_id: personId, language, tries } = recipient
		const person = persons.get(personId)
		const reason = person && reasonToSkip(person)
		if (person === undefined) erased.push(personId)
		else if (reason !== undefined) await skip(context, transaction, letter, recipient, reason)
		else {
			const { email, given_at: givenAt, source } = person
			const consent = givenAt !== null && source !== null ? { givenAt, source } : null
			const id = letterMailId(letter.id, personId)
			ready.push({ id, letter, resumedAt, personId, email, language, consent, tries })
		}
	}
	// These people were erased while the recipients were being fixed.
	if (erased.length > 0) await forgetRecipients(transaction, erased)
	return ready
}

/** The first reason for which a person gets no email; undefined if there is none. */
function reasonToSkip(
	person: Readonly<Record<SkipReason | 'is_in_audience', unknown>>,
): SkipReason | 'left' | undefined {
	return skipReasons.find((each) => !person[each]) ?? (person.is_in_audience ? undefined : 'left')
}

async function storeTokens(
	{ now }: StoreContext,
	transaction: Transaction,
	recipients: readonly LeasedRecipient[],
	unsubscribeToken: ClaimOptions['unsubscribeToken'],
): Promise<void> {
	if (recipients.length === 0) return
	const at = iso(now())
	await transaction
		.insertInto('tokens')
		.values(
			recipients.map(({ personId }) =>
				tokenRow('unsubscribe', unsubscribeToken(personId), personId, at, null),
			),
		)
		// The token may have been stored with an earlier letter.
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}

/** Skips a recipient. In a series one without an earlier attempt is deleted, and found again once eligible. */
async function skip(
	{ now }: StoreContext,
	transaction: Transaction,
	letter: Letter,
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
