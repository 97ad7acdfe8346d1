import { createHmac, type KeyObject, randomUUID } from 'node:crypto'
import type { Settings } from '#settings/settings.ts'
import { retentionMs } from '#domain/retention/retention.ts'
import { type CountBuffer, createCountBuffer } from '#server/counts/count-buffer.ts'
import { createLetterCheck } from '#server/mail/check-letter.ts'
import { systemResolver } from '#server/mail/sender-dns.ts'
import { createTestLetter } from '#server/mail/test-letter.ts'
import { publicPaths } from '#domain/analytics/count.ts'
import { type BounceAddresses, createBounceAddresses } from '#server/bounces/bounce-address.ts'
import { mailboxName } from '#server/bounces/mailbox-name.ts'
import { ensureAdmin } from '#server/auth/first-admin.ts'
import { deleteEmlFiles, emlFolder, deleteEmlFilesBefore } from '#server/mail/eml-files.ts'
import { createSignedLinks, type SignedLinks } from '#server/mail/signed-links.ts'
import { openTransport } from '#server/mail/open-transport.ts'
import { mailSender, senderAddress } from '#server/mail/sender.ts'
import { createLetterRate } from '#server/mail/letter-rate.ts'
import { concurrentLetters, createLetterSender } from '#server/mail/letter-worker.ts'
import {
	createOwnerFindings,
	freeBytesOf,
	type ReadOwnerFindings,
} from '#server/mail/owner-findings.ts'
import { sendOwnerNotice } from '#server/mail/owner-notice.ts'
import { startPolling, startPollingSideBySide, type WorkLog } from '#server/mail/poll.ts'
import { concurrentMails, sendDueMails } from '#server/mail/worker.ts'
import { plainPageTemplate } from '#server/html/message-page.ts'
import type { ApiOptions, ApiPages } from '#server/routes/api-options.ts'
import { migrate } from '#server/store/migrate.ts'
import { openDatabase, storeOptions } from '#server/store/open-database.ts'
import { systemClockAndRandom } from '#server/store/context.ts'
import { createStore, type Store } from '#server/store/store.ts'

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
 * Starts everything behind the API: migrates the database, ensures an admin account, and starts the mail
 * worker, the site's own counts and the hourly sweep. If the database is unusable, stops everything and rejects.
 */
export async function startServices(
	settings: Settings,
	log: WorkLog,
	{ isServed, ...pages }: BuiltPages = noPages,
): Promise<Services> {
	const db = openDatabase(settings)
	try {
		const notes = await migrate(db)
		const { now, random } = systemClockAndRandom
		const store = createStore(db, systemClockAndRandom, storeOptions(settings))
		const createdAdmin = await ensureAdmin(store, settings.admin, random)
		const key = await store.secrets.key('counters')
		const linkKey = await store.secrets.key('links')
		const letterKey = await store.secrets.key('letters')
		const bounceKey = await store.secrets.key('bounces')
		await store.letters.pauseRestored()
		const folder = emlFolder(settings)
		const { rows: erased, mails: erasedMails } = await store.repeatErasures()
		await deleteEmlFiles(folder, erasedMails)
		const { site, api } = settings.addresses
		const links = createSignedLinks(api || site, linkKey)
		const mailbox = settings.bounces && mailboxName(settings.bounces.imapUrl)
		const freeBytes = () => freeBytesOf(settings.dataDir)
		const readFindings = createOwnerFindings({ store, mailbox, freeBytes })
		const bounceAddresses =
			settings.bounces && createBounceAddresses(settings.bounces.domain, bounceKey)
		const mails = startMailWorkers({
			settings,
			store,
			links,
			letterKey,
			bounceAddresses,
			readFindings,
			log,
		})
		const bounces =
			settings.bounces && bounceAddresses
				? await startBounceReading(settings.bounces.imapUrl, {
						addresses: bounceAddresses,
						links,
						store,
						log,
					})
				: null
		const events = settings.webhook && (await startWebhook(settings.webhook, store, log))
		const testTransport = openTransport(settings, now)
		const counts =
			settings.analytics?.kind === 'own' ? createCountBuffer({ store, now, log }) : undefined
		const sweepTimer = startHourlySweep({ store, folder, now, log, counts })
		let isStopping = false
		const preparation = store
			.prepareList(() => isStopping)
			.catch(() =>
				log.warn({}, 'The list could not be prepared, will be retried at the next start'),
			)
		return {
			api: {
				store,
				key,
				links,
				configuredAdmin: settings.admin?.name ?? null,
				site,
				mailAddress: senderAddress(mailSender(settings)),
				isSiteOnOtherOrigin: api !== '',
				signupsPerClient: settings.signupsPerClient,
				counts,
				onMailQueued: mails.confirmations.wake,
				mailLimits: settings.mail,
				bounceMailbox: mailbox,
				onLetterChanged: mails.letters.wake,
				checkLetter: createLetterCheck({
					store,
					settings,
					resolver: systemResolver(),
					isServed,
					now,
				}),
				sendTestLetter: createTestLetter({ transport: testTransport, links, site, now }),
				readOwnerFindings: readFindings,
				deleteMailFiles: (ids) => deleteEmlFiles(folder, ids),
				...pages,
			},
			createdAdmin,
			migrationNotes: erased === 0 ? notes : [...notes, erasedAgain(erased)],
			close: async () => {
				isStopping = true
				clearInterval(sweepTimer)
				await preparation
				await Promise.all([mails.stop(), bounces?.stop(), events?.stop()])
				testTransport.close()
				await counts?.stop()
				await db.close()
			},
		}
	} catch (error) {
		await db.close()
		throw error
	}
}

