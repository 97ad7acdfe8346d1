import { type RawBuilder, sql } from 'kysely'
import { bounceKinds } from '#features/bounces/rules/bounce-kind.ts'
import {
	finishedStates,
	openStates,
	type RecipientState,
	recipientStates,
} from './rules/recipient-state.ts'
import type { LetterRouteOptions } from './letters.ts'
import { iso, type StoreContext } from '#platform/db/context.ts'
import type { Database } from '#platform/db/database.ts'
import { changeInSteps } from '#platform/db/in-steps.ts'
import type { Connection, Transaction } from '#platform/db/tables.ts'

/**
 * The condition that a column holds one of the given values. The values are literals, not parameters: SQLite uses a
 * partial index only if the query repeats the index's condition.
 *
 * @example isOneOf('state', ['sent', 'refused']) // "state" in ('sent', 'refused')
 */
export function isOneOf(column: string, values: readonly string[]): RawBuilder<boolean> {
	return sql`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`
}

export const isOpen = isOneOf('state', openStates)

export const isFinished = isOneOf('state', finishedStates)

/**
 * The emails of letters, by language and state, with the numbers of bounces and of people who unsubscribed afterwards.
 * Reads up to a million rows.
 */
export async function countMails({ reportReader }: Database, ids: readonly string[]) {
	if (ids.length === 0) return []
	const rows = await reportReader
		.selectFrom('letter_recipients')
		.select(['letter_id', 'language', 'state'])
		.select(({ fn }) => [
			fn.countAll<number | string>().as('mails'),
			fn.count<number | string>('failure').as('failed'),
			fn.count<number | string>('unsubscribed_at').as('unsubscribed'),
			// A complaint is not a bounce, because its email was delivered.
			fn.countAll<number | string>().filterWhere('report_kind', 'in', bounceKinds).as('returned'),
		])
		.where('letter_id', 'in', ids)
		.groupBy(['letter_id', 'language', 'state'])
		.execute()
	return rows.map(({ letter_id, language, state, ...counts }) => ({
		letter_id,
		language,
		state,
		mails: Number(counts.mails),
		failed: Number(counts.failed),
		unsubscribed: Number(counts.unsubscribed),
		returned: Number(counts.returned),
	}))
}

type MailCounts = Awaited<ReturnType<typeof countMails>>[number]

export function sumOf(
	groups: readonly MailCounts[],
	figure: 'mails' | 'failed' | 'unsubscribed' | 'returned',
	states: readonly RecipientState[] = recipientStates,
): number {
	return groups
		.filter(({ state }) => states.includes(state))
		.reduce((sum, group) => sum + group[figure], 0)
}

/** Sets to null the figures that this site does not collect. */
export function collectedOnly<Returned, Figures>(
	figures: Figures & { readonly entrances: number | null; readonly returned: Returned },
	{ counts, bounceMailbox = null }: Pick<LetterRouteOptions, 'counts' | 'bounceMailbox'>,
) {
	const entrances = counts === undefined ? null : figures.entrances
	return { ...figures, entrances, returned: bounceMailbox === null ? null : figures.returned }
}

/** The SQL of the random text that replaces a person's id. On SQLite, `sqlite.ts` defines `gen_random_uuid`. */
export const erasedId = sql<string>`'erased-' || gen_random_uuid()`

/**
 * Changes, in steps, the recipients that match a condition.
 *
 * @param change changes some recipients; gets a condition that matches them
 */
export async function changeRecipients(
	own: Connection,
	condition: RawBuilder<boolean>,
	isStopping: () => boolean,
	change: (transaction: Transaction, matchesSome: RawBuilder<boolean>) => Promise<unknown>,
): Promise<void> {
	await changeInSteps(own, {
		isStopping,
		read: async (limit) =>
			await own
				.selectFrom('letter_recipients')
				.select('person_id')
				.where(condition)
				.limit(limit)
				.execute(),
		// Matches by key, because with a subquery PostgreSQL took 72 s for 2,000 rows: its statistics are older than the
		// letter.
		change: async (transaction, rows) => {
			const ids = sql.join(rows.map((row) => row.person_id))
			await change(transaction, sql<boolean>`${condition} and person_id in (${ids})`)
		},
	})
}

/**
 * Queues again, in steps and ahead of all others, the refused recipients of a letter for whom a condition holds.
 * Returns their number.
 */
