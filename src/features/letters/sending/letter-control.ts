import { sql, type UpdateObject } from 'kysely'
import type { Letter } from '#features/letters/messages/letter.ts'
import { departuresOf } from '#features/letters/rules/letter-timing.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import {
	canBePaused,
	goesOnByItself,
	type LetterEvent,
	statesBefore,
} from '#features/letters/rules/letter-state.ts'
import { canBeMended } from '#features/letters/rules/refusals.ts'
import { utcDay } from '#values/dates/utc-day.ts'
import { type StoreContext, iso, newId } from '#platform/db/context.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import {
	applyLetterEvent,
	asDraft,
	conflict,
	letterOf,
	type LetterRow,
	lockLetter,
	nameOfOther,
	ownTableId,
	restoredColumns,
	timingOf,
	unknownLetter,
} from '#features/letters/letter-events.ts'
import { hasRecipient, isOneOf, isOpen, requeueRefused } from '#features/letters/letter-rows.ts'
import type { Connection, Tables, Transaction } from '#platform/db/tables.ts'

export async function byId({ db }: StoreContext, id: string): Promise<Letter | null> {
	const row = await db.read
		.selectFrom('letters')
		.selectAll()
		.where('id', '=', id)
		.executeTakeFirst()
	return row === undefined ? null : letterOf(row)
}

export async function known(context: StoreContext, id: string): Promise<Letter> {
	const letter = await byId(context, id)
	if (letter === null) throw unknownLetter()
	return letter
}

/**
 * Schedules a draft to be sent after the undo period, or at its time. Stores the current filter of its segment. A
 * letter with a set time may be confirmed while another one goes out, and waits for its end if necessary.
 */
export async function confirm(
	context: StoreContext,
	id: string,
	version: number,
	actor: string,
): Promise<Letter> {
	const { db, now } = context
	const time = now()
	return await change(context, id, 'confirm', actor, async (transaction, draft) => {
		if (draft.series !== null) return null
		if (draft.version !== version) throw conflict('version')
		const timing = timingOf(draft)
		const sendAt = timing === null ? time + letterLimits.undoMs : departuresOf(timing).first
		if (sendAt < time + letterLimits.undoMs) throw conflict('timing')
		const other = timing === null ? await nameOfOther(transaction, id, iso(sendAt)) : null
		if (other !== null) throw conflict('other-letter')
		return {
			filter: draft.segment === null ? '{}' : await filterOf(transaction, draft.segment),
			confirmed_at: iso(time),
			confirmed_by: actor,
			send_at: iso(sendAt),
			recipients: null,
			table_id: ownTableId(db.kind),
		}
	})
}

async function filterOf(transaction: Transaction, segment: string): Promise<string> {
	const { filter } = await transaction
		.selectFrom('segments')
		.select('filter')
		.where('id', '=', segment)
		.executeTakeFirstOrThrow(() => new Refusal('There is no such segment', 'not-found'))
	return filter
}

export async function undo(context: StoreContext, id: string, actor: string): Promise<Letter> {
	return await change(context, id, 'undo', actor, () => asDraft)
}

export async function pause(context: StoreContext, id: string, actor: string): Promise<Letter> {
	return await change(context, id, 'pause', actor, (_transaction, letter) =>
		canBePaused(letter) ? { pause_reason: 'owner' } : null,
	)
}

/** Waiting recipients get no email. */
export async function stop(context: StoreContext, id: string, actor: string): Promise<Letter> {
	return await change(context, id, 'stop', actor, () => ({ ended_at: iso(context.now()) }))
}

/** Resumes a letter. Emails that were refused for a reason that the owner can fix are sent again. */
export async function resume(context: StoreContext, id: string, actor: string): Promise<Letter> {
	await requeueFixable(context, id)
	return await change(context, id, 'resume', actor, () => resumed(context))
}

/**
 * The columns of a resumed letter. They include the table's current OID; without it, the next start would pause a step
 * of a series again for the same restore, because a step never ends.
 */
function resumed({ db, now }: StoreContext): LetterColumns {
	return { resumed_at: iso(now()), table_id: ownTableId(db.kind) }
}

/** Resumes a letter that is paused because of the provider's sending limit, unless the owner has paused it meanwhile. */
export async function resumeAfterLimit(context: StoreContext, id: string): Promise<void> {
	await changeIfPossible(context, id, 'resume', (_transaction, letter) =>
		goesOnByItself(letter) ? resumed(context) : null,
	)
}

/**
 * If refusals have paused a letter, queues again those emails that were refused since the letter last resumed and whose
 * cause of refusal the owner can fix.
 */
async function requeueFixable(context: StoreContext, id: string): Promise<void> {
	const codes = await context.db.reportReader
		.selectFrom('letter_recipients')
		.innerJoin('letters', 'letters.id', 'letter_id')
		.select('failure')
		.distinct()
		.where('letter_id', '=', id)
		.where('pause_reason', '=', 'refusals')
		.where('letter_recipients.state', '=', 'refused')
		.where('failure', 'is not', null)
		.whereRef('finished_at', '>=', 'resumed_at')
		.execute()
	const fixable = codes.flatMap(({ failure }) => failure ?? []).filter(canBeMended)
	if (fixable.length === 0) return
	const isFixable = sql<boolean>`failure in (${sql.join(fixable)}) and exists (
		select 1 from letters where letters.id = letter_id
			and pause_reason = 'refusals' and finished_at >= resumed_at
	)`
	await requeueRefused(context, id, isFixable)
}

