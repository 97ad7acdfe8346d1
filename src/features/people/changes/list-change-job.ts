import type { ListChangeKind } from '#features/people/rules/list-change.ts'
import { confirmationComposer } from '#features/waitlist/waitlist.ts'
import type { JobHandler } from '#platform/jobs/job-runner.ts'
import type { SignedLinks } from '#platform/mail/signed-links.ts'
import type { PeopleStores } from '#features/people/people.ts'

type Options = {
	readonly store: Pick<PeopleStores, 'matchingChanges' | 'imports' | 'importUndo' | 'listChanges'>
	readonly links: SignedLinks
	/** The site's origin in emails. */
	readonly site: string
	readonly mailsPerHour: number
	readonly deleteMailFiles: (ids: readonly string[]) => Promise<void>
}

/** The job of a bulk change. Resumes where it stopped after a restart. */
export function listChangeHandler(options: Options): JobHandler {
	const { store, links, site, mailsPerHour, deleteMailFiles } = options
	const composeFor = confirmationComposer({ links, site })
	const changes = {
		import: store.imports,
		undo: store.importUndo,
		tags: store.matchingChanges,
		erasure: store.matchingChanges,
	} as const satisfies Record<ListChangeKind, object>
	return {
		slots: 1,
		isNeverGivenUp: true,
		run: async ({ id }, isStopping) => {
			const kind = await store.listChanges.kindOf(id)
			const work = { composeFor, mailsPerHour, isStopping, deleteMailFiles }
			const at = kind === undefined ? null : await changes[kind].work(id, work)
			return at === null ? { end: 'done' } : { end: 'again', at }
		},
	}
}