function erasedAgain(rows: number): string {
	return `${rows} registrations had been erased since the backup, and were erased again.`
}

type MailOptions = {
	readonly settings: Pick<Settings, 'mail' | 'dataDir' | 'addresses' | 'bounces'>
	readonly store: Store
	readonly links: SignedLinks
	/** The key of unsubscribe tokens in letters. */
	readonly letterKey: KeyObject
	/** Null if bounces are not read. */
	readonly bounceAddresses: BounceAddresses | null
	readonly readFindings: ReadOwnerFindings
	readonly log: WorkLog
}

/** Shorter than a mail takes. It halves the processor time that letters need. */
const claimWaitMs = 10

/** How often it is checked whether the owner has to be told something. */
const noticeIntervalMs = 10 * 60_000

/** Starts both lanes of the outbox. They share nothing but the rate, so that confirmations never wait for letters. */
function startMailWorkers(options: MailOptions) {
	const { settings, store, links, letterKey, bounceAddresses, readFindings, log } = options
	const { now } = systemClockAndRandom
	const bounceAddress = bounceAddresses?.addressOf
	const common = { store, now, random: Math.random, owner: randomUUID(), log, bounceAddress }
	const transport = openTransport(settings, now)
	const letterTransport = openTransport(settings, now, concurrentLetters)
	const failure = 'The outbox cannot be read, will be retried'
	const confirmations = startPollingSideBySide(
		concurrentMails,
		(isStopping) => sendDueMails({ ...common, transport }, isStopping),
		{ log, failure },
	)
	const sendDueLetters = createLetterSender({
		...common,
		transport: letterTransport,
		rate: createLetterRate(store.letters.recentMails, settings.mail),
		claimWaitMs,
		unsubscribeToken: (id) => createHmac('sha256', letterKey).update(id).digest('base64url'),
		unsubscribeUrl: (token, language) => links.url('unsubscribe', token, language),
		dataUrl: (token, language) => links.dataUrl(token, language, now()),
		site: settings.addresses.site,
	})
	const letters = startPolling(sendDueLetters, { log, failure })
	const notices = startPolling(
		() => sendOwnerNotice({ store, transport, now, readFindings, site: settings.addresses.site }),
		{ log, failure: 'The owner could not be told, will be retried', intervalMs: noticeIntervalMs },
	)
	return {
		confirmations,
		letters,
		/** Resolves when the mails under way have been sent. */
		stop: async () => {
			await Promise.all([confirmations.stop(), letters.stop(), notices.stop()])
			transport.close()
			letterTransport.close()
		},
	}
}

/** How often the mailbox for bounces is read. */
const bounceIntervalMs = 5 * 60_000

/** Reads bounces. The libraries are imported here, because most sites run without the setting. */
async function startBounceReading(
	url: string,
	options: {
		readonly addresses: BounceAddresses
		readonly links: SignedLinks
		readonly store: Store
		readonly log: WorkLog
	},
) {
	const { createBounceReader } = await import('#server/bounces/read-mailbox.ts')
	const { now } = systemClockAndRandom
	return startPolling(createBounceReader({ ...options, url, now }), {
		log: options.log,
		failure: 'Bounces could not be recorded, will be retried',
		intervalMs: bounceIntervalMs,
	})
}

/** Reports confirmations, unsubscriptions and erasures. Imported here, because most sites run without the setting. */
async function startWebhook(webhook: NonNullable<Settings['webhook']>, store: Store, log: WorkLog) {
	const { createReceiver } = await import('#server/webhook/receiver.ts')
	const { sendDueEvents } = await import('#server/webhook/send-events.ts')
	const { now } = systemClockAndRandom
	const receiver = createReceiver({ ...webhook, now })
	const options = { store, receiver, now, random: Math.random, owner: randomUUID(), log }
	return startPolling((isStopping) => sendDueEvents(options, isStopping), {
		log,
		failure: 'The events of the webhook cannot be read, will be retried',
	})
}

type SweepOptions = {
	readonly store: Store
	readonly folder: string
	readonly now: () => number
	readonly log: WorkLog
	readonly counts: CountBuffer | undefined
}

/**
 * Deletes expired rows and .eml files and folds the counts of past days, now and then hourly. A failed sweep is logged
 * and repeated an hour later.
 */
function startHourlySweep({ store, folder, now, log, counts }: SweepOptions): NodeJS.Timeout {
	const sweep = () => {
		const cutoffMs = now() - retentionMs.outbox
		Promise.all([store.sweep(), deleteEmlFilesBefore(folder, cutoffMs), counts?.foldDays()]).catch(
			() => log.warn({}, 'The hourly sweep failed, will be retried'),
		)
	}
	sweep()
	return setInterval(sweep, retentionMs.sweepInterval)
}
