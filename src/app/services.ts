import { publicPaths } from '#features/counts/rules/count.ts'
import type { ApplicationSettings, Settings, SettingTexts } from '#config/settings.ts'
import { ensureAdmin } from '#features/accounts/first-admin.ts'
import type { ApiOptions } from './api/api.ts'
import { createBackupOpener } from '#features/backup/open-backup.ts'
import { createBackgroundWork } from './background-work.ts'
import { mailboxName } from '#features/bounces/bounce-mailboxes.ts'
import { createLaunchCheck } from '#features/launch/launch-check.ts'
import { launchTexts } from '#site/seo/launch-texts.ts'
import { createLetterCheck } from '#features/letters/drafts/check-letter.ts'
import { createTestLetter } from '#features/letters/drafts/test-letter.ts'
import { createOwnerFindings, freeBytesOf } from '#features/notices/owner-findings.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import { migrate } from '#platform/db/migrate.ts'
import { findDamage } from '#platform/db/find-damage.ts'
import { databaseFile, openDatabase } from '#platform/db/open-database.ts'
import { fileError } from '#platform/file-error.ts'
import { lockDataFolder } from '#platform/db/sqlite/sqlite-lock.ts'
import { noPages, type RenderedPages } from '#cms/rendering/rendered-pages.ts'
import type { WorkLog } from '#platform/jobs/job-runner.ts'
import { createProofOfWork } from '#platform/http/proof-of-work.ts'
import { openKeys } from '#platform/keys/open-keys.ts'
import { deleteEmlFiles, emlFolder } from '#platform/mail/eml-files.ts'
import { mailSite } from '#platform/mail/mail-site.ts'
import { openTransport } from '#platform/mail/open-transport.ts'
import { mailSender, senderAddress } from '#features/mail-design/mail-design.ts'
import { systemResolver } from '#platform/mail/sender-dns.ts'
import { createSignedLinks, type MailLinks } from '#platform/mail/signed-links.ts'
import type { Keys } from '#platform/keys/keys.ts'
import { createStore, type Store, storeOptions } from './store.ts'
import type { ComposeFor } from '#features/waitlist/ask-to-confirm.ts'
import { confirmationComposer } from '#features/waitlist/confirmation-mail.ts'

/** The open, migrated database of a site, which outlasts changes of its settings. */
type Installation = Awaited<ReturnType<typeof openInstallation>>

/** Creates everything behind the API. Closes everything and rejects if a part cannot be created. */
export async function createServices(
	installation: Pick<Installation, 'db' | 'keys' | 'isDamaged'>,
	settings: ApplicationSettings,
	log: WorkLog,
	pages: RenderedPages = noPages(),
	environment: SettingTexts = {},
) {
	await using parts = new AsyncDisposableStack()
	const { db, keys, isDamaged } = installation
	const store = createStore(db, systemClockAndRandom, storeOptions(settings, keys))
	const mailLinks = mailLinksOf(settings, keys)
	const { now } = systemClockAndRandom
	const isServed = (path: string) =>
		pages.site() === null ? publicPaths.has(path) : pages.has(path)
	const transport = parts.adopt(openTransport(settings, mailSender(settings), now), (each) =>
		each.close(),
	)
	const resolver = systemResolver()
	const launch = createLaunchCheck({
		db,
		settings,
		resolver,
		transport,
		texts: launchTexts,
		now,
	})
	const isWritten = settings.mail.smtpUrl === null
	/** Null if bounces are not read. */
	const bounceMailbox = settings.bounces && mailboxName(settings.bounces.imapUrl)
	const readFindings = createOwnerFindings({
		store,
		mailbox: bounceMailbox,
		hasMailServer: !isWritten,
		freeBytes: () => freeBytesOf(settings.dataDir),
		countOpen: launch.countOpen,
		isDatabaseDamaged: isDamaged,
		brokenPages: pages.broken,
	})
	const work = createBackgroundWork({
		settings,
		store,
		keys,
		...mailLinks,
		transport,
		readFindings,
		log,
	})
	parts.defer(() => work.stop())
	const open = parts.move()
	return {
		/** Options of `apiRoutes`. */
		api: {
			configuredAdmin: settings.admin?.name ?? null,
			site: settings.addresses.site,
			mailAddress: senderAddress(mailSender(settings)),
			isSiteOnOtherOrigin: settings.addresses.api !== '',
			signupEventsSecret: settings.signupEventsSecret,
			signupsPerClient: settings.signupsPerClient,
			mailLimits: settings.mail,
			letterArchive: settings.letterArchive,
			bounceMailbox,
			deleteMailFiles: (ids) => deleteEmlFiles(emlFolder(settings), ids),
			pages,
			store,
			key: keys.counters,
			links: mailLinks.links,
			mailLinks,
			proofOfWork: createProofOfWork({
				mode: settings.proofOfWork,
				keys,
				formsPerClient: settings.signupsPerClient,
			}),
			counts: work.counts,
			speeds: work.speeds,
			checkLetter: createLetterCheck({ store, settings, resolver, isServed, now }),
			sendTestLetter: createTestLetter({ transport, ...mailLinks, now, isWritten }),
			readOwnerFindings: readFindings,
			launch,
			openBackup: createBackupOpener(settings),
			environment,
		} satisfies ApiOptions,
		start: async () => {
			await ensureAdmin(store, settings.admin)
			await work.start()
		},
		close: () => open.disposeAsync(),
	}
}

/**
 * Opens, locks and migrates the database, and repeats the erasures, unsubscriptions and corrections that a restored
 * backup undid. Closes everything and rejects if the database is unusable.
 */
export async function openInstallation(settings: Settings, log: WorkLog) {
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
		if (damage.length > 0) log.warn({ damage }, 'The database is damaged; restore the last backup')
		// The leases are those of a process that is gone: no other process can use the file.
		if (db.kind === 'sqlite') await store.jobs.releaseAll()
		await store.letters.pauseRestored()
		const compose = confirmationComposer(mailLinksOf(settings, keys))
		const erasures = await replayErasureJournal(store, settings, compose)
		const open = parts.move()
		return {
			db,
			keys,
			store,
			/** Notes for the operator about migrations and replayed erasures. */
			notes: [...notes, ...erasures],
			isDamaged: damage.length > 0,
			close: () => open.disposeAsync(),
		}
	} catch (error) {
		const isFileError = error instanceof Error && 'errcode' in error
		throw isFileError ? fileError(error, databaseFile(settings)) : error
	}
}

function mailLinksOf(settings: ApplicationSettings, keys: Keys): MailLinks {
	const site = mailSite(settings)
	return { links: createSignedLinks(settings.addresses.api || site, keys.links), site }
}

/**
 * Replays the erasures, unsubscriptions and corrections that a restored backup undid, and deletes the .eml files of
 * erased people. Returns notes for the operator.
 */
async function replayErasureJournal(
	store: Store,
	settings: Settings,
	compose: ComposeFor,
): Promise<readonly string[]> {
	const { rows, mails, optOuts, corrections } = await store.replayErasureJournal(compose)
	await deleteEmlFiles(emlFolder(settings), mails)
	const counts = Object.entries({ erased: rows, unsubscribed: optOuts, corrected: corrections })
	const acts = counts.filter(([, count]) => count > 0).map(([act, count]) => `${act}: ${count}`)
	return acts.length === 0
		? []
		: [`Replayed from the journal what happened since the backup (${acts.join(', ')}).`]
}
