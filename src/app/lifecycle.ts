import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { accountLimits } from '#config/rules/account-limits.ts'
import { utcDay } from '#values/dates/utc-day.ts'
import { adminPassword } from '#config/admin-credentials.ts'
import { describeUnknownSettings, type Settings } from '#config/settings.ts'
import { setCurrentSite, type Site } from '#cms/reader/site.ts'
import { buildApp } from './app.ts'
import { readHeadlines } from '#features/counts/headlines.ts'
import { firstStartNotice } from '#features/first-start/first-start-notice.ts'
import { followSite, type SiteChange } from './follow-site.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import { createCertificateNames } from '#platform/http/server/certificate-names.ts'
import { createHttpServer } from '#platform/http/server/http-server.ts'
import { startLoadGauge } from '#platform/http/server/load-gauge.ts'
import type { WorkLog } from '#platform/jobs/job-runner.ts'
import { errorDetails } from '#platform/log/error-details.ts'
import { createStartLog, loggerOptions } from '#platform/log/logger-options.ts'
import { emlFolder } from '#platform/mail/eml-files.ts'
import { mailSender } from '#features/mail-design/mail-design.ts'
import { startMetricsServer } from '#platform/metrics/metrics-server.ts'
import { noAssets, readAssets } from '#platform/pages/assets.ts'
import { loadRenderer } from '#cms/rendering/renderer.ts'
import {
	createRenderedPages,
	developmentPages,
	type ReplaceablePages,
} from '#cms/rendering/rendered-pages.ts'
import { createLettersOnWeb } from './letters-on-web.ts'
import { createMeasuring, measurableDay } from './measure-claims.ts'
import { createServices, openInstallation } from './services.ts'
import type { GivenSettings } from '#features/settings/load-stored-settings.ts'
import type { Store } from './store.ts'

/**
 * The delay between a start, or a change of the site, and the recording of headlines. Recording renders every page, and
 * visitors come first.
 */
const recordingDelayMs = 60_000

export type RunningSite = Awaited<ReturnType<typeof startSite>>

/**
 * Starts the site: log, database, pages, application, port, jobs. If one fails, startup stops the earlier ones in
 * reverse order and rejects. The link for the first account is made only once the server listens on its port, so that a
 * failed start never replaces a link.
 *
 * @param folder of the build; null in development, where Astro serves the pages
 * @param given the environment without the stored settings
 */
export async function startSite(settings: Settings, folder: string | null, given: GivenSettings) {
	await using parts = new AsyncDisposableStack()
	const log = createStartLog()
	const installation = parts.adopt(await openInstallation(settings, log), ({ close }) => close())
	const { store } = installation
	const [last] = await store.words.publications(1)
	const { now } = systemClockAndRandom
	const measure = createMeasuring({ store, now })
	const readLetters = createLettersOnWeb(store)
	const siteOf = async ({ edits, settings: own }: SiteChange): Promise<Site> => ({
		edits,
		settings: own,
		measurements: await measure(),
		letters: await readLetters(own),
	})
	const letters = await store.letters.archiveRevision()
	const site = await siteOf({ edits: last?.edits ?? {}, settings })
	setCurrentSite(site)
	const rendered = folder === null ? null : await openPages(folder, site, log)
	const gauge = parts.adopt(startLoadGauge(log), ({ stop }) => stop())
	const nameCode = randomBytes(12).toString('base64url')
	const metrics = await metricsOf(settings, store)
	// Adopts a stored change at once. Otherwise the next poll would adopt it.
	const adopt = async () =>
		await follower
			.adopt()
			.catch((error: unknown) =>
				log.warn(errorDetails(error), 'A change could not be adopted and will be retried'),
			)

	const createApplication = async (wanted: Settings) => {
		await using created = new AsyncDisposableStack()
		const pages = rendered?.pages ?? developmentPages(settings.port - 1)
		const services = created.adopt(
			await createServices(installation, wanted, log, pages, given.environment),
			({ close }) => close(),
		)
		const app = buildApp({
			pages,
			assets: rendered?.assets ?? noAssets,
			appUrl: wanted.addresses.app,
			ready: () => services.api.store.ping().then(() => true),
			certificateNames: createCertificateNames(wanted, nameCode),
			api: {
				...services.api,
				onPublished: adopt,
				onSettingsChanged: adopt,
				onArchived: adopt,
				...(metrics && { onSignup: metrics.countSignup }),
			},
			log: loggerOptions,
			...(metrics && { metrics }),
			trustProxy: wanted.trustProxy,
			isOverloaded: gauge.isOverloaded,
		})
		created.defer(() => app.close())
		await app.ready()
		const open = created.move()
		/** `stop` finishes requests and jobs in flight. */
		return { app, start: services.start, stop: () => open.disposeAsync() }
	}
	/** The application in use. It is replaced when the settings change; requests in flight end in the previous one. */
	let application = await createApplication(settings)
	/** Resolves when the running jobs of all former applications have ended. */
	let stopping: Promise<unknown> = Promise.resolve()
	parts.defer(async () => {
		await application.stop()
		await stopping
	})
	const server = createHttpServer(() => application.app.server)
	parts.defer(() => closed(server))
	const address = await listen(server, settings)
	if (metrics && settings.metricsPort !== null) {
		const metricsServer = await startMetricsServer(metrics, settings.metricsPort)
		parts.defer(() => {
			metricsServer.close()
		})
	}
	await application.start()
	// Only its hash is stored.
	const firstStartToken = await store.firstStart.offer()
	let recording: Promise<void> | null = null
	const recorder = setTimeout(() => {
		recording = rendered && recordHeadlines(store, rendered.pages, log)
	}, recordingDelayMs)
	parts.defer(async () => {
		clearTimeout(recorder)
		await recording
	})

	let made = applicationOf(settings)
	const onChange = async (change: SiteChange) => {
		const changedSite = await siteOf(change)
		await rendered?.pages.replace(changedSite)
		setCurrentSite(changedSite)
		const wanted = applicationOf(change.settings)
		if (!isDeepStrictEqual(wanted, made)) {
			await replaceApplication(change.settings)
			made = wanted
		}
		recorder.refresh()
	}
	const replaceApplication = async (next: Settings) => {
		await using created = new AsyncDisposableStack()
		const replacement = created.adopt(await createApplication(next), ({ stop }) => stop())
		// Starts the new application first, because the previous one may still get requests. For a moment both may run
		// jobs, as with two processes. If the start fails, the previous one remains.
		await replacement.start()
		created.move()
		const former = application
		application = replacement
		const stopped = former
			.stop()
			.catch((error: unknown) =>
				log.warn(errorDetails(error), 'Parts with the former settings could not be stopped'),
			)
		stopping = Promise.all([stopping, stopped])
	}
	const follower = followSite({
		store,
		given,
		settings,
		publication: last?.id ?? null,
		letters,
		measurableDay: () => measurableDay(now()),
		log,
		onChange,
	})
	parts.defer(() => follower.stop())

	const notes = [...installation.notes, ...given.unreadable.map(describeUnreadable)]
	const first = firstStartToken !== null && { token: firstStartToken, nameCode }
	const running = parts.move()
	return {
		server,
		/** The site's address, such as `http://127.0.0.1:3000`. */
		address,
		/** Warnings for the operator that do not prevent startup. */
		notices: [
			...startNotices(settings, notes),
			...(first ? [firstStartNotice(settings, folder === null ? null : address, first)] : []),
		],
		/** Stops all parts in reverse order, after finishing requests and jobs in flight. */
		stop: () => running.disposeAsync(),
	}
}

