import { publicPaths } from '#features/counts/rules/count.ts'
import type { Settings, SettingTexts } from '#config/settings.ts'
import { ensureAdmin } from '#features/accounts/first-admin.ts'
import type { ApiOptions } from './api/api.ts'
import { createBackupOpener } from '#features/backup/open-backup.ts'
import { createBackgroundWork } from './background-work.ts'
import { mailboxName } from '#features/bounces/bounce-mailboxes.ts'
import { createLaunchCheck, type LaunchCheck } from '#features/launch/launch-check.ts'
import { launchTexts } from './launch-texts.ts'
import { createMeasuring } from './measure-claims.ts'
import { createLetterCheck } from '#features/letters/drafts/check-letter.ts'
import { createTestLetter } from '#features/letters/drafts/test-letter.ts'
import { createOwnerFindings, freeBytesOf } from '#features/notices/owner-findings.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import { migrate } from '#platform/db/migrate.ts'
import { findDamage } from '#platform/db/find-damage.ts'
import { databaseFile, openDatabase } from '#platform/db/open-database.ts'
import { databaseFileError } from '#platform/db/sqlite/sqlite-errors.ts'
import { lockDataFolder } from '#platform/db/sqlite/sqlite-lock.ts'
import { noPages, type RenderedPages } from '#cms/rendering/rendered-pages.ts'
import type { Database } from '#platform/db/database.ts'
import type { WorkLog } from '#platform/jobs/job-runner.ts'
import { createProofOfWork } from '#platform/http/proof-of-work.ts'
import { openKeys } from '#platform/keys/open-keys.ts'
import { deleteEmlFiles, emlFolder } from '#platform/mail/eml-files.ts'
import { mailSite } from '#platform/mail/mail-site.ts'
import { openTransport } from '#platform/mail/open-transport.ts'
import { mailSender, senderAddress } from '#features/mail-design/mail-design.ts'
import { systemResolver } from '#platform/mail/sender-dns.ts'
import { createSignedLinks } from '#platform/mail/signed-links.ts'
import type { Keys } from '#platform/keys/keys.ts'
import { createStore, type Store, storeOptions } from './store.ts'
import type { ComposeFor } from '#features/waitlist/ask-to-confirm.ts'
import { confirmationComposer } from '#features/waitlist/confirmation-mail.ts'

export type Services = {
	/** Options of `apiRoutes`. */
	readonly api: ApiOptions & { readonly store: Store }
	/** Applies the account from the settings, and starts jobs and checks. */
	readonly start: () => Promise<void>
	readonly close: () => Promise<void>
}

/** The open, migrated database of a site, which outlasts changes of its settings. */
export type Installation = {
	readonly db: Database
	readonly keys: Keys
	/** Notes for the operator about migrations and repeated erasures. */
	readonly notes: readonly string[]
	readonly isDamaged: boolean
	readonly close: () => Promise<void>
}

/** Creates everything behind the API. Closes everything and rejects if a part cannot be created. */
export async function createServices(
	installation: Pick<Installation, 'db' | 'keys' | 'isDamaged'>,
	settings: Settings,
	log: WorkLog,
	pages: RenderedPages = noPages(),
	environment: SettingTexts = {},
): Promise<Services> {
	await using parts = new AsyncDisposableStack()
	const { db, keys, isDamaged } = installation
	const store = createStore(db, systemClockAndRandom, storeOptions(settings, keys))
	const { links, inMails } = linksOf(settings, keys)
	const { now } = systemClockAndRandom
	const isServed = (path: string) =>
		pages.site() === null ? publicPaths.has(path) : pages.has(path)
	const transport = parts.adopt(openTransport(settings, mailSender(settings), now), (each) =>
		each.close(),
	)
	const resolver = systemResolver()
	const texts = (today: string) => launchTexts(settings, today)
	const launch = createLaunchCheck({ store, settings, resolver, transport, texts, now })
	const readFindings = findingsOf(store, settings, launch, { isDamaged, pages })
	const work = createBackgroundWork({ settings, store, keys, ...inMails, readFindings, log })
	parts.defer(() => work.stop())
	const isWritten = settings.mail.smtpUrl === null
	const open = parts.move()
	return {
		api: {
			...fromSettings(settings),
			pages,
			store,
			key: keys.counters,
			links,
			proofOfWork: createProofOfWork({
				mode: settings.proofOfWork,
				keys,
				formsPerClient: settings.signupsPerClient,
			}),
			counts: work.counts,
			speeds: work.speeds,
			onJobQueued: work.wakeJobs,
			checkLetter: createLetterCheck({ store, settings, resolver, isServed, now }),
			sendTestLetter: createTestLetter({ transport, ...inMails, now, isWritten }),
			readOwnerFindings: readFindings,
			launch,
			openBackup: createBackupOpener(settings),
			environment,
			measure: createMeasuring({ store, now }),
		},
		start: async () => {
			await ensureAdmin(store, settings.admin)
			await work.start()
		},
		close: () => open.disposeAsync(),
	}
}

