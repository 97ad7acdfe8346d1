import { sql } from 'kysely'
import type { LetterContent } from '#features/letters/messages/letter.ts'
import type { SeriesChange } from '#features/letters/messages/series.ts'
import { letterCampaign } from '#features/letters/rules/letter-campaign.ts'
import { seriesLimits, type SeriesOrigin } from './rules/series.ts'
import type { ConsentPurpose } from '#features/waitlist/rules/consent-version.ts'
import { conflict, insertDraft, updateLetter } from '#features/letters/letter-events.ts'
import { appendAuditEntry } from '#features/accounts/accounts.ts'
import { iso, newId, type StoreContext, countRows } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'
import { selectSteps } from './series-audience.ts'
import { findSeries, lockSeries } from './lock-series.ts'

export type SeriesPlan = {
	readonly name: string
	readonly origin: SeriesOrigin | null
	readonly purpose: ConsentPurpose
	readonly steps: readonly NewStep[]
}

type NewStep = {
	readonly name: string
	readonly delayMinutes: number
	readonly content: LetterContent
}

/** Creates a series that is switched off, ranked last, unless there are `maxSeries` already. Returns its id. */
export async function create(context: StoreContext, plan: SeriesPlan): Promise<string> {
	const { db, now } = context
	return await db.write(async (transaction) => {
		const { count, last } = await transaction
			.selectFrom('series')
			.select((row) => [row.fn.countAll().as('count'), row.fn.max('rank').as('last')])
			.executeTakeFirstOrThrow()
		if (Number(count) >= seriesLimits.maxSeries) throw conflict('count')
		const { name, origin, purpose } = plan
		const id = newId(context)
		const rank = (last ?? 0) + 1
		const off = { segment: null, state: 'off', created_at: iso(now()) } as const
		await transaction
			.insertInto('series')
			.values({ ...off, id, name, origin, purpose, rank })
			.execute()
		for (const step of plan.steps) await insertStep(transaction, context, { id, purpose }, step)
		return id
	})
}

export async function change(
	{ db }: StoreContext,
	{ id, ...changed }: SeriesChange,
): Promise<void> {
	await db.write(async (transaction) => {
		const series = await lockSeries(transaction, id, 'off')
		const { purpose = series.purpose, ...others } = changed
		await transaction
			.updateTable('series')
			.set({ ...others, purpose })
			.where('id', '=', id)
			.execute()
		await transaction
			.updateTable('letters')
			.set({ purpose })
			.where('series', '=', id)
			.where('state', '=', 'draft')
			.execute()
	})
}

/** Ranks a series first: a person who fits several series gets this one. */
export async function putFirst({ db }: StoreContext, id: string): Promise<void> {
	await db.write(async (transaction) => {
		await lockSeries(transaction, id, 'off')
		await transaction
			.updateTable('series')
			.set({ rank: sql`(select min(rank) - 1 from series)` })
			.where('id', '=', id)
			.execute()
	})
}

/** Deletes a series. Its sent letters are kept as stopped letters, with their figures. */
export async function remove(context: StoreContext, id: string, actor: string): Promise<void> {
	await context.db.write(async (transaction) => {
		const series = await findSeries(transaction, id)
		if (series === undefined) return
		if (series.state !== 'off') throw conflict('state')
		const steps = await selectSteps(transaction, id).execute()
		for (const step of steps) await endStep(transaction, context, step.id)
		await transaction.deleteFrom('series').where('id', '=', id).execute()
		await appendAuditEntry(transaction, context, actor, 'series deleted', series.name)
	})
}

export async function addStep(
	context: StoreContext,
	id: string,
	delayMinutes: number,
): Promise<void> {
	await context.db.write(async (transaction) => {
		const series = await lockSeries(transaction, id, 'off')
		const steps = await selectSteps(transaction, id).execute()
		if (steps.length >= seriesLimits.maxSteps) throw conflict('count')
		if (steps.some((step) => step.delay_minutes === delayMinutes)) throw conflict('delay')
		const name = `${series.name} ${steps.length + 1}`.slice(0, 80)
		await insertStep(transaction, context, series, { name, delayMinutes, content: {} })
	})
}

/** Changes the delay of a step. Returns the id of the step's series. */
export async function moveStep(
	{ db }: StoreContext,
	letterId: string,
	delayMinutes: number,
): Promise<string> {
	return await db.write(async (transaction) => {
		const { id } = await lockSeriesOf(transaction, letterId)
		const others = await selectSteps(transaction, id).execute()
		const isTaken = others.some(
			(other) => other.id !== letterId && other.delay_minutes === delayMinutes,
		)
		if (isTaken) throw conflict('delay')
		await updateLetter(transaction, letterId, { delay_minutes: delayMinutes })
		return id
	})
}

/** Removes a step. Returns the id of the step's series. */
export async function removeStep(
	context: StoreContext,
	letterId: string,
	actor: string,
): Promise<string> {
	return await context.db.write(async (transaction) => {
		const { id } = await lockSeriesOf(transaction, letterId)
		const name = await endStep(transaction, context, letterId)
		await appendAuditEntry(transaction, context, actor, 'letter deleted', name)
		return id
	})
}

async function insertStep(
	transaction: Transaction,
	context: StoreContext,
	{ id: series, purpose }: { readonly id: string; readonly purpose: ConsentPurpose },
	{ name, delayMinutes, content }: NewStep,
): Promise<void> {
	const campaign = letterCampaign(name)
	const draft = { name, content, campaign, purpose, series, delay_minutes: delayMinutes }
	await insertDraft(transaction, context, draft)
}

async function lockSeriesOf(transaction: Transaction, letterId: string) {
	const letter = await transaction
		.selectFrom('letters')
		.select('series')
		.where('id', '=', letterId)
		.where('state', 'in', ['draft', 'series'])
		.executeTakeFirst()
	return await lockSeries(transaction, letter?.series ?? '', 'off')
}

/** Stops the letter of a step if it has recipients; otherwise deletes it. Returns its name. */
async function endStep(
	transaction: Transaction,
	context: StoreContext,
	id: string,
): Promise<string> {
	const sent = transaction.selectFrom('letter_recipients').where('letter_id', '=', id)
	const recipients = await countRows(sent)
	if (recipients > 0) {
		const at = iso(context.now())
		const ended = { state: 'stopped', send_at: at, ended_at: at, recipients } as const
		return (await updateLetter(transaction, id, ended)).name
	}
	const { name } = await transaction
		.deleteFrom('letters')
		.where('id', '=', id)
		.returning('name')
		.executeTakeFirstOrThrow()
	return name
}