export async function requeueRefused(
	{ db, now }: StoreContext,
	id: string,
	condition: RawBuilder<boolean>,
): Promise<number> {
	const isRefused = sql<boolean>`letter_id = ${id} and state = 'refused' and ${condition}`
	const again = { state: 'waiting', priority: 0, tries: 0, finished_at: null } as const
	let count = 0
	await db.withMaintenanceConnection((own) =>
		changeRecipients(
			own,
			isRefused,
			() => false,
			async (transaction, matchesSome) => {
				const changed = await transaction
					.updateTable('letter_recipients')
					.set({ ...again, next_try_at: iso(now()) })
					.where(matchesSome)
					.executeTakeFirst()
				count += Number(changed.numUpdatedRows)
			},
		),
	)
	return count
}

/**
 * Anonymizes, in steps, the old recipients of letters. A letter that was due before `cutoff`, an ISO time, is treated
 * as a whole, so that the recipients of later letters are not read. In a series, the recipients whose own email ended
 * before `cutoff` are anonymized.
 */
export async function forgetOldRecipients(
	own: Connection,
	cutoff: string,
	isStopping: () => boolean,
): Promise<void> {
	const letters = await own
		.selectFrom('letters')
		.select(['id', 'state'])
		.where((row) =>
			row.or([
				row('send_at', '<', cutoff),
				row.and([row('series', 'is not', null), row('send_at', 'is', null)]),
			]),
		)
		.execute()
	for (const letter of letters) {
		const isOld =
			letter.state === 'draft' || letter.state === 'series'
				? sql`finished_at < ${cutoff}`
				: sql`finished_at is not null`
		const hasPerson = sql<boolean>`letter_id = ${letter.id} and ${isOld}
			and person_id not like 'erased-%'`
		await changeRecipients(own, hasPerson, isStopping, async (transaction, matchesSome) =>
			transaction
				.updateTable('letter_recipients')
				.set({ person_id: erasedId })
				.where(matchesSome)
				.execute(),
		)
	}
}

/**
 * Whether a letter has a recipient for whom a condition holds. A draft may have recipients: those who got the letter
 * before it became a draft again.
 */
export async function hasRecipient(
	transaction: Transaction,
	letterId: string,
	matches = sql<boolean>`true`,
): Promise<boolean> {
	const found = await transaction
		.selectFrom('letter_recipients')
		.select('person_id')
		.where('letter_id', '=', letterId)
		.where(matches)
		.limit(1)
		.executeTakeFirst()
	return found !== undefined
}

/** Returns `wanted`. If another letter has that campaign, adds the first free number: `letter-june-2`. */
export async function freeCampaign(
	transaction: Transaction,
	wanted: string,
	id: string,
): Promise<string> {
	const rows = await transaction
		.selectFrom('letters')
		.select('campaign')
		.where('id', '!=', id)
		.where('campaign', 'like', `${wanted}%`)
		.execute()
	const taken = new Set(rows.map(({ campaign }) => campaign))
	if (!taken.has(wanted)) return wanted
	let number = 2
	while (taken.has(`${wanted}-${number}`)) number += 1
	return `${wanted}-${number}`
}

export async function deleteRecipients(
	own: Connection,
	id: string,
	condition: RawBuilder<boolean>,
	isStopping: () => boolean,
): Promise<void> {
	const isOfLetter = sql<boolean>`letter_id = ${id} and ${condition}`
	await changeRecipients(own, isOfLetter, isStopping, async (transaction, matchesSome) =>
		transaction.deleteFrom('letter_recipients').where(matchesSome).execute(),
	)
}

/** Deletes, in steps, the letters that ended before `cutoff`, an ISO time, and their recipients. */
export async function deleteOldLetters(
	own: Connection,
	cutoff: string,
	isStopping: () => boolean,
): Promise<void> {
	const letters = await own
		.selectFrom('letters')
		.select('id')
		.where('ended_at', '<', cutoff)
		.execute()
	for (const { id } of letters) {
		// The letter may have been sent again in the meantime.
		const isEnded = sql<boolean>`exists (select 1 from letters where id = ${id} and ended_at is not null)`
		await deleteRecipients(own, id, isEnded, isStopping)
		if (isStopping()) return
		await own.deleteFrom('letters').where('id', '=', id).where('ended_at', 'is not', null).execute()
	}
}
