import { join } from 'node:path'
import type { Settings } from '#settings/settings.ts'
import { createAccountConfirmation } from '#server/accounts/account-confirmation.ts'
import { createAdminStore } from '#server/accounts/admins.ts'
import { createAuditLog } from '#server/platform/audit.ts'
import { createCountMarkStore } from '#server/counts/count-marks.ts'
import { createCountStore } from '#server/counts/counts.ts'
import { createGoalStore } from '#server/counts/goals.ts'
import { createWeeklyStore } from '#server/notices/weekly/weekly-store.ts'
import { createSpeedStore } from '#server/counts/speeds.ts'
import { deriveKeys, keyBytes, type Keys } from '#server/platform/keys/keys.ts'
import type { Database } from '#server/platform/db/database.ts'
import { createFirstStartStore } from '#server/first-start/first-start.ts'
import { createInvitationStore } from '#server/accounts/invitations.ts'
import { createLaunchStore } from '#server/launch/launch-store.ts'
import { createLetterControl } from '#server/letters/sending/letter-control.ts'
import { createLetterResend } from '#server/letters/sending/letter-resend.ts'
import { createLetterDrafts } from '#server/letters/drafts/letter-drafts.ts'
import { createLetterFigures } from '#server/letters/letter-figures.ts'
import { createLetterClaims } from '#server/letters/sending/letter-claims.ts'
import { createLetterRecords } from '#server/letters/sending/letter-records.ts'
import { createLetterRecipients } from '#server/letters/sending/letter-recipients.ts'
import { createSeriesFigures } from '#server/letters/series/series-figures.ts'
import { createSeriesRecipients } from '#server/letters/series/series-recipients.ts'
import { createSeriesStore } from '#server/letters/series/series-store.ts'
import { createSeriesSwitch } from '#server/letters/series/series-switch.ts'
import { createLetterArchive } from '#server/letters/archive/archived-letters.ts'
import { createLetterPictures } from '#server/letters/pictures/letter-pictures.ts'
import { createLetterReturns } from '#server/letters/letter-returns.ts'
import { createMyDataStore } from '#server/my-data/my-data.ts'
import { createOutbox } from '#server/waitlist/outbox.ts'
import { JobQueue } from '#server/platform/jobs/job-queue.ts'
import { createBounceMailboxStore } from '#server/bounces/bounce-mailboxes.ts'
import { createMailReportStore } from '#server/bounces/mail-reports.ts'
import type { ClockAndRandom, StoreContext } from '#server/platform/db/context.ts'
import { createPersonAddition } from '#server/people/add-person.ts'
import { createAddressCorrection } from '#server/people/correct-address.ts'
import { createListChangeStore } from '#server/people/changes/list-changes.ts'
import { createPersonNotes } from '#server/people/changes/person-tags.ts'
import { createMatchingChanges } from '#server/people/changes/matching-changes.ts'
import { createImportStore } from '#server/people/import/imports.ts'
import { createImportUndo } from '#server/people/import/undo-import.ts'
import { createErasureJournal } from '#server/platform/journal/erasure-journal.ts'
import { createPasskeyStore } from '#server/accounts/login/passkey-store.ts'
import { createOwnerNoticeStore } from '#server/notices/owner-notices.ts'
import { createPersonalDataStore } from '#server/my-data/personal-data.ts'
import { createPersonStore } from '#server/people/persons.ts'
import { createProofStore } from '#server/accounts/login/proofs.ts'
import { createRegistrationExport } from '#server/people/registration-export.ts'
import { createRegistrationList } from '#server/people/registration-list.ts'
import { createRegistrationSummary } from '#server/people/registration-summary.ts'
import { createPersonErasure } from '#server/people/erase-persons.ts'
import { createSegmentStore } from '#server/people/segments.ts'
import { createSessionReadStore } from '#server/accounts/login/session-reads.ts'
import { createSessionStore } from '#server/accounts/login/sessions.ts'
import { createSignupStore } from '#server/waitlist/signups.ts'
import { createRepeatErasures } from '#server/retention/repeat-erasures.ts'
import { createRetentionSweep } from '#server/retention/retention.ts'
import { createRateLimitStore } from '#server/platform/http/rate-limits.ts'
import { createSettingStore } from '#server/settings/stored-settings.ts'
import { createWordEditStore } from '#server/words/word-edits.ts'
import { createWordPublicationStore } from '#server/words/word-publications.ts'
import { createWordReviewStore } from '#server/words/word-reviews.ts'
import { createWebhookEventStore } from '#server/webhook/webhook-events.ts'

