import { publicPaths } from '#domain/analytics/count.ts'
import type { Settings, SettingTexts } from '#settings/settings.ts'
import { ensureAdmin } from './accounts/first-admin.ts'
import type { ApiOptions, ApiPages } from './api/api-options.ts'
import { createBackgroundWork } from './background-work.ts'
import { mailboxName } from './bounces/mailbox-name.ts'
import { createLaunchCheck, type LaunchCheck } from './launch/launch-check.ts'
import { createLetterCheck } from './letters/drafts/check-letter.ts'
import { createTestLetter } from './letters/drafts/test-letter.ts'
import { createOwnerFindings, freeBytesOf } from './notices/owner-findings.ts'
import { systemClockAndRandom } from './platform/db/context.ts'
import { migrate } from './platform/db/migrate.ts'
import { findDamage } from '#server/platform/db/find-damage.ts'
import { databaseFile, openDatabase } from './platform/db/open-database.ts'
import { databaseFileError } from './platform/db/sqlite/sqlite-errors.ts'
import { lockDataFolder } from './platform/db/sqlite/sqlite-lock.ts'
import { plainPageTemplate } from './platform/http/message-page.ts'
import type { WorkLog } from './platform/jobs/job-runner.ts'
import { deleteEmlFiles, emlFolder } from './platform/mail/eml-files.ts'
import { mailSite } from './platform/mail/mail-site.ts'
import { openTransport } from './platform/mail/open-transport.ts'
import { mailSender, senderAddress } from './platform/mail/sender.ts'
import { systemResolver } from './platform/mail/sender-dns.ts'
import { createSignedLinks } from './platform/mail/signed-links.ts'
import type { Keys } from './platform/keys/keys.ts'
import { createStore, type Store, storeOptions } from './store.ts'
import type { ComposeFor } from './waitlist/ask-to-confirm.ts'
import { confirmationComposer } from './waitlist/confirmation-mail.ts'

export type Services = {
	/** Options of `apiRoutes`. */
	readonly api: ApiOptions
	/** Notes for the operator about migrations and repeated erasures. */
	readonly notes: readonly string[]
	/**
	 * Applies the account from the settings, and starts jobs and checks. While there is no account, returns the token of a
	 * new link for the first one. Print it: only its hash is stored.
	 */
	readonly start: () => Promise<{ readonly firstStartToken: string | null }>
	readonly close: () => Promise<void>
}

/** Values the API reads from the built site. */
export type BuiltPages = ApiPages & {
	/** Whether the site answers a path. */
	readonly isServed: (path: string) => boolean
	/** The folder of the served pages; null without pages. */
	readonly folder: () => string | null
}

/** For development and tests, without a built site. */
export const noPages: BuiltPages = {
	pageTemplate: () => plainPageTemplate,
	myDataTemplate: () => plainPageTemplate,
	isServed: (path) => publicPaths.has(path),
	folder: () => null,
}

/**
 * Creates everything behind the API: opens, locks and migrates the database, repeats erasures, prepares the jobs.
 * Closes everything and rejects if the database is unusable.
 */
export async function createServices(
	settings: Settings,
	log: WorkLog,
	{ isServed, folder, ...pages }: BuiltPages = noPages,
	environment: SettingTexts = {},
): Promise<Services> {
	await using parts = new AsyncDisposableStack()
	const { store, keys, links, inMails, notes, damage } = await openStore(settings, parts)
	if (damage.length > 0) log.warn({ damage }, 'The database is damaged, restore the last backup')
	const { now } = systemClockAndRandom
	const transport = parts.adopt(openTransport(settings, now), (each) => each.close())
	const resolver = systemResolver()
	const reading = { store, settings, resolver, transport, pages: folder, now }
	const launch = createLaunchCheck(reading)
	const readFindings = findingsOf(store, settings, launch, damage.length > 0)
	const work = createBackgroundWork({ settings, store, keys, ...inMails, readFindings, log })
	parts.defer(() => work.stop())
	const isWritten = settings.mail.smtpUrl === null
	const open = parts.move()
	return {
		api: {
			...fromSettings(settings),
			...pages,
			store,
			key: keys.counters,
			links,
			counts: work.counts,
			speeds: work.speeds,
			onJobQueued: work.wakeJobs,
			checkLetter: createLetterCheck({ store, settings, resolver, isServed, now }),
			sendTestLetter: createTestLetter({ transport, ...inMails, now, isWritten }),
			readOwnerFindings: readFindings,
			launch,
			environment,
		},
		notes,
		start: async () => {
			await ensureAdmin(store, settings.admin)
			const firstStartToken = await store.firstStart.offer()
			await work.start()
			return { firstStartToken }
		},
		close: () => open.disposeAsync(),
	}
}

/** Opens the store of a migrated database, after removing the people a restored backup brought back. */
async function openStore(settings: Settings, parts: AsyncDisposableStack) {
	try {
		let unlock: (() => void) | null = null
		const db = parts.adopt(openDatabase(settings), async (each) => {
			await each.close()
			unlock?.()
		})
		if (db.kind === 'sqlite') unlock = lockDataFolder(settings.dataDir)
		const notes = await migrate(db)
		const options = await storeOptions(db, settings)
		const store = createStore(db, systemClockAndRandom, options)
		const { links, inMails } = linksOf(settings, options.keys)
		const damage = await findDamage(db)
		// Their process is gone: no other process can use the file.
		if (db.kind === 'sqlite') await store.jobs.releaseAll()
		await store.letters.pauseRestored()
		const erasures = await repeatErasures(store, settings, confirmationComposer(inMails))
		return { store, keys: options.keys, links, inMails, notes: [...notes, ...erasures], damage }
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
	isDatabaseDamaged: boolean,
) {
	return createOwnerFindings({
		store,
		mailbox: bounceMailboxOf(settings),
		hasMailServer: settings.mail.smtpUrl !== null,
		freeBytes: () => freeBytesOf(settings.dataDir),
		countOpen: launch.countOpen,
		isDatabaseDamaged,
	})
}

/**
 * Repeats the erasures, unsubscribes and corrections that a restored backup undid, and deletes the .eml files of erased
 * people. Returns notes for the operator.
 */
async function repeatErasures(
	store: Store,
	settings: Settings,
	compose: ComposeFor,
): Promise<readonly string[]> {
	const { rows, mails, optOuts, corrections } = await store.repeatErasures(compose)
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
