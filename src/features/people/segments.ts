import type { Insertable } from 'kysely'
import {
	maxSegments,
	type NewSegment,
	type Segment,
	type SegmentUpdate,
} from './messages/segment.ts'
import { nameKey } from '#features/accounts/rules/name-key.ts'
import { registrationFilter, type RegistrationFilter } from './messages/registration-query.ts'
import { type StoreContext, newId } from '#platform/db/context.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import type { Tables } from '#platform/db/tables.ts'

type SegmentContext = StoreContext & {
	/** Counts the matching registrations of each filter. */
	readonly countEach: (filters: readonly RegistrationFilter[]) => Promise<readonly number[]>
}

/** All segments by name, each with its current number of rows. */
export async function list({ db, countEach }: SegmentContext): Promise<readonly Segment[]> {
	const rows = await db.read
		.selectFrom('segments')
		.select(['id', 'name', 'filter'])
		.orderBy('name_key')
		.execute()
	const saved = rows.map(({ id, name, filter }) => ({
		id,
		name,
		filter: registrationFilter.parse(JSON.parse(filter)),
	}))
	const counts = await countEach(saved.map(({ filter }) => filter))
	return saved.map((segment, index) => ({ ...segment, count: counts[index] ?? 0 }))
}

/** The filter of a segment; null if the segment does not exist. */
export async function filterOf(
	{ db }: SegmentContext,
	id: string,
): Promise<RegistrationFilter | null> {
	const row = await db.read
		.selectFrom('segments')
		.select('filter')
		.where('id', '=', id)
		.executeTakeFirst()
	return row === undefined ? null : registrationFilter.parse(JSON.parse(row.filter))
}

/** @throws Refusal if the name is taken, or there are `maxSegments` already */
export async function create(
	context: SegmentContext,
	{ name, filter }: NewSegment,
): Promise<Segment> {
	const { db, countEach } = context
	const row: Insertable<Tables['segments']> = {
		id: newId(context),
		name,
		name_key: nameKey(name),
		filter: JSON.stringify(filter),
	}
	await db.write(async (transaction) => {
		const { count } = await transaction
			.selectFrom('segments')
			.select((of) => of.fn.countAll().as('count'))
			.executeTakeFirstOrThrow()
		if (Number(count) >= maxSegments)
			throw new Refusal('There are too many segments', 'conflict', { field: 'count' })
		const added = await transaction
			.insertInto('segments')
			.values(row)
			.onConflict((conflict) => conflict.doNothing())
			.returning('id')
			.executeTakeFirst()
		if (added === undefined) throw nameTaken()
	})
	const [count = 0] = await countEach([filter])
	return { id: row.id, name, filter, count }
}

/** @throws Refusal */
export async function update(
	{ db }: SegmentContext,
	{ id, name, filter }: SegmentUpdate,
): Promise<void> {
	await db.write(async (transaction) => {
		const all = await transaction.selectFrom('segments').select(['id', 'name_key']).execute()
		if (all.every((each) => each.id !== id))
			throw new Refusal('There is no such segment', 'not-found')
		const named = name === undefined ? {} : { name, name_key: nameKey(name) }
		if (all.some((each) => each.id !== id && each.name_key === named.name_key)) throw nameTaken()
		const filtered = filter === undefined ? {} : { filter: JSON.stringify(filter) }
		const changed = { id, ...named, ...filtered }
		await transaction.updateTable('segments').set(changed).where('id', '=', id).execute()
	})
}

function nameTaken(): Refusal {
	return new Refusal('The name is taken', 'conflict', { field: 'name' })
}

export async function remove({ db }: SegmentContext, id: string): Promise<void> {
	await db.write((transaction) => transaction.deleteFrom('segments').where('id', '=', id).execute())
}
