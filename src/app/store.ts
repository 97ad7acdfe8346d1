import { join } from 'node:path'
import type { Settings } from '#config/settings.ts'
import { createAccountStores } from '#features/accounts/accounts.ts'
import { createBounceStores } from '#features/bounces/bounces.ts'
import { createCountStores } from '#features/counts/counts.ts'
import { createFirstStartStore } from '#features/first-start/first-start.ts'
import { createLeaveStores, leaveOfPeople } from '#features/leave/leave.ts'
import { createLetterStores, lettersOfPeople } from '#features/letters/letters.ts'
import { createMyDataStores } from '#features/my-data/my-data.ts'
import { createNoticeStores } from '#features/notices/notices.ts'
import { createPeopleStores, type PeopleContext } from '#features/people/people.ts'
import type { ClockAndRandom } from '#platform/db/context.ts'
import type { Database } from '#platform/db/database.ts'
import { JobQueue } from '#platform/jobs/job-queue.ts'
import { createErasureJournal } from '#platform/journal/erasure-journal.ts'
import { withContext } from '#platform/with-context.ts'
import { deriveKeys, keyBytes, type Keys } from '#platform/keys/keys.ts'
import { replayErasureJournal } from '#features/retention/replay-erasure-journal.ts'
import { sweep } from '#features/retention/retention.ts'
import { createSettingStore } from '#features/settings/settings.ts'
import { createWaitlistStores, optOut } from '#features/waitlist/waitlist.ts'
import { createWebhookEventStore } from '#features/webhook/webhook.ts'
import { createWordStore } from '#cms/words.ts'

/** The stores of all features, for code that connects features. A feature names the stores that it needs. */
export type Store = ReturnType<typeof createStore>

/** Settings the store needs. */
export type StoreOptions = {
	/** Defaults to random keys, for tools that send no email and read no journal. */
	readonly keys?: Keys
	/**
	 * A folder or the URL of another database, where erasures are recorded in case a backup is restored; undefined in
	 * tools that erase nobody.
	 */
	readonly journalTo?: string
	/** Whether to store events for the webhook. Defaults to false. */
	readonly hasWebhook?: boolean
}

export function storeOptions(
	{ dataDir, journalTo, webhook }: Pick<Settings, 'dataDir' | 'journalTo' | 'webhook'>,
	keys: Keys,
): Required<StoreOptions> {
	return { keys, journalTo: journalTo ?? join(dataDir, 'erasures'), hasWebhook: webhook !== null }
}

/** The database must be migrated. */
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
	const jobs = new JobQueue({ db, ...clockAndRandom })
	const context: PeopleContext = {
		db: jobs.db,
		...clockAndRandom,
		keys,
		journal,
		hasWebhook,
		letters: lettersOfPeople,
		leave: leaveOfPeople,
	}
	return {
		...createAccountStores(context),
		...createWaitlistStores(context),
		...createPeopleStores(context),
		...createLetterStores(context),
		...createMyDataStores(context),
		...createLeaveStores(context),
		...createBounceStores(context, (transaction, email) =>
			optOut(transaction, context, 'opt-out', [email]),
		),
		...createCountStores(context),
		...createNoticeStores(context),
		firstStart: createFirstStartStore(context),
		jobs,
		settings: createSettingStore(context),
		webhookEvents: createWebhookEventStore(context),
		words: createWordStore(context),
		...withContext(context, { sweep, replayErasureJournal }),
		ping: () => db.ping(),
		close: () => db.close(),
	}
}