/** The settings that an application is created from. When one of them changes, the application is replaced. */
function applicationOf({ operator: _operator, pricesIncludeVat: _vat, ...settings }: Settings) {
	return { ...settings, sender: mailSender(settings) }
}

async function openPages(folder: string, site: Site, log: WorkLog) {
	const renderer = await loadRenderer(resolve(folder))
	return {
		pages: await createRenderedPages(site, { renderer, log, now: Date.now }),
		assets: readAssets(resolve(folder, 'client')),
	}
}

async function metricsOf({ metricsPort, mail }: Settings, store: Store) {
	if (metricsPort === null) return null
	const { createMetrics } = await import('#platform/metrics/metrics.ts')
	const isMailServerUp = async () =>
		mail.smtpUrl === null ? null : (await store.ownerNotices.mailServerOutage()) === null
	return createMetrics(() => store.outbox.counts(), isMailServerUp)
}

async function listen(server: Server, { host, port }: Settings): Promise<string> {
	server.listen({ host, port })
	await once(server, 'listening')
	const found = server.address()
	const [name, number] = typeof found === 'object' && found ? [found.address, found.port] : ['', 0]
	return `http://${name.includes(':') ? `[${name}]` : name}:${number}`
}

/** Resolves when the requests in flight have ended. */
async function closed(server: Server): Promise<void> {
	server.close()
	server.closeIdleConnections()
	await once(server, 'close')
}

/** Records the pages' headlines, so that the counts can mark the days on which headlines changed. */
async function recordHeadlines(store: Store, pages: ReplaceablePages, log: WorkLog): Promise<void> {
	try {
		await store.countMarks.recordHeadlines(await readHeadlines(pages.texts), utcDay(Date.now()))
	} catch (error) {
		log.warn(errorDetails(error), 'The headlines of the pages could not be recorded')
	}
}

function describeUnreadable(name: string): string {
	return `${name} was stored with another key and cannot be read. Store it again: npm run settings -- set ${name}`
}

function startNotices(settings: Settings, notes: readonly string[]): readonly string[] {
	const notices = [...describeUnknownSettings(process.env), ...notes]
	if (settings.mail.smtpUrl === null) {
		notices.push(
			`Emails are written as .eml files to ${resolve(emlFolder(settings))}, because SMTP_URL is unset.`,
		)
	}
	if (settings.admin && !adminPassword.safeParse(settings.admin.password).success) {
		notices.push(
			`ADMIN_PASSWORD is short. Set one of at least ${accountLimits.minPasswordLength} characters and start again.`,
		)
	}
	return notices
}
