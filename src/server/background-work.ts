import { createHmac, randomUUID } from 'node:crypto'
import type { Settings } from '#settings/settings.ts'
import { watchClock } from '#domain/dates/clock-errors.ts'
import { retentionMs } from '#domain/retention/retention.ts'
import { type BounceAddresses, createBounceAddresses } from '#server/bounces/bounce-address.ts'
import { type CountBuffer, createCountBuffer } from '#server/counts/count-buffer.ts'
import { errorDetails } from '#server/platform/log/error-details.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { sendAccessNotices } from '#server/accounts/access-notice.ts'
import { deleteEmlFiles, deleteEmlFilesBefore, emlFolder } from '#server/platform/mail/eml-files.ts'
import { createLetterRate } from '#server/letters/sending/letter-rate.ts'
import { concurrentLetters, createLetterSender } from '#server/letters/sending/letter-worker.ts'
import { openTransport } from '#server/platform/mail/open-transport.ts'
import type { ReadOwnerFindings } from '#server/notices/owner-findings.ts'
import { sendOwnerNotice } from '#server/notices/owner-notice.ts'
import { startPolling, startPollingSideBySide, type WorkLog } from '#server/platform/jobs/poll.ts'
import type { SignedLinks } from '#server/platform/mail/signed-links.ts'
import { concurrentMails, sendDueMails } from '#server/platform/jobs/worker.ts'
import { systemClockAndRandom } from '#server/platform/db/context.ts'
import type { Store } from './store.ts'

type WorkOptions = {
	readonly settings: Settings
	readonly store: Store
	readonly keys: Keys
	readonly links: SignedLinks
	/** The site's origin in mails. */
	readonly site: string
	readonly readFindings: ReadOwnerFindings
	readonly log: WorkLog
}

/** Starts all that runs beside the requests: mail, bounces, the webhook, the site's own counts and the hourly sweep. */
export async function startBackgroundWork(options: WorkOptions) {
	const { settings, store, keys, links, log } = options
	const { now } = systemClockAndRandom
	const addresses = settings.bounces && createBounceAddresses(settings.bounces.domain, keys.bounces)
	// First what may fail, and only then what runs until it is stopped.
	const readBounces =
		settings.bounces && addresses
			? await createBounceReading(settings.bounces.imapUrl, { addresses, links, store, log })
			: null
	const sendEvents = settings.webhook && (await createWebhook(settings.webhook, store, log))
	const mails = startMailWorkers({ ...options, bounceAddresses: addresses })
	const bounces = readBounces?.()
	const events = sendEvents?.()
	const counts =
		settings.analytics?.kind === 'own' ? createCountBuffer({ store, now, log }) : undefined
	const sweeps = startHourlySweep({ store, folder: emlFolder(settings), now, log, counts })
	const erasures = startErasures(store, emlFolder(settings), log)
	const clock = startClockCorrections(store, log)
	const check = startDatabaseCheck(store, log)
	return {
		/** Undefined if the site does not count. */
		counts,
		wakeConfirmations: mails.confirmations.wake,
		wakeLetters: mails.letters.wake,
		wakeErasures: erasures.wake,
		wakeAccessNotices: mails.accessNotices.wake,
		/** Resolves when the work under way has ended. */
		stop: async () => {
			await Promise.all([
				sweeps.stop(),
				erasures.stop(),
				clock.stop(),
				check.stop(),
				mails.stop(),
				bounces?.stop(),
				events?.stop(),
			])
			await counts?.stop()
		},
	}
}

type MailOptions = WorkOptions & {
	/** Null if bounces are not read. */
	readonly bounceAddresses: BounceAddresses | null
}

/** Shorter than a mail takes. It halves the processor time that letters need. */
const claimWaitMs = 10

/** How often it is checked whether the owner has to be told something. */
const noticeIntervalMs = 10 * 60_000

