import { setTimeout as delay } from 'node:timers/promises'
import { sql, type UpdateObject } from 'kysely'
import type { Letter } from '#features/letters/messages/letter.ts'
import { departuresOf } from '#features/letters/rules/letter-timing.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import {
	begunStates,
	canBePaused,
	goesOnByItself,
	statesBefore,
} from '#features/letters/rules/letter-state.ts'
import { canBeMended } from '#features/letters/rules/refusals.ts'
import { utcDay } from '#values/dates/utc-day.ts'
import { type StoreContext, iso, newId } from '#platform/db/context.ts'
import { pauseMs, stepsOf } from '#platform/db/in-steps.ts'
import {
	applyLetterEvent,
	asDraft,
	letterOf,
	type LetterRow,
	lockLetter,
	nameOfOther,
	ownTableId,
	restoredColumns,
	type SingleEvent,
	timingOf,
} from '#features/letters/letter-events.ts'
import { isOpen, requeueRecipients } from '#features/letters/letter-rows.ts'
import type { Tables, Transaction } from '#platform/db/tables.ts'

/** Why a letter cannot be confirmed. */
export type ConfirmOutcome = Letter | 'unknown' | 'state' | 'version' | 'timing' | 'other-letter'

/** The store of the owner's actions on a letter, from its confirmation on. */
export const letterControl = {
	byId,
	confirm,
	undo,
	pause,
	stop,
	resume,
	resumeAfterLimit,
	begin,
	waitingForOwner,
	pauseRestored,
}

async function byId({ db }: StoreContext, id: string): Promise<Letter | null> {
	const row = await db.read
		.selectFrom('letters')
		.selectAll()
		.where('id', '=', id)
		.executeTakeFirst()
	return row === undefined ? null : letterOf(row)
}

/**
 * Schedules a draft to be sent after the undo period, or at its time. Stores the current filter of its segment. A letter at
 * a time may be confirmed while another one goes out, and waits for its end if need be.
 */
async function confirm(
	context: StoreContext,
	id: string,
	version: number,
	actor: string,
): Promise<ConfirmOutcome> {
	const { db, now } = context
	const time = now()
	return await db.write(async (transaction) => {
		const draft = await lockLetter(transaction, id)
		if (draft === undefined) return 'unknown'
		if (draft.state !== 'draft') return 'state'
		if (draft.series !== null) return 'state'
		if (draft.version !== version) return 'version'
		const timing = timingOf(draft)
		const sendAt = timing === null ? time + letterLimits.undoMs : departuresOf(timing).first
		if (sendAt < time + letterLimits.undoMs) return 'timing'
		const other = timing === null ? await nameOfOther(transaction, id, iso(sendAt)) : undefined
		if (other !== undefined) return 'other-letter'
		const segment =
			draft.segment === null
				? undefined
				: await transaction
						.selectFrom('segments')
						.select('filter')
						.where('id', '=', draft.segment)
						.executeTakeFirst()
		if (draft.segment !== null && segment === undefined) return 'unknown'
		const confirmed = await applyLetterEvent(transaction, context, draft, 'confirm', actor, {
			filter: segment?.filter ?? '{}',
			confirmed_at: iso(time),
			confirmed_by: actor,
			send_at: iso(sendAt),
			recipients: null,
			table_id: ownTableId(db.kind),
		})
		return confirmed === null ? 'state' : letterOf(confirmed)
	})
}

/** Makes a confirmed letter a draft again. */
async function undo(context: StoreContext, id: string, actor: string) {
	return await change(context, id, 'undo', actor, () => asDraft)
}

async function pause(context: StoreContext, id: string, actor: string) {
	return await change(context, id, 'pause', actor, (_transaction, letter) =>
		canBePaused(letter) ? { pause_reason: 'owner' } : null,
	)
}

/** Ends a letter. Waiting recipients get no mail. */
async function stop(context: StoreContext, id: string, actor: string) {
	return await change(context, id, 'stop', actor, () => ({ ended_at: iso(context.now()) }))
}

/** Resumes a paused letter. Sends mails again that were refused for a reason that the owner can fix. */
async function resume(context: StoreContext, id: string, actor: string) {
	await requeueRefused(context, id)
	return await resumeIf(context, id, actor, () => true)
}

async function resumeIf(
	context: StoreContext,
	id: string,
	actor: string,
	isDue: (letter: LetterRow) => boolean,
) {
	return await change(context, id, 'resume', actor, (_transaction, letter) =>
		// A letter of a series has no end after which it no longer matters that it was restored.
		isDue(letter)
			? { resumed_at: iso(context.now()), table_id: ownTableId(context.db.kind) }
			: null,
	)
}

/**
 * Resumes a letter that is paused because of the provider's sending limit. The audit log names the site as the actor.
 */
