import { createAccessNoticeStore } from './access-notices.ts'
import { createAccountConfirmation } from './account-confirmation.ts'
import { createAdminStore } from './admins.ts'
import { createAuditLog } from './audit.ts'
import { createCountMarkStore } from './count-marks.ts'
import { createCountStore } from './counts.ts'
import { deriveKeys, keyBytes, type Keys } from '#server/keys/keys.ts'
import type { Database } from './database.ts'
import { createInvitationStore } from './invitations.ts'
import { createLetterControl } from './letter-control.ts'
import { createLetterResend } from './letter-resend.ts'
import { createLetterDrafts } from './letter-drafts.ts'
import { createLetterFigures } from './letter-figures.ts'
import { createLetterQueue } from './letter-queue.ts'
import { createLetterRecipients } from './letter-recipients.ts'
import { createLetterReturns } from './letter-returns.ts'
import { createMyDataStore } from './my-data.ts'
import { createOutbox } from './outbox.ts'
import { createBounceMailboxStore } from './bounce-mailboxes.ts'
import { createMailReportStore } from './mail-reports.ts'
import type { ClockAndRandom, StoreContext } from './context.ts'
import { createDatabaseCheck } from './database-check.ts'
import { createErasureJobStore } from './erasure-jobs.ts'
import { createErasureJournal } from './erasure-journal.ts'
import { createFutureTimes } from './future-times.ts'
import { createPasskeyStore } from './passkeys.ts'
import { createOwnerNoticeStore } from './owner-notices.ts'
import { createPersonalDataStore } from './personal-data.ts'
import { createPersonStore } from './persons.ts'
import { createProofStore } from './proofs.ts'
import { createRegistrationExport } from './registration-export.ts'
import { createRegistrationList } from './registration-list.ts'
import { createRegistrationSummary } from './registration-summary.ts'
import { createRegistrationStore } from './registrations.ts'
import { createSegmentStore } from './segments.ts'
import { createSessionReadStore } from './session-reads.ts'
import { createSessionStore } from './sessions.ts'
import { createSignupStore } from './signups.ts'
import { createRepeatErasures } from './repeat-erasures.ts'
import { createRetentionSweep } from './retention.ts'
import { createRateLimitStore } from './rate-limits.ts'
import { createWebhookEventStore } from './webhook-events.ts'

export type Store = ReturnType<typeof createStore>

/** What the store needs to know of the settings. */
export type StoreOptions = {
	/** Default to random ones, in tools that send no mail and read no journal. */
	readonly keys?: Keys
	/** Where erasures are recorded for the time after a restore; undefined in tools that erase nobody. */
	readonly journalFolder?: string
	/** Whether events are stored for the webhook. Defaults to false. */
	readonly hasWebhook?: boolean
}

/** Creates the data access layer. The database must be migrated. */
export function createStore(
	db: Database,
	clockAndRandom: ClockAndRandom,
	{
		keys = deriveKeys(clockAndRandom.random(keyBytes)),
		journalFolder,
		hasWebhook = false,
	}: StoreOptions = {},
) {
	const journal =
		journalFolder === undefined
			? undefined
			: createErasureJournal(journalFolder, { ...clockAndRandom, key: keys.journal })
	const context: StoreContext = { db, ...clockAndRandom, keys, journal, hasWebhook }
	const list = createRegistrationList(context)
	return {
		signups: createSignupStore(context),
		registrations: {
			...createRegistrationStore(context),
			...list,
			...createRegistrationSummary(context),
			...createRegistrationExport(context),
		},
		erasureJobs: createErasureJobStore(context, list),
		segments: createSegmentStore(context, list.countEach),
		persons: createPersonStore(context),
		personalData: createPersonalDataStore(context),
		myData: createMyDataStore(context),
		outbox: createOutbox(context),
		webhookEvents: createWebhookEventStore(context),
		letters: {
			...createLetterDrafts(context),
			...createLetterControl(context),
			...createLetterResend(context),
			...createLetterQueue(context),
			...createLetterRecipients(context),
			...createLetterFigures(context),
			...createLetterReturns(context),
		},
		mailReports: createMailReportStore(context),
		bounceMailboxes: createBounceMailboxStore(context),
		ownerNotices: createOwnerNoticeStore(context),
		admins: createAdminStore(context),
		sessions: createSessionStore(context),
		sessionReads: createSessionReadStore(context),
		proofs: createProofStore(context),
		passkeys: createPasskeyStore(context),
		invitations: createInvitationStore(context),
		invitedAccounts: createAccountConfirmation(context),
		accessNotices: createAccessNoticeStore(context),
		rateLimits: createRateLimitStore(context),
		audit: createAuditLog(context),
		counts: createCountStore(context),
		countMarks: createCountMarkStore(context),
		/** Deletes rows whose retention period has ended; safe to run at any time. */
		sweep: createRetentionSweep(context),
		/** Corrects times that were stored while the clock ran ahead. Call it when the clock was set back. */
		bringBackTimes: createFutureTimes(context),
		/** Erases again whom a restored backup brought back. Call it before anything is sent. */
		repeatErasures: createRepeatErasures(context),
		databaseCheck: createDatabaseCheck(context),
		/** Rejects if the database is unavailable or its disk is full. */
		ping: () => db.ping(),
		close: () => db.close(),
	}
}
