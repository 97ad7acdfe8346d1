import { setTimeout as delay } from 'node:timers/promises'
import * as imports from '#features/people/import/imports.ts'
import * as importUndo from '#features/people/import/undo-import.ts'
import type { PeopleStores } from '#features/people/people.ts'
import type { ListChangeKind } from '#features/people/messages/list-change.ts'
import { type ComposeFor, confirmationComposer } from '#features/waitlist/waitlist.ts'
import { pauseMs } from '#platform/db/in-steps.ts'
import type { JobHandler } from '#platform/jobs/job-runner.ts'
import type { MailLinks } from '#platform/mail/signed-links.ts'
import { finishChange, type RunStep, unfinished } from './list-changes.ts'
import * as matchingChanges from './matching-changes.ts'
import type { MatchingContext } from './matching-changes.ts'

export type ChangeOptions = {
	readonly composeFor: ComposeFor
	readonly mailsPerHour: number
	readonly deleteMailFiles: (ids: readonly string[]) => Promise<void>
}

const stepsByKind: Record<
	ListChangeKind,
	(context: MatchingContext, options: ChangeOptions) => RunStep
> = {
	import: imports.createStep,
	undo: importUndo.createStep,
	tags: matchingChanges.createStep,
	erasure: matchingChanges.createStep,
}

/**
 * Carries out a change step by step, until no step is left, an admin has stopped the change, or the process stops.
 *
 * @returns when to continue, in milliseconds since 1970; null when done
 */
export async function work(
	context: MatchingContext,
	id: string,
	{ isStopping, ...options }: ChangeOptions & { readonly isStopping: () => boolean },
): Promise<number | null> {
	let step: RunStep | undefined
	for (;;) {
		const change = await unfinished(context, id)
		if (change === undefined) return null
		if (isStopping()) return context.now()
		step ??= stepsByKind[change.kind](context, options)
		const at = change.state === 'running' ? await step(change) : null
		if (at === null) {
			await finishChange(context, id)
			return null
		}
		if (at > context.now()) return at
		await delay(pauseMs)
	}
}

type Options = MailLinks &
	Omit<ChangeOptions, 'composeFor'> & { readonly store: Pick<PeopleStores, 'listChanges'> }

/** Creates the handler of the job that carries out a change. After a restart, the change continues where it stopped. */
export function listChangeHandler({ store, links, site, ...options }: Options): JobHandler {
	const composeFor = confirmationComposer({ links, site })
	return {
		slots: 1,
		isNeverGivenUp: true,
		run: async ({ id }, isStopping) => {
			const at = await store.listChanges.work(id, { ...options, composeFor, isStopping })
			return at === null ? { end: 'done' } : { end: 'again', at }
		},
	}
}
