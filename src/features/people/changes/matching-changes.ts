import type { ListChange } from '#features/people/messages/list-change.ts'
import type { TagChange } from '#features/people/rules/tags.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import type { StoreContext } from '#platform/db/context.ts'
import { stepsOf } from '#platform/db/in-steps.ts'
import { deletePersons } from '#features/people/erase-persons.ts'
import { matchingIds } from '#features/people/registration-export.ts'
import type { ListQuery } from '#features/people/registration-filter.ts'
import { addListChange, type RunStep } from './list-changes.ts'
import { tagPersons } from './person-tags.ts'

/**
 * Requests a change of all people that match a filter at present.
 *
 * @throws Refusal unless exactly `total` rows match
 */
export async function request(
	context: StoreContext,
	wanted: ListQuery,
	change: 'erasure' | TagChange,
	total: number,
	actor: string,
): Promise<ListChange> {
	const ids = await matchingIds(context, wanted)
	if (ids.length !== total)
		throw new Refusal('The number of matches has changed', 'conflict', { field: 'count' })
	const what =
		change === 'erasure'
			? ({ kind: 'erasure', payload: {} } as const)
			: ({ kind: 'tags', payload: change } as const)
	return await context.db.write((transaction) =>
		addListChange(transaction, context, { ...what, actor, total, steps: stepsOf(ids) }),
	)
}

export const tagStep: RunStep<unknown> = async (context, transaction, { payload, rows }) => {
	const ids: readonly string[] = JSON.parse(rows)
	const change: TagChange = JSON.parse(payload)
	const { changed, full } = await tagPersons(transaction, context, ids, change)
	return { done: ids.length, result: { changed, full } }
}

export const eraseStep: RunStep<unknown> = async (context, transaction, { rows: ids }) => {
	const { rows: done, mails } = await deletePersons(transaction, context, JSON.parse(ids))
	return { done, result: {}, mails }
}