/** Starts both lanes of the outbox. They share nothing but the rate, so that confirmations never wait for letters. */
function startMailWorkers(options: MailOptions) {
	const { settings, store, keys, links, site, bounceAddresses, readFindings, log } = options
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
		unsubscribeToken: (id) => createHmac('sha256', keys.letters).update(id).digest('base64url'),
		unsubscribeUrl: (token, language) => links.url('unsubscribe', token, language),
		dataUrl: (token, language) => links.dataUrl(token, language, now()),
		site,
	})
	const letters = startPolling(sendDueLetters, { log, failure })
	const notices = startPolling(
		() => sendOwnerNotice({ store, transport, now, readFindings, site }),
		{ log, failure: 'The owner could not be told, will be retried', intervalMs: noticeIntervalMs },
	)
	const accessNotices = startPolling(
		(isStopping) => sendAccessNotices({ store, transport, site }, isStopping),
		{ log, failure: 'Admins could not be told of changed access, will be retried' },
	)
	return {
		confirmations,
		letters,
		accessNotices,
		/** Resolves when the mails under way have been sent. */
		stop: async () => {
			const lanes = [confirmations, letters, notices, accessNotices]
			await Promise.all(lanes.map((lane) => lane.stop()))
			transport.close()
			letterTransport.close()
		},
	}
}

/** How often the mailbox for bounces is read. */
const bounceIntervalMs = 5 * 60_000

/** Prepares reading bounces; the returned function starts it. The libraries are imported here, because most sites run without the setting. */
async function createBounceReading(
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
	const readBounces = createBounceReader({ ...options, url, now })
	return () =>
		startPolling(readBounces, {
			log: options.log,
			failure: 'Bounces could not be recorded, will be retried',
			intervalMs: bounceIntervalMs,
		})
}

/** Prepares reporting events; the returned function starts it. Imported here, because most sites run without the setting. */
async function createWebhook(
	webhook: NonNullable<Settings['webhook']>,
	store: Store,
	log: WorkLog,
) {
	const { createReceiver } = await import('#server/webhook/receiver.ts')
	const { sendDueEvents } = await import('#server/webhook/send-events.ts')
	const { now } = systemClockAndRandom
	const receiver = createReceiver({ ...webhook, now })
	const options = { store, receiver, now, random: Math.random, owner: randomUUID(), log }
	return () =>
		startPolling((isStopping) => sendDueEvents(options, isStopping), {
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
function startHourlySweep({ store, folder, now, log, counts }: SweepOptions) {
	let isStopping = false
	const sweep = async () => {
		const cutoffMs = now() - retentionMs.outbox
		await Promise.all([
			store.sweep(() => isStopping),
			deleteEmlFilesBefore(folder, cutoffMs),
			counts?.foldDays(),
		]).catch((error: unknown) =>
			log.warn(errorDetails(error), 'The hourly sweep failed, will be retried'),
		)
	}
	let last = sweep()
	const timer = setInterval(() => {
		last = sweep()
	}, retentionMs.sweepInterval)
	return {
		stop: async () => {
			isStopping = true
			clearInterval(timer)
			await last
		},
	}
}

/** Does the erasures of whole filters, also those that another start of the server has left. */
function startErasures(store: Store, folder: string, log: WorkLog) {
	const owner = randomUUID()
	const deleteMailFiles = (ids: readonly string[]) => deleteEmlFiles(folder, ids)
	return startPolling(
		(isStopping) => store.erasureJobs.work({ owner, isStopping, deleteMailFiles }),
		{ log, failure: 'An erasure was interrupted, will be continued' },
	)
}

/** Corrects what was stored while the clock ran ahead, when it has been set back: before the start, or since. */
function startClockCorrections(store: Store, log: WorkLog) {
	const wasSetBack = watchClock({
		now: systemClockAndRandom.now,
		elapsed: () => performance.now(),
	})
	let isDue = true
	return startPolling(
		async (isStopping) => {
			isDue = wasSetBack() || isDue
			if (!isDue) return
			await store.bringBackTimes(isStopping)
			isDue = false
		},
		{ log, failure: 'Times in the future could not be corrected, will be retried' },
	)
}

/** Looks for damage of the embedded database. The owner is told by the notice mail and in the panel. */
function startDatabaseCheck(store: Store, log: WorkLog) {
	return startPolling(
		async (isStopping) => {
			const damage = await store.databaseCheck.check(isStopping)
			if (damage === null || damage.length === 0) return
			log.warn({ damage }, 'The database is damaged, restore the last backup')
		},
		{
			log,
			failure: 'The database could not be checked for damage, will be retried',
			intervalMs: noticeIntervalMs,
		},
	)
}