/**
 * Opens, locks and migrates the database, and removes the people a restored backup brought back. Closes everything and
 * rejects if the database is unusable.
 */
export async function openInstallation(settings: Settings, log: WorkLog): Promise<Installation> {
	await using parts = new AsyncDisposableStack()
	try {
		let unlock: (() => void) | null = null
		const db = parts.adopt(openDatabase(settings), async (each) => {
			await each.close()
			unlock?.()
		})
		if (db.kind === 'sqlite') unlock = lockDataFolder(settings.dataDir)
		const notes = await migrate(db)
		const keys = await openKeys(db, settings)
		const store = createStore(db, systemClockAndRandom, storeOptions(settings, keys))
		const damage = await findDamage(db)
		if (damage.length > 0) log.warn({ damage }, 'The database is damaged, restore the last backup')
		// Their process is gone: no other process can use the file.
		if (db.kind === 'sqlite') await store.jobs.releaseAll()
		await store.letters.pauseRestored()
		const { inMails } = linksOf(settings, keys)
		const erasures = await replayErasureJournal(store, settings, confirmationComposer(inMails))
		const open = parts.move()
		return {
			db,
			keys,
			notes: [...notes, ...erasures],
			isDamaged: damage.length > 0,
			close: () => open.disposeAsync(),
		}
	} catch (error) {
		const isFileError = error instanceof Error && 'errcode' in error
		throw isFileError ? databaseFileError(error, databaseFile(settings)) : error
	}
}

/** Links on pages, and in mails written outside a request. */
function linksOf(settings: Settings, keys: Keys) {
	const { site: ownSite, api } = settings.addresses
	const links = createSignedLinks(api || ownSite, keys.links)
	const site = mailSite(settings)
	return { links, inMails: { links: links.at(api || site), site } }
}

/** The API options that follow from the settings alone. */
function fromSettings(settings: Settings) {
	const folder = emlFolder(settings)
	return {
		configuredAdmin: settings.admin?.name ?? null,
		site: settings.addresses.site,
		isSiteUnset: settings.isSiteUnset,
		mailAddress: senderAddress(mailSender(settings)),
		isSiteOnOtherOrigin: settings.addresses.api !== '',
		signupEventsSecret: settings.signupEventsSecret,
		signupsPerClient: settings.signupsPerClient,
		mailLimits: settings.mail,
		letterArchive: settings.letterArchive,
		bounceMailbox: bounceMailboxOf(settings),
		deleteMailFiles: (ids) => deleteEmlFiles(folder, ids),
	} satisfies Partial<ApiOptions>
}

/** Null if bounces are not read. */
function bounceMailboxOf({ bounces }: Settings): string | null {
	return bounces && mailboxName(bounces.imapUrl)
}

function findingsOf(
	store: Store,
	settings: Settings,
	launch: LaunchCheck,
	{ isDamaged, pages }: { readonly isDamaged: boolean; readonly pages: RenderedPages },
) {
	return createOwnerFindings({
		store,
		mailbox: bounceMailboxOf(settings),
		hasMailServer: settings.mail.smtpUrl !== null,
		freeBytes: () => freeBytesOf(settings.dataDir),
		countOpen: launch.countOpen,
		isDatabaseDamaged: isDamaged,
		brokenPages: pages.broken,
	})
}

/**
 * Repeats the erasures, unsubscribes and corrections that a restored backup undid, and deletes the .eml files of erased
 * people. Returns notes for the operator.
 */
async function replayErasureJournal(
	store: Store,
	settings: Settings,
	compose: ComposeFor,
): Promise<readonly string[]> {
	const { rows, mails, optOuts, corrections } = await store.replayErasureJournal(compose)
	await deleteEmlFiles(emlFolder(settings), mails)
	return [
		...noteOf(rows, {
			one: '1 registration had been erased since the backup, and was erased again.',
			many: `${rows} registrations had been erased since the backup, and were erased again.`,
		}),
		...noteOf(optOuts, {
			one: '1 address had been unsubscribed since the backup, and was unsubscribed again.',
			many: `${optOuts} addresses had been unsubscribed since the backup, and were unsubscribed again.`,
		}),
		...noteOf(corrections, {
			one: '1 address had been corrected since the backup, and was corrected again.',
			many: `${corrections} addresses had been corrected since the backup, and were corrected again.`,
		}),
	]
}

function noteOf(count: number, { one, many }: Record<'one' | 'many', string>): readonly string[] {
	if (count === 0) return []
	return [count === 1 ? one : many]
}
