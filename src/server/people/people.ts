import type { AccountStores } from '#server/accounts/accounts.ts'
import type { BounceStores } from '#server/bounces/bounces.ts'
import type { StoreContext } from '#server/platform/db/context.ts'
import type { MailLinks } from '#server/platform/http/request-links.ts'
import type { WakeJobs } from '#server/platform/jobs/job-runner.ts'
import { createPersonAddition } from './add-person.ts'
import { createListChangeStore } from './changes/list-changes.ts'
import { createMatchingChanges } from './changes/matching-changes.ts'
import { createPersonNotes } from './changes/person-tags.ts'
import { createAddressCorrection } from './correct-address.ts'
import { createPersonErasure } from './erase-persons.ts'
import { createImportStore } from './import/imports.ts'
import { createImportUndo } from './import/undo-import.ts'
import { createPersonStore } from './persons.ts'
import { createRegistrationExport } from './registration-export.ts'
import { createRegistrationList } from './registration-list.ts'
import { createRegistrationSummary } from './registration-summary.ts'
import { createSegmentStore } from './segments.ts'

export type PeopleStores = ReturnType<typeof createPeopleStores>

export type PeopleOptions = MailLinks & {
	readonly store: PeopleStores &
		Pick<AccountStores, 'audit' | 'proofs' | 'sessionReads'> &
		Pick<BounceStores, 'mailReports'>
	/** Whether no setting names the site's address, so that a local trial links to itself. */
	readonly isSiteUnset?: boolean
	readonly mailLimits: { readonly mailsPerHour: number }
	readonly onJobQueued: WakeJobs
	/** Deletes the .eml files of erased mails. */
	readonly deleteMailFiles: (ids: readonly string[]) => Promise<void>
}

export function createPeopleStores(context: StoreContext) {
	const list = createRegistrationList(context)
	return {
		registrations: {
			...createPersonErasure(context),
			...list,
			...createRegistrationSummary(context),
			...createRegistrationExport(context),
		},
		persons: createPersonStore(context),
		personAddition: createPersonAddition(context),
		addressCorrection: createAddressCorrection(context),
		personNotes: createPersonNotes(context),
		segments: createSegmentStore(context, list.countEach),
		imports: createImportStore(context),
		importUndo: createImportUndo(context),
		listChanges: createListChangeStore(context),
		matchingChanges: createMatchingChanges(context, list),
	}
}