export type Store = ReturnType<typeof createStore>

/** Settings the store needs. */
export type StoreOptions = {
	/** Defaults to random keys, for tools that send no mail and read no journal. */
	readonly keys?: Keys
	/**
	 * A folder or the URL of another database, where erasures are recorded in case a backup is restored; undefined in
	 * tools that erase nobody.
	 */
	readonly journalTo?: string
	/** Whether to store events for the webhook. Defaults to false. */
	readonly hasWebhook?: boolean
}

/** The store options that follow from the settings. */
export function storeOptions(
	{ dataDir, journalTo, webhook }: Pick<Settings, 'dataDir' | 'journalTo' | 'webhook'>,
	keys: Keys,
): Required<StoreOptions> {
	return { keys, journalTo: journalTo ?? join(dataDir, 'erasures'), hasWebhook: webhook !== null }
}

/** Creates the data access layer. The database must be migrated. */
export function createStore(
	db: Database,
	clockAndRandom: ClockAndRandom,
	{
		keys = deriveKeys(clockAndRandom.random(keyBytes)),
		journalTo,
		hasWebhook = false,
	}: StoreOptions = {},
) {
	const journal =
		journalTo === undefined
			? undefined
			: createErasureJournal(journalTo, { ...clockAndRandom, keys })
	const context: StoreContext = { db, ...clockAndRandom, keys, journal, hasWebhook }
	const list = createRegistrationList(context)
	return {
		signups: createSignupStore(context),
		registrations: {
			...createPersonErasure(context),
			...list,
			...createRegistrationSummary(context),
			...createRegistrationExport(context),
		},
		personAddition: createPersonAddition(context),
		addressCorrection: createAddressCorrection(context),
		imports: createImportStore(context),
		importUndo: createImportUndo(context),
		listChanges: createListChangeStore(context),
		matchingChanges: createMatchingChanges(context, list),
		personNotes: createPersonNotes(context),
		segments: createSegmentStore(context, list.countEach),
		persons: createPersonStore(context),
		personalData: createPersonalDataStore(context),
		myData: createMyDataStore(context),
		jobs: new JobQueue(context),
		outbox: createOutbox(context),
		webhookEvents: createWebhookEventStore(context),
		launch: createLaunchStore(context),
		letters: {
			...createLetterDrafts(context),
			...createLetterControl(context),
			...createLetterResend(context),
			...createLetterClaims(context),
			...createLetterRecords(context),
			...createLetterRecipients(context),
			...createLetterFigures(context),
			...createLetterReturns(context),
			...createLetterPictures(context),
			...createLetterArchive(context),
		},
		series: {
			...createSeriesStore(context),
			...createSeriesSwitch(context),
			...createSeriesRecipients(context),
			...createSeriesFigures(context),
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
		firstStart: createFirstStartStore(context),
		invitedAccounts: createAccountConfirmation(context),
		rateLimits: createRateLimitStore(context),
		audit: createAuditLog(context),
		settings: createSettingStore(context),
		words: {
			...createWordEditStore(context),
			...createWordPublicationStore(context),
			...createWordReviewStore(context),
		},
		counts: createCountStore(context),
		countMarks: createCountMarkStore(context),
		speeds: createSpeedStore(context),
		goals: createGoalStore(context),
		weekly: createWeeklyStore(context),
		/** Deletes rows past their retention period; safe to run at any time. */
		sweep: createRetentionSweep(context),
		/** Repeats the erasure of people a restored backup brought back. Call it before sending anything. */
		repeatErasures: createRepeatErasures(context),
		ping: () => db.ping(),
		close: () => db.close(),
	}
}
