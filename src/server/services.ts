import { randomUUID } from 'node:crypto'
import type { Settings } from '#settings/settings.ts'
import { limits } from '#domain/waitlist/limits.ts'
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
import { createStore } from '#server/store/store.ts'

const hour = 3_600_000

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
 * worker and the hourly retention sweep. If the database is unusable, stops everything and rejects.
 */
export async function startServices(
	settings: Settings,
	log: MailLog,
	pageTemplate: PageTemplate = plainPageTemplate,
	pagePolicy?: string,
): Promise<Services> {
	const db = openDatabase(settings)
	try {
		const notes = await migrate(db)
		const store = createStore(db, systemClockAndRandom)
		const madeAdmin = await ensureAdmin(store, settings.admin, systemClockAndRandom.random)
		const [linkKey, counterKey] = [
			await store.secrets.key('links'),
			await store.secrets.key('counters'),
		]
		const transport = openTransport(settings, systemClockAndRandom.now)
		const { now } = systemClockAndRandom
		const folder = emlFolder(settings)
		const worker = startMailWorker({
			store,
			transport,
			now,
			random: Math.random,
			owner: randomUUID(),
			log,
		})
		const sweep = () => {
			const cutoff = now() - limits.outboxMs
			Promise.all([store.sweep(), deleteEmlFilesBefore(folder, cutoff)]).catch(() =>
				log.warn({}, 'The hourly sweep failed'),
			)
		}
		sweep()
		const timer = setInterval(sweep, hour)
		return {
			api: {
				store,
				key: counterKey,
				links: createSignedLinks(settings.addresses.api || settings.addresses.site, linkKey),
				site: settings.addresses.site,
				isSiteOnOtherOrigin: settings.addresses.api !== '',
				signupsPerClient: settings.signupsPerClient,
				onMailQueued: worker.wake,
				deleteMailFiles: (ids) => deleteEmlFiles(folder, ids),
				pageTemplate,
				pagePolicy: pagePolicy,
			},
			createdAdmin: madeAdmin,
			migrationNotes: notes,
			close: async () => {
				clearInterval(timer)
				await worker.stop()
				transport.close()
				await db.close()
			},
		}
	} catch (error) {
		await db.close()
		throw error
	}
}
