import { randomUUID } from 'node:crypto'
import type { Settings } from '#settings/settings.ts'
import { retentionMs } from '#domain/retention/retention.ts'
import { type CountBuffer, createCountBuffer } from '#server/counts/count-buffer.ts'
import { ensureAdmin } from '#server/auth/first-admin.ts'
import { deleteEmlFiles, emlFolder, deleteEmlFilesBefore } from '#server/mail/eml-files.ts'
import { createSignedLinks } from '#server/mail/signed-links.ts'
import { openTransport } from '#server/mail/open-transport.ts'
import { type MailLog, startMailWorker } from '#server/mail/worker.ts'
import { plainPageTemplate, type PageTemplate } from '#server/html/message-page.ts'
import type { ApiOptions } from '#server/routes/api-options.ts'
import { migrate } from '#server/store/migrate.ts'
import { openDatabase } from '#server/store/open-database.ts'
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

/**
 * Starts everything behind the API: migrates the database, ensures an admin account, and starts the mail
 * worker, the site's own counts and the hourly sweep. If the database is unusable, stops everything and rejects.
 */
export async function startServices(
	settings: Settings,
	log: MailLog,
	pageTemplate: PageTemplate = plainPageTemplate,
	pagePolicy?: string,
): Promise<Services> {
	const db = openDatabase(settings)
	try {
		const migrationNotes = await migrate(db)
		const { now, random } = systemClockAndRandom
		const store = createStore(db, systemClockAndRandom)
		const createdAdmin = await ensureAdmin(store, settings.admin, random)
		const key = await store.secrets.key('counters')
		const linkKey = await store.secrets.key('links')
		const folder = emlFolder(settings)
		const transport = openTransport(settings, now)
		const worker = startMailWorker({
			store,
			transport,
			now,
			random: Math.random,
			owner: randomUUID(),
			log,
		})
		const counts =
			settings.analytics?.kind === 'own' ? createCountBuffer({ store, now, log }) : undefined
		const sweepTimer = startHourlySweep({ store, folder, now, log, counts })
		let isStopping = false
		const preparation = store
			.prepareList(() => isStopping)
			.catch(() =>
				log.warn({}, 'The list could not be prepared, will be retried at the next start'),
			)
		const { site, api } = settings.addresses
		return {
			api: {
				store,
				key,
				links: createSignedLinks(api || site, linkKey),
				site,
				isSiteOnOtherOrigin: api !== '',
				signupsPerClient: settings.signupsPerClient,
				counts,
				onMailQueued: worker.wake,
				deleteMailFiles: (ids) => deleteEmlFiles(folder, ids),
				pageTemplate,
				pagePolicy,
			},
			createdAdmin,
			migrationNotes,
			close: async () => {
				isStopping = true
				clearInterval(sweepTimer)
				await preparation
				await worker.stop()
				await counts?.stop()
				transport.close()
				await db.close()
			},
		}
	} catch (error) {
		await db.close()
		throw error
	}
}

type SweepOptions = {
	readonly store: Store
	readonly folder: string
	readonly now: () => number
	readonly log: MailLog
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
