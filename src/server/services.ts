import type { Settings } from '#settings/settings.ts'
import { publicPaths } from '#domain/analytics/count.ts'
import { ensureAdmin } from '#server/accounts/first-admin.ts'
import { mailboxName } from '#server/bounces/mailbox-name.ts'
import { plainPageTemplate } from '#server/platform/http/message-page.ts'
import { createLetterCheck } from '#server/letters/drafts/check-letter.ts'
import { deleteEmlFiles, emlFolder } from '#server/platform/mail/eml-files.ts'
import { openTransport } from '#server/platform/mail/open-transport.ts'
import { createOwnerFindings, freeBytesOf } from '#server/notices/owner-findings.ts'
import type { WorkLog } from '#server/platform/jobs/job-runner.ts'
import { mailSite } from '#server/platform/mail/mail-site.ts'
import { mailSender, senderAddress } from '#server/platform/mail/sender.ts'
import { systemResolver } from '#server/platform/mail/sender-dns.ts'
import { createSignedLinks } from '#server/platform/mail/signed-links.ts'
import { createTestLetter } from '#server/letters/drafts/test-letter.ts'
import type { ApiOptions, ApiPages } from './api-options.ts'
import { systemClockAndRandom } from '#server/platform/db/context.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { databaseFileError } from '#server/platform/db/sqlite/sqlite-errors.ts'
import { lockDataFolder } from '#server/platform/db/sqlite/sqlite-lock.ts'
import { databaseFile, openDatabase } from '#server/platform/db/open-database.ts'
import { createStore, type Store, storeOptions } from './store.ts'
import { startBackgroundWork } from './background-work.ts'

export type Services = {
	/** For `apiRoutes`. */
	readonly api: ApiOptions
	/** The account generated on the first start. Print it once; the password is not stored. */
	readonly createdAdmin: { readonly name: string; readonly password: string } | null
	/** Notes from the migrations for the operator. */
	readonly migrationNotes: readonly string[]
	readonly close: () => Promise<void>
}

/** What the built site gives to the API. */
type BuiltPages = ApiPages & {
	/** Whether the site answers a path. */
	readonly isServed: (path: string) => boolean
}

/** In development and in tests, without a built site. */
const noPages: BuiltPages = {
	pageTemplate: plainPageTemplate,
	myDataTemplate: plainPageTemplate,
	isServed: (path) => publicPaths.has(path),
}

/**
 * Starts everything behind the API: migrates the database, ensures an admin account, and starts the background work. If
 * the database is unusable, stops everything and rejects.
 */
export async function startServices(
	settings: Settings,
	log: WorkLog,
	{ isServed, ...pages }: BuiltPages = noPages,
): Promise<Services> {
	const db = openDatabase(settings)
	let unlock: (() => void) | null = null
	const { now, random } = systemClockAndRandom
	try {
		if (db.kind === 'sqlite') unlock = lockDataFolder(settings.dataDir)
		const notes = await migrate(db)
		const options = await storeOptions(db, settings)
		const { keys } = options
		const store = createStore(db, systemClockAndRandom, options)
		const createdAdmin = await ensureAdmin(store, settings.admin, random)
		if (db.kind === 'sqlite') await store.jobs.releaseAll()
		await store.letters.pauseRestored()
		const erasures = await repeatErasures(store, settings)
		const { site, api } = settings.addresses
		const siteInMails = mailSite(settings)
		const links = createSignedLinks(api || site, keys.links)
		const mailLinks = links.at(api || siteInMails)
		const readFindings = findingsOf(store, settings)
		const transport = openTransport(settings, now)
		const resolver = systemResolver()
		const work = await startBackgroundWork({
			settings,
			store,
			keys,
			links: mailLinks,
			site: siteInMails,
			readFindings,
			log,
		})
		return {
			api: {
				...fromSettings(settings),
				...pages,
				store,
				key: keys.counters,
				links,
				counts: work.counts,
				onJobQueued: work.wakeJobs,
				checkLetter: createLetterCheck({ store, settings, resolver, isServed, now }),
				sendTestLetter: createTestLetter({
					transport,
					links: mailLinks,
					site: siteInMails,
					now,
					isWritten: settings.mail.smtpUrl === null,
				}),
				readOwnerFindings: readFindings,
			},
			createdAdmin,
			migrationNotes: [...notes, ...erasures],
			close: async () => {
				await work.stop()
				transport.close()
				await db.close()
				unlock?.()
			},
		}
	} catch (error) {
		await db.close()
		unlock?.()
		const isFileError = error instanceof Error && 'errcode' in error
		throw isFileError ? databaseFileError(error, databaseFile(settings)) : error
	}
}

/** The API's options that follow from the settings alone. */
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
		bounceMailbox: bounceMailboxOf(settings),
		deleteMailFiles: (ids) => deleteEmlFiles(folder, ids),
	} satisfies Partial<ApiOptions>
}

/** Null if bounces are not read. */
function bounceMailboxOf({ bounces }: Settings): string | null {
	return bounces && mailboxName(bounces.imapUrl)
}

function findingsOf(store: Store, settings: Settings) {
	const freeBytes = () => freeBytesOf(settings.dataDir)
	return createOwnerFindings({ store, mailbox: bounceMailboxOf(settings), freeBytes })
}

/**
 * Erases and unsubscribes again those who came back with a backup, and deletes the .eml files of the erased. Returns
 * notes for the operator.
 */
async function repeatErasures(store: Store, settings: Settings): Promise<readonly string[]> {
	const { rows, mails, optOuts } = await store.repeatErasures()
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
	]
}

function noteOf(count: number, { one, many }: Record<'one' | 'many', string>): readonly string[] {
	if (count === 0) return []
	return [count === 1 ? one : many]
}