async function resumeAfterLimit(context: StoreContext, id: string): Promise<void> {
	// The owner may have paused it in between.
	await resumeIf(context, id, 'site', goesOnByItself)
}

/**
 * Queues refused mails again in steps, while the letter is paused. If the process ends in between, the next call
 * continues.
 */
async function requeueRefused(context: StoreContext, id: string): Promise<void> {
	const { db, now } = context
	const letter = await db.read
		.selectFrom('letters')
		.select('resumed_at')
		.where('id', '=', id)
		.where('state', 'in', ['paused', 'series'])
		.where('pause_reason', '=', 'refusals')
		.executeTakeFirst()
	if (letter === undefined) return
	const refused = await db.reportReader
		.selectFrom('letter_recipients')
		.select(['person_id', 'failure'])
		.where('letter_id', '=', id)
		.where('state', '=', 'refused')
		.where('finished_at', '>=', letter.resumed_at ?? '')
		.where('failure', 'is not', null)
		.execute()
	const fixable = refused.filter(({ failure }) => canBeMended(failure ?? ''))
	for (const some of stepsOf(fixable.map((row) => row.person_id))) {
		await db.write(async (transaction) => {
			const current = await lockLetter(transaction, id)
			if (current === undefined || current.pause_reason !== 'refusals') return
			await requeueRecipients(transaction, id, some, iso(now()))
		})
		await delay(pauseMs)
	}
}

/**
 * Starts sending a letter whose undo period is over, unless another one has not ended, and adds a mark to the counts of
 * the day. A letter at a time does not wait for the owner after the first recipients.
 */
async function begin(
	context: StoreContext,
	{ id, timing }: Pick<Letter, 'id' | 'timing'>,
): Promise<void> {
	const { now } = context
	const event = timing === null ? 'begin' : 'begin-without-first-fifty'
	await change(context, id, event, 'site', async (transaction, { name, send_at, recipients }) => {
		if (recipients === null || send_at === null || Date.parse(send_at) > now()) return null
		const other = await transaction
			.selectFrom('letters')
			.select('id')
			.where('state', 'in', begunStates)
			.executeTakeFirst()
		if (other !== undefined) return null
		const mark = { kind: 'letter', text: name, path: null, before: null } as const
		await transaction
			.insertInto('count_marks')
			.values({ ...mark, id: newId(context), day: utcDay(now()) })
			.execute()
		return { resumed_at: iso(now()) }
	})
}

/**
 * The letter that was paused by the site and not by the owner, with a reason of `waitingReasons`; null if there is
 * none.
 */
async function waitingForOwner({ db }: StoreContext) {
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

/**
 * Pauses the letters of a restored PostgreSQL database, because it is unknown which mails were sent since the backup.
 */
async function pauseRestored(context: StoreContext): Promise<void> {
	const { db } = context
	const restored = await db.read
		.selectFrom('letters')
		.select('id')
		.where('state', 'in', statesBefore('restore'))
		.where(sql<boolean>`table_id is distinct from ${ownTableId(db.kind)}`)
		.execute()
	for (const { id } of restored) {
		await change(context, id, 'restore', 'site', (_transaction, { state }) =>
			restoredColumns(state),
		)
	}
}

type LetterColumns = UpdateObject<Tables, 'letters'>

/**
 * Applies an event to a letter. Returns null for an unknown letter, and false if its state does not allow the event.
 *
 * @param columnsOf returns further columns to set; null refuses the event
 */
async function change(
	context: StoreContext,
	id: string,
	event: SingleEvent,
	actor: string,
	columnsOf: (
		transaction: Transaction,
		letter: LetterRow,
	) => Promise<LetterColumns | null> | LetterColumns | null,
): Promise<Letter | null | false> {
	return await context.db.write(async (transaction) => {
		const letter = await lockLetter(transaction, id)
		if (letter === undefined) return null
		if (!statesBefore(event).includes(letter.state)) return false
		const columns = await columnsOf(transaction, letter)
		if (columns === null) return false
		const isFirstFiftyOut = event !== 'resume' || (await areFirstOut(transaction, id))
		const changed = await applyLetterEvent(
			transaction,
			context,
			letter,
			event,
			actor,
			columns,
			isFirstFiftyOut,
		)
		return changed === null ? false : letterOf(changed)
	})
}

/** Whether each of the first recipients has been tried. */
async function areFirstOut(transaction: Transaction, id: string): Promise<boolean> {
	const first = await transaction
		.selectFrom('letter_recipients')
		.select('person_id')
		.where('letter_id', '=', id)
		.where('priority', '=', 1)
		.where(isOpen)
		.limit(1)
		.executeTakeFirst()
	return first === undefined
}
