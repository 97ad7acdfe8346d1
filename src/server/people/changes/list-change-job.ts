import { confirmationComposer } from '#server/waitlist/confirmation-mail.ts'
import type { JobHandler } from '#server/platform/jobs/job-runner.ts'
import type { SignedLinks } from '#server/platform/mail/signed-links.ts'
import type { Store } from '#server/store.ts'

type Options = {
	readonly store: Pick<Store, 'matchingChanges' | 'imports' | 'importUndo' | 'listChanges'>
	readonly now: () => number
	readonly links: SignedLinks
	/** The site's origin in mails. */
	readonly site: string
	readonly mailsPerHour: number
	readonly deleteMailFiles: (ids: readonly string[]) => Promise<void>
}

/** The job of a bulk change. Resumes where it stopped after a restart. */
export function listChangeHandler(options: Options): JobHandler {
	const { store, now, links, site, mailsPerHour, deleteMailFiles } = options
	const composeFor = confirmationComposer({ links, site })
	return {
		slots: 1,
		isNeverGivenUp: true,
		run: async ({ id }, isStopping) => {
			const kind = await store.listChanges.kindOf(id)
			if (kind === 'import') {
				const at = await store.imports.work(id, { composeFor, mailsPerHour, isStopping })
				return at === null ? { end: 'done' } : { end: 'again', at }
			}
			const changes = kind === 'undo' ? store.importUndo : store.matchingChanges
			const isDone = await changes.work(id, { isStopping, deleteMailFiles })
			return isDone ? { end: 'done' } : { end: 'again', at: now() }
		},
	}
}
