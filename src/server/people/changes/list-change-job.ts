import { importSource } from '#domain/waitlist/csv-import.ts'
import { confirmationMail } from '#server/waitlist/confirmation-mail.ts'
import type { JobHandler } from '#server/platform/jobs/job-runner.ts'
import type { SignedLinks } from '#server/platform/mail/signed-links.ts'
import type { Store } from '#server/store.ts'
import type { ComposeFor } from '#server/people/import/import-rows.ts'

type Options = {
	readonly store: Pick<Store, 'matchingChanges' | 'imports' | 'listChanges'>
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
	const composeFor: ComposeFor =
		({ locale: language }) =>
		(tokens, time) =>
			confirmationMail({ language, source: importSource, time, site }, links, tokens)
	return {
		slots: 1,
		isNeverGivenUp: true,
		run: async ({ id }, isStopping) => {
			if ((await store.listChanges.kindOf(id)) === 'import') {
				const at = await store.imports.work(id, { composeFor, mailsPerHour, isStopping })
				return at === null ? { end: 'done' } : { end: 'again', at }
			}
			const isDone = await store.matchingChanges.work(id, { isStopping, deleteMailFiles })
			return isDone ? { end: 'done' } : { end: 'again', at: now() }
		},
	}
}
