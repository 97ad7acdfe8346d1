import type { ListChange } from '#features/people/messages/list-change.ts'
import type { TagChange } from '#features/people/rules/tags.ts'
import type { PeopleContext } from '#features/people/people-context.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { rowsPerStep } from '#platform/db/in-steps.ts'
import { deletePersons } from '#features/people/erase-persons.ts'
import type { ListQuery } from '#features/people/registration-filter.ts'
import type { createRegistrationList } from '#features/people/registration-list.ts'
import { addListChange, doStep, type RunStep, type Unfinished } from './list-changes.ts'
import type { ChangeOptions } from './list-change-job.ts'
import { tagPersons } from './person-tags.ts'

/** How many ids each query reads. A query may scan the whole list. */
const idsPerQuery = 20_000

export type MatchingContext = PeopleContext & {
	readonly list: Pick<ReturnType<typeof createRegistrationList>, 'countMatches' | 'idsAfter'>
}

type Change = 'erasure' | TagChange

/** The job's state. People are changed in the order of their ids; `after` is the id of the last person done. */
type Payload = TagChange & { readonly wanted: ListQuery; readonly after: string }

/** @throws Refusal unless exactly `total` rows match */
export async function request(
	context: MatchingContext,
	wanted: ListQuery,
	change: Change,
	total: number,
	actor: string,
): Promise<ListChange> {
	const { db, list } = context
	if ((await list.countMatches(wanted)) !== total)
		throw new Refusal('The number of matches has changed', 'conflict', { field: 'count' })
	const kind = change === 'erasure' ? change : 'tags'
	const { add, remove } = change === 'erasure' ? { add: [], remove: [] } : change
	const payload: Payload = { wanted, add, remove, after: '' }
	return await db.write((transaction) =>
		addListChange(transaction, context, { kind, actor, payload, total }),
	)
}

/** Creates the step that changes the next people. It reads many ids at once, and keeps the rest for further steps. */
export function createStep(context: MatchingContext, options: ChangeOptions): RunStep {
	let ids: readonly string[] = []
	return async (change) => {
		const payload: Payload = JSON.parse(change.payload)
		const left = change.total - change.done
		if (ids.length === 0 && left > 0) {
			ids = await context.list.idsAfter(
				payload.wanted,
				payload.after,
				Math.min(left, idsPerQuery),
				change.created_at,
			)
		}
		const some = ids.slice(0, rowsPerStep)
		if (some.length === 0) return null
		const next = JSON.stringify({ ...payload, after: some.at(-1) ?? '' } satisfies Payload)
		if (change.kind === 'erasure') await eraseStep(context, change, some, next, options)
		else {
			await doStep(context, change, async (transaction) => {
				const { changed, full } = await tagPersons(transaction, context, some, payload)
				return { done: some.length, result: { changed, full }, payload: next }
			})
		}
		ids = ids.slice(some.length)
		return context.now()
	}
}

async function eraseStep(
	context: MatchingContext,
	change: Unfinished,
	ids: readonly string[],
	payload: string,
	{ deleteMailFiles }: ChangeOptions,
): Promise<void> {
	const step = await doStep(context, change, async (transaction) => {
		const { rows, mails } = await deletePersons(transaction, context, ids)
		return { done: rows, result: {}, payload, mails }
	})
	await deleteMailFiles(step.mails)
}