/**
 * Queues again all refused recipients, or one of them, except those whose address is marked as undeliverable. A
 * finished letter then becomes `sending` again. If the process ends before the letter's state is changed, the next call
 * changes it.
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
	const { db, now } = context
	const { series } = await known(context, id)
	const isFree = async (connection: Connection) =>
		series !== null || (await nameOfOther(connection, id)) === null
	if (!(await isFree(db.read))) throw conflict('other-letter')
	const isWanted = recipient === null ? sql`true` : sql`person_id = ${recipient}`
	const canBeSent = sql<boolean>`failure is not null and ${isWanted} and exists (
		select 1 from waitlist_emails
		where waitlist_emails.id = person_id and undeliverable_at is null
	) and exists (
		select 1 from letters
		where letters.id = letter_id and ${isOneOf('letters.state', statesBefore('resend'))}
	)`
	const count = await requeueRefused(context, id, canBeSent)
	return await change(context, id, 'resend', actor, async (transaction, letter) => {
		if (!(await isFree(transaction))) throw conflict('other-letter')
		const isLeft = letter.state === 'finished' && (await hasRecipient(transaction, id, isOpen))
		if (count === 0 && !isLeft) throw conflict('recipient')
		// `resumed_at` starts the window in which refusals are counted anew. The reason for a pause stays.
		const { pause_reason, pause_code } = letter
		return { pause_reason, pause_code, ended_at: null, resumed_at: iso(now()) }
	})
}

/**
 * Starts sending a letter whose undo period is over, unless another letter has begun and not ended. Adds a mark to the
 * day's counts. A letter with a set time does not wait for the owner after the first recipients.
 */
export async function begin(
	context: StoreContext,
	{ id, timing }: Pick<Letter, 'id' | 'timing'>,
): Promise<void> {
	const { now } = context
	const event = timing === null ? 'begin' : 'begin-without-first-fifty'
	await changeIfPossible(context, id, event, async (transaction, letter) => {
		const { name, send_at, recipients } = letter
		if (recipients === null || send_at === null || Date.parse(send_at) > now()) return null
		if ((await nameOfOther(transaction, id)) !== null) return null
		const mark = { kind: 'letter', text: name, path: null, before: null } as const
		await transaction
			.insertInto('count_marks')
			.values({ ...mark, id: newId(context), day: utcDay(now()) })
			.execute()
		return { resumed_at: iso(now()) }
	})
}

/** The paused letter, if the site and not the owner has paused it; otherwise null. */
export async function waitingForOwner({ db }: StoreContext) {
	const row = await db.read
		.selectFrom('letters')
		.select(['id', 'name', 'pause_reason', 'pause_code'])
		.where('state', 'in', ['paused', 'series'])
		.where('pause_reason', 'is not', null)
		.orderBy('state')
		.executeTakeFirst()
	const reason = row?.pause_reason ?? 'owner'
	return row === undefined || reason === 'owner' ? null : { ...row, pause_reason: reason }
}

/** Pauses the letters in a restored database, because it is unknown which emails were sent since the backup. */
export async function pauseRestored(context: StoreContext): Promise<void> {
	const { db } = context
	const restored = await db.read
		.selectFrom('letters')
		.select('id')
		.where('state', 'in', statesBefore('restore'))
		.where(sql<boolean>`table_id is distinct from ${ownTableId(db.kind)}`)
		.execute()
	for (const { id } of restored) {
		await changeIfPossible(context, id, 'restore', (_transaction, { state }) =>
			restoredColumns(state),
		)
	}
}

type LetterColumns = UpdateObject<Tables, 'letters'>

/** Returns further columns to set; null if the event is refused. */
type ColumnsOf = (
	transaction: Transaction,
	letter: LetterRow,
) => Promise<LetterColumns | null> | LetterColumns | null

async function change(
	context: StoreContext,
	id: string,
	event: LetterEvent,
	actor: string,
	columnsOf: ColumnsOf,
): Promise<Letter> {
	return await context.db.write(async (transaction) => {
		// Without this lock, two letters could begin at the same time. SQLite runs one transaction at a time.
		if (context.db.kind === 'postgres')
			await sql`select pg_advisory_xact_lock(hashtext('letters'))`.execute(transaction)
		const letter = await lockLetter(transaction, id).executeTakeFirstOrThrow(unknownLetter)
		const isPossible = statesBefore(event).includes(letter.state)
		const columns = isPossible ? await columnsOf(transaction, letter) : null
		const changed =
			columns && (await applyLetterEvent(transaction, context, letter, event, actor, columns))
		if (changed === null) throw conflict('state')
		return changed
	})
}

/** Applies an event that the site triggers. If the letter no longer allows the event, it is left unchanged. */
async function changeIfPossible(
	context: StoreContext,
	id: string,
	event: LetterEvent,
	columnsOf: ColumnsOf,
): Promise<void> {
	try {
		await change(context, id, event, 'site', columnsOf)
	} catch (error) {
		if (!(error instanceof Refusal)) throw error
	}
}
