import type { Nullable, Time } from '#platform/db/tables.ts'
import type { ListChange, ListChangeKind } from './messages/list-change.ts'
import type { AccountStores } from '#features/accounts/accounts.ts'
import type { MailLinks } from '#platform/mail/signed-links.ts'
import * as personAddition from './add-person.ts'
import { work } from './changes/list-change-job.ts'
import { current, stop } from './changes/list-changes.ts'
import * as matchingChanges from './changes/matching-changes.ts'
import { changeTags, setNote } from './changes/person-tags.ts'
import * as addressCorrection from './correct-address.ts'
import { erasePersons } from './erase-persons.ts'
import type { PeopleContext } from './people-context.ts'
import { importNow } from './import/import-now.ts'
import * as imports from './import/imports.ts'
import * as importUndo from './import/undo-import.ts'
import * as persons from './persons.ts'
import * as registrationExport from './registration-export.ts'
import { createRegistrationList } from './registration-list.ts'
import * as registrationSummary from './registration-summary.ts'
import { withContext } from '#platform/with-context.ts'
import * as segments from './segments.ts'

export { type JournalledCorrection, replayCorrections } from './correct-address.ts'
export { deleteRecordsOf, erasePersons, type ErasedRecords } from './erase-persons.ts'
export type { PeopleContext } from './people-context.ts'
export { matchesFilter } from './registration-filter.ts'

/** A named filter of the list. `filter` is a `RegistrationFilter` in JSON. */
type Segments = { id: string; name: string; name_key: string; filter: string }

/** A change to many people, made in the background. */
type ListChanges = {
	id: string
	kind: ListChangeKind
	/** The name of an account. */
	actor: string
	/** The name of an imported file; null for other changes. */
	file: Nullable<string>
	/** What the kind of change needs, in JSON; empty once the change has ended. */
	payload: string
	created_at: Time
	/** The number of people or rows that the owner has confirmed. */
	total: number
	done: number
	/** Counts by outcome, in JSON. */
	result: string
	state: ListChange['state']
	finished_at: Nullable<Time>
}

/** A step of a change, stored until it is done: rows of an import or IDs of people, in JSON. */
type ImportRows = { change_id: string; number: number; content: string }

/** A person who was added or unsubscribed by an import of the last week. */
type ImportPeople = {
	change_id: string
	person_id: string
	/** The status before the unsubscription; null for a person added by the import. */
	status: Nullable<string>
	/** Like `status`. */
	pending_since: Nullable<Time>
	/** Like `status`. */
	unsubscribed_at: Nullable<Time>
}

declare module '#platform/db/tables.ts' {
	interface Tables {
		segments: Segments
		list_changes: ListChanges
		import_rows: ImportRows
		import_people: ImportPeople
	}
	interface JobKinds {
		'list-change': true
	}
}

declare module '#features/accounts/rules/audit-action.ts' {
	interface AuditActions {
		export: AffectedRows
		erasure: AffectedRows
		unsubscription: AffectedRows
		import: AffectedRows
		'import undone': AffectedRows
		'note changed': AffectedRows
		'tags changed': AffectedRows
		'person added': AffectedRows
		'address corrected': AffectedRows
		'undeliverable mark removed': AffectedRows
	}
}

declare module '#values/messages/proven-act.ts' {
	interface ProvenActs {
		export: true
	}
}

export type PeopleStores = ReturnType<typeof createPeopleStores>

export type PeopleOptions = {
	readonly mailLinks: MailLinks
	readonly store: PeopleStores & Pick<AccountStores, 'audit' | 'proofs' | 'sessionReads'>
	readonly mailLimits: { readonly mailsPerHour: number }
	readonly deleteMailFiles: (ids: readonly string[]) => Promise<void>
}

export function createPeopleStores(context: PeopleContext) {
	return {
		registrations: {
			...withContext(context, { erase: erasePersons }),
			...createRegistrationList(context),
			...withContext(context, registrationSummary),
			...withContext(context, registrationExport),
		},
		/** All queries use an index. */
		persons: withContext(context, persons),
		personAddition: withContext(context, personAddition),
		addressCorrection: withContext(context, addressCorrection),
		/** The owner's notes and tags. The audit log records each change, but not the text. */
		personNotes: withContext(context, { setNote, changeTags }),
		segments: withContext(context, segments),
		imports: withContext(context, { plan: imports.plan, request: imports.request, importNow }),
		/**
		 * Undoes imports. Erases people whom the import added and who have not acted since, and restores the status of
		 * people whom the import unsubscribed, unless their status has changed since.
		 */
		importUndo: withContext(context, importUndo),
		/** Bulk changes. An admin requests a change, and a job carries it out in steps. */
		listChanges: withContext(context, { current, stop, work }),
		/** Changes to all people that match a filter. */
		matchingChanges: withContext(context, matchingChanges),
	}
}
