import { type RawBuilder, type Selectable, sql, type UpdateObject } from 'kysely'
import { type Letter, letterContent, letterTiming, type NewLetter } from './messages/letter.ts'
import {
	begunStates,
	type LetterEvent,
	type LetterState,
	letterStateAfter,
	mailingStates,
} from './rules/letter-state.ts'
import type { AuditAction } from '#features/accounts/rules/audit-action.ts'
import { appendAuditEntry } from '#features/accounts/accounts.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { iso, newId, type StoreContext } from '#platform/db/context.ts'
import type { Database } from '#platform/db/database.ts'
import type { Connection, Tables, Transaction } from '#platform/db/tables.ts'
import { queueJobs } from '#platform/jobs/job-queue.ts'
import { freeCampaign, hasRecipient, isOpen } from './letter-rows.ts'

/** A row of `letters`. */
export type LetterRow = Selectable<Tables['letters']>

type NewDraft = Pick<NewLetter, 'name' | 'content' | 'purpose' | 'campaign'> &
	Partial<Omit<LetterRow, 'content'>>

const auditActions = {
	confirm: 'letter confirmed',
	undo: 'letter taken back',
	begin: 'letter begun',
	'begin-without-first-fifty': 'letter begun',
	pause: 'letter paused',
	break: 'letter paused',
	restore: 'letter paused',
	resume: 'letter resumed',
	stop: 'letter stopped',
	finish: 'letter finished',
	resend: 'letter sent again',
} as const satisfies Record<LetterEvent, AuditAction>

/** `field` names what prevents the change, `fields` the failed checks. */
export function conflict(field: string, fields?: string[]): Refusal {
	const details = { field, ...(fields && { fields }) }
	return new Refusal(`The change is prevented by: ${field}`, 'conflict', details)
}

export function unknownLetter(): Refusal {
	return new Refusal('There is no such letter', 'not-found')
}

/**
 * Changes a letter's state, records it in the audit log and queues its job, in the transaction of the caller, which has
 * locked the row.
 *
 * @param columns further columns to set
 * @returns null, without changing anything, if the letter's state does not allow the event
 */
export async function applyLetterEvent(
	transaction: Transaction,
	context: StoreContext,
	letter: LetterRow,
	event: LetterEvent,
	actor: string,
	columns: UpdateObject<Tables, 'letters'>,
): Promise<Letter | null> {
	// If some of the first recipients have not been tried yet, a resumed letter continues with them.
	const isFirst = sql<boolean>`priority = 1 and ${isOpen}`
	const isFirstFiftyOut =
		event !== 'resume' || !(await hasRecipient(transaction, letter.id, isFirst))
	const state = letterStateAfter(letter.state, event, isFirstFiftyOut)
	if (state === null) return null
	const free = { pause_reason: null, pause_code: null } as const
	const changed = await updateLetter(transaction, letter.id, { ...free, ...columns, state })
	await appendAuditEntry(transaction, context, actor, auditActions[event], letter.name)
	// Events of the job itself (actor `site`) need no new job, because the job continues anyway. The letters of a series
	// are sent by another job.
	if (actor !== 'site' && letter.series === null) {
		await queueJobs(transaction, context, [{ kind: 'letter', id: letter.id }])
	}
	return changed
}

export async function insertDraft(
	transaction: Transaction,
	context: StoreContext,
	{ content, campaign, ...columns }: NewDraft,
): Promise<Letter> {
	const id = newId(context)
	const at = iso(context.now())
	const row = await transaction
		.insertInto('letters')
		.values({
			...columns,
			id,
			content: JSON.stringify(content),
			campaign: await freeCampaign(transaction, campaign, id),
			state: 'draft',
			version: 1,
			created_at: at,
			updated_at: at,
		})
		.returningAll()
		.executeTakeFirstOrThrow()
	return letterOf(row)
}

/** Changes columns of a letter whose row the caller has locked. */
export async function updateLetter(
	transaction: Transaction,
	id: string,
	columns: UpdateObject<Tables, 'letters'>,
): Promise<Letter> {
	const row = await transaction
		.updateTable('letters')
		.set(columns)
		.where('id', '=', id)
		.returningAll()
		.executeTakeFirstOrThrow()
	return letterOf(row)
}

export function lockLetter(transaction: Transaction, id: string) {
	return transaction.selectFrom('letters').selectAll().where('id', '=', id).forUpdate()
}

export function lockSendingLetter(transaction: Transaction, id: string) {
	return lockLetter(transaction, id)
		.where('state', 'in', mailingStates)
		.where('pause_reason', 'is', null)
}

/**
 * The name of another letter that has begun and not ended, or that begins no later than a given time; null if there is
 * none.
 *
 * @param at ISO 8601; the default leaves out letters that have not begun
 */
export async function nameOfOther(db: Connection, id: string, at = iso(0)): Promise<string | null> {
	const other = await db
		.selectFrom('letters')
		.select('name')
		.where('id', '!=', id)
		.where((row) =>
			row.or([
				row('state', 'in', begunStates),
				row('state', '=', 'scheduled').and('send_at', '<=', at),
			]),
		)
		.executeTakeFirst()
	return other?.name ?? null
}

/**
 * Identifies the database, so that a restored copy is recognised. In PostgreSQL it is the OID of the table, which
 * changes with a restore. In SQLite it is null: a backup writes a non-null value into the rows of its copy instead.
 */
export function ownTableId(kind: Database['kind']): RawBuilder<string | null> {
	return kind === 'postgres' ? sql`cast('letters'::regclass::oid as text)` : sql`null`
}

export const asDraft = {
	filter: null,
	confirmed_at: null,
	confirmed_by: null,
	send_at: null,
	recipients: null,
	table_id: null,
} as const satisfies Partial<LetterRow>

/**
 * The columns, besides the state, that change in a letter from a restored backup, because it is unknown who got the
 * letter since the backup.
 */
export function restoredColumns(state: LetterState): Partial<LetterRow> {
	return letterStateAfter(state, 'restore') === 'draft' ? asDraft : { pause_reason: 'restored' }
}

/** The time of a letter; null if it goes out ten minutes after its confirmation. */
export function timingOf({ timing }: Pick<LetterRow, 'timing'>): Letter['timing'] {
	return timing === null ? null : letterTiming.parse(JSON.parse(timing))
}

export function letterOf(row: LetterRow): Letter {
	const { content, filter: _filter, resumed_at: _resumed, table_id: _table, ...letter } = row
	return {
		...letter,
		content: letterContent.parse(JSON.parse(content)),
		timing: timingOf(row),
	}
}
