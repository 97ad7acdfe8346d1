import { setTimeout as delay } from 'node:timers/promises'
import type { ListChange } from '#contract/list-change.ts'
import type { TagChange } from '#domain/waitlist/tags.ts'
import type { StoreContext } from '#server/platform/db/context.ts'
import { pauseMs, stepsOf } from '#server/platform/db/in-steps.ts'
import type { Wanted } from '#server/people/registration-filter.ts'
import type { createRegistrationList } from '#server/people/registration-list.ts'
import { withContext } from '#server/platform/with-context.ts'
import { addListChange, doStep, finishChange, unfinished } from './list-changes.ts'
import { tagPersons } from './person-tags.ts'

/** Ids per query, which may scan the whole list. */
const idsPerQuery = 20_000

type TagContext = StoreContext & {
	readonly list: Pick<ReturnType<typeof createRegistrationList>, 'countWanted' | 'idsAfter'>
}

/** The job's state. People are changed in the order of their ids; `after` is the last one done. */
type Payload = TagChange & { readonly wanted: Wanted; readonly after: string }

/** Tags for all people that match a filter. */
export function createTagChanges(context: StoreContext, list: TagContext['list']) {
	return withContext({ ...context, list }, { request, tagWanted })
}

/** Returns null and stores nothing unless exactly `total` rows match. */
async function request(
	context: TagContext,
	wanted: Wanted,
	{ add, remove }: TagChange,
	total: number,
	actor: string,
): Promise<ListChange | null> {
	const { db, list } = context
	if ((await list.countWanted(wanted)) !== total) return null
	const payload: Payload = { wanted, add, remove, after: '' }
	return await db.write((transaction) =>
		addListChange(transaction, context, { kind: 'tags', actor, payload, total }),
	)
}

/** Carries out a change step by step. Returns false if `isStopping` interrupted it. */
async function tagWanted(
	context: TagContext,
	id: string,
	isStopping: () => boolean,
): Promise<boolean> {
	const { list } = context
	let ids: readonly string[] = []
	for (;;) {
		const change = await unfinished(context, id)
		if (change === undefined) return true
		if (isStopping()) return false
		const payload: Payload = JSON.parse(change.payload)
		if (ids.length === 0 && change.state === 'running') {
			ids = await list.idsAfter(payload.wanted, payload.after, idsPerQuery, change.created_at)
		}
		const [some = []] = stepsOf(ids)
		if (some.length === 0 || change.state !== 'running') {
			await finishChange(context, id, ({ result }) => result['changed'] ?? 0)
			return true
		}
		await doStep(context, change, async (transaction) => {
			const { changed, full } = await tagPersons(transaction, context, some, payload)
			const next: Payload = { ...payload, after: some.at(-1) ?? '' }
			return { done: some.length, result: { changed, full }, payload: JSON.stringify(next) }
		})
		ids = ids.slice(some.length)
		await delay(pauseMs)
	}
}
