import { maxSegments, type SavedSegment, type Segment } from './messages/segment.ts'
import { nameKey } from '#features/accounts/rules/name-key.ts'
import { registrationFilter, type RegistrationFilter } from './messages/registration-query.ts'
import { type StoreContext, newId } from '#platform/db/context.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { countEach } from './registration-list.ts'

export async function list(context: StoreContext): Promise<readonly Segment[]> {
	const rows = await context.db.read
		.selectFrom('segments')
		.select(['id', 'name', 'filter'])
		.orderBy('name_key')
		.execute()
	const saved = rows.map(({ id, name, filter }) => ({
		id,
		name,
		filter: registrationFilter.parse(JSON.parse(filter)),
	}))
	const counts = await countEach(
		context,
		saved.map(({ filter }) => filter),
	)
	return saved.map((segment, index) => ({ ...segment, count: counts[index] ?? 0 }))
}

/** The filter of a segment; null if the segment does not exist. */
export async function filterOf(
	{ db }: StoreContext,
	id: string,
): Promise<RegistrationFilter | null> {
	const row = await db.read
		.selectFrom('segments')
		.select('filter')
		.where('id', '=', id)
		.executeTakeFirst()
	return row === undefined ? null : registrationFilter.parse(JSON.parse(row.filter))
}

/**
 * Stores a segment, in place of the one with its id.
 *
 * @throws Refusal if another segment has the same name, or there are already `maxSegments` others
 */
export async function save(
	context: StoreContext,
	{ id = newId(context), name, filter }: SavedSegment,
): Promise<void> {
	const row = { name, name_key: nameKey(name), filter: JSON.stringify(filter) }
	await context.db.write(async (transaction) => {
		const others = await transaction
			.selectFrom('segments')
			.select('name_key')
			.where('id', '!=', id)
			.execute()
		if (others.length >= maxSegments)
			throw new Refusal('There are too many segments', 'conflict', { field: 'count' })
		if (others.some((other) => other.name_key === row.name_key))
			throw new Refusal('The name is taken', 'conflict', { field: 'name' })
		await transaction
			.insertInto('segments')
			.values({ id, ...row })
			.onConflict((conflict) => conflict.column('id').doUpdateSet(row))
			.execute()
	})
}

export async function remove({ db }: StoreContext, id: string): Promise<void> {
	await db.write((transaction) => transaction.deleteFrom('segments').where('id', '=', id).execute())
}
