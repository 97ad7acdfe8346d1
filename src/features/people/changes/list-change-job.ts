import { setTimeout as delay } from 'node:timers/promises'
import * as imports from '#features/people/import/imports.ts'
import * as importUndo from '#features/people/import/undo-import.ts'
import type { PeopleContext } from '#features/people/people-context.ts'
import type { PeopleStores } from '#features/people/people.ts'
import { confirmationComposer } from '#features/waitlist/waitlist.ts'
import { pauseMs } from '#platform/db/in-steps.ts'
import { truncateWal } from '#platform/db/truncate-wal.ts'
import type { JobHandler } from '#platform/jobs/job-runner.ts'
import type { MailLinks } from '#platform/mail/signed-links.ts'
import { doStep } from './list-changes.ts'
import * as matchingChanges from './matching-changes.ts'

type ChangeOptions = imports.ImportOptions & {
	readonly deleteMailFiles: (ids: readonly string[]) => Promise<void>
}

const runs = {
	import: imports.importStep,
	undo: importUndo.undoStep,
	tags: matchingChanges.tagStep,
	erasure: matchingChanges.eraseStep,
}

/**
 * Carries out a change step by step, until no step is left, an admin has stopped the change, or the process stops.
 *
 * @returns when to continue, in milliseconds since 1970; null when done
 */
export async function work(
	context: PeopleContext,
	id: string,
	{
		isStopping,
		deleteMailFiles,
		...options
	}: ChangeOptions & { readonly isStopping: () => boolean },
): Promise<number | null> {
	while (!isStopping()) {
		const done = await doStep(context, id, runs, options)
		if (done === null) return null
		const { mails = [], waitMs = 0 } = done.step
		await deleteMailFiles(mails)
		if (done.isLast) {
			await truncateWal(context.db)
			return null
		}
		if (waitMs > 0) return context.now() + waitMs
		await delay(pauseMs)
	}
	return context.now()
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
