import { createHmac } from 'node:crypto'
import type { ApplicationSettings } from '#config/settings.ts'
import { retentionMs } from '#values/retention.ts'
import { accessNoticeHandler } from '#features/accounts/access-notice.ts'
import { copyNames } from '#features/backup/open-backup.ts'
import { createBounceAddresses } from '#features/bounces/bounce-address.ts'
import { createBounceReader } from '#features/bounces/read-mailbox.ts'
import { leaveMailHandlers } from '#features/leave/leave-mail.ts'
import { createCountBuffers } from '#features/counts/counts.ts'
import {
	concurrentLetters,
	letterHandler,
	type LetterOptions,
} from '#features/letters/sending/letter-job.ts'
import { createLetterRate } from '#features/letters/sending/letter-rate.ts'
import { seriesHandler } from '#features/letters/series/series-job.ts'
import { mailSender } from '#features/mail-design/mail-design.ts'
import type { ReadOwnerFindings } from '#features/notices/owner-findings.ts'
import { weeklyHandler } from '#features/notices/weekly/weekly-job.ts'
import { mailServerHandler } from '#features/notices/mail-server.ts'
import { accountMailHandler } from '#features/notices/account-mails.ts'
import { ownerNoticeHandler } from '#features/notices/owner-notice.ts'
import { listChangeHandler } from '#features/people/changes/list-change-job.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import { type JobHandlers, JobRunner, repeating, type WorkLog } from '#platform/jobs/job-runner.ts'
import type { Keys } from '#platform/keys/keys.ts'
import { deleteFilesBefore } from '#platform/delete-files-before.ts'
import { deleteEmlFiles, emlFolder, emlNames } from '#platform/mail/eml-files.ts'
import { findSmtpFailure } from '#platform/mail/smtp.ts'
import { openTransport } from '#platform/mail/open-transport.ts'
import type { SignedLinks } from '#platform/mail/signed-links.ts'
import type { Transport } from '#platform/mail/transport.ts'
import type { Store } from './store.ts'
import { mailHandlers } from '#features/waitlist/mail-jobs.ts'
import { createReceiver } from '#features/webhook/receiver.ts'
import { webhookHandler } from '#features/webhook/webhook-job.ts'

type WorkOptions = {
	readonly settings: ApplicationSettings
	readonly store: Store
	readonly keys: Keys
	readonly links: SignedLinks
	/** Origin of links in emails. */
	readonly site: string
	readonly transport: Transport
	readonly readFindings: ReadOwnerFindings
	readonly log: WorkLog
}

const { now } = systemClockAndRandom

const bounceIntervalMs = 5 * 60_000

export function createBackgroundWork(options: WorkOptions) {
	const { settings, store, keys, links, site, transport, log, readFindings } = options
	const { bounces, mail } = settings
	const addresses = bounces && createBounceAddresses(bounces.domain, keys.bounces)
	// Steps that may fail run first, before anything needs closing.
	const receiver = settings.webhook && createReceiver({ ...settings.webhook, now })
	// A separate transport, so that confirmations never wait for a letter's connections.
	const letterTransport = openTransport(settings, mailSender(settings), now, concurrentLetters)
	/** Undefined if counting is off. */
	const buffers =
		settings.analytics?.kind === 'own' ? createCountBuffers({ store, now, log }) : undefined
	const folder = emlFolder(settings)
	// One set of options for letters and series, so that they share the rate limit.
	const letterOptions: LetterOptions = {
		store,
		transport: letterTransport,
		rate: createLetterRate(store.letters.recentMails, mail),
		now,
		random: Math.random,
		log,
		unsubscribeToken: (id) => createHmac('sha256', keys.letters).update(id).digest('base64url'),
		unsubscribeUrl: (token, language) => links.url('unsubscribe', token, language),
		dataUrl: (token, language) => links.dataUrl(token, language, now()),
		bounceAddress: addresses?.addressOf,
		site,
	}
	/** In the order in which jobs are claimed. */
	const handlers: JobHandlers = {
		...mailHandlers({ keys, now, transport, bounceAddress: addresses?.addressOf }),
		...leaveMailHandlers({ store, transport, site }),
		'access-notice': accessNoticeHandler({ transport, site }),
		...(receiver && { webhook: webhookHandler({ store, receiver, now }) }),
		'list-change': listChangeHandler({
			store,
			links,
			site,
			mailsPerHour: mail.mailsPerHour,
			deleteMailFiles: (ids) => deleteEmlFiles(folder, ids),
		}),
		letter: letterHandler(letterOptions),
		series: seriesHandler({ ...letterOptions, store }),
		...(bounces &&
			addresses && {
				bounces: repeating(
					bounceIntervalMs,
					now,
					createBounceReader({
						url: bounces.imapUrl,
						addresses,
						links,
						store,
						unsubscribe: store.signups.unsubscribe,
						log,
						now,
					}),
				),
			}),
		'account-mail': accountMailHandler(transport, keys.outbox),
		'owner-notice': ownerNoticeHandler({ store, now, readFindings, site }),
		...(mail.smtpUrl !== null && {
			'mail-server': mailServerHandler({
				store,
				now,
				findFailure: async () => await findSmtpFailure({ url: mail.smtpUrl ?? '' }),
			}),
		}),
		...(buffers && {
			weekly: weeklyHandler({ store, links, readFindings, site, now }),
		}),
		retention: repeating(retentionMs.sweepInterval, now, async (isStopping) => {
			await store.sweep(isStopping)
			await deleteFilesBefore(folder, emlNames, now() - retentionMs.failedMail)
			await deleteFilesBefore(settings.dataDir, copyNames, now() - retentionMs.backup)
		}),
		...(buffers && {
			counts: repeating(retentionMs.sweepInterval, now, async () => {
				await buffers.counts.flush()
				await store.counts.foldPastDays()
			}),
		}),
	}
	const jobs = new JobRunner(handlers, { queue: store.jobs, now, random: Math.random, log })
	return {
		...buffers,
		start: () => jobs.start(),
		/** Resolves when running work has ended. */
		stop: async () => {
			await jobs.stop()
			await Promise.all([buffers?.counts.stop(), buffers?.speeds.stop()])
			letterTransport.close()
		},
	}
}
