import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { accountLimits } from '#domain/account/account-limits.ts'
import { utcDay } from '#domain/dates/utc-day.ts'
import { adminPassword } from '#settings/account.ts'
import { describeUnknownSettings, type Settings } from '#settings/settings.ts'
import { buildApp } from './app.ts'
import { readHeadlines } from './counts/headlines.ts'
import type { WorkLog } from './platform/jobs/job-runner.ts'
import { errorDetails } from './platform/log/error-details.ts'
import { createStartLog, loggerOptions } from './platform/log/logger-options.ts'
import { emlFolder } from './platform/mail/eml-files.ts'
import { senderName } from './platform/mail/sender.ts'
import { createCertificateNames } from './platform/http/certificate-names.ts'
import { createMetrics } from './platform/metrics/metrics.ts'
import { startMetricsServer } from './platform/metrics/metrics-server.ts'
import { tidyReleases } from './platform/release/build-release.ts'
import {
	type BuiltSite,
	readBuiltSite,
	type ServedSite,
	serveSite,
	unbuiltSite,
} from './platform/release/built-site.ts'
import { followReleases } from './platform/release/follow-releases.ts'
import { folderToServe } from './platform/release/release-folder.ts'
import { hasBuiltSite, noFiles } from './platform/static/files.ts'
import { staleBuildWarning, supersededWarning } from './platform/static/stale-build.ts'
import { buildCommand } from './releases/build-command.ts'
import type { BuildCommand } from './releases/page-builder.ts'
import { followSettings } from './settings/follow-settings.ts'
import type { GivenSettings } from './settings/use-stored-settings.ts'
import { firstStartNotice } from './first-start/first-start-notice.ts'
import { createSiteBuilder, firstBuildOf } from './site-builder.ts'
import { type BuiltPages, createServices, noPages } from './services.ts'
import type { Store } from './store.ts'
import { useWordsOfSite } from './words/words-of-site.ts'

/** A running site. */
export type RunningSite = {
	readonly app: FastifyInstance
	/** The site's address, such as `http://127.0.0.1:3000`. */
	readonly address: string
	/** Warnings for the operator that do not prevent the start. */
	readonly notices: readonly string[]
	/** Stops all parts in reverse order, after finishing requests and jobs in flight. */
	readonly stop: () => Promise<void>
}

type SiteOptions = {
	/** The folder of releases; its current release is served instead of `pages`. Null for none. */
	readonly releases?: string | null
	/** Restarts this process after a change of stored settings; null where the system cannot. */
	readonly restart?: (() => void) | null
	/** Whether to build a release at the start if the pages do not match the present files and settings. */
	readonly buildsPages?: boolean
	/** Defaults to the project's own build. */
	readonly command?: BuildCommand
}

/**
 * Starts the site: log, files, services, application, port, jobs. If one fails, the start stops the earlier ones in
 * reverse order and rejects. The link for the first account is made after the port is taken, so that a failed start
 * never replaces a link.
 *
 * @param pages the folder of the built site; null in development, where Astro serves the pages
 * @param given the environment without the stored settings
 */
export async function startSite(
	settings: Settings,
	pages: string | null,
	given: GivenSettings,
	{
		releases = null,
		restart = null,
		buildsPages = false,
		command = buildCommand,
	}: SiteOptions = {},
): Promise<RunningSite> {
	await using parts = new AsyncDisposableStack()
	const log = createStartLog()
	const served = pages === null ? null : serveSite(firstSite(pages, releases))
	const services = parts.adopt(
		await createServices(
			settings,
			log,
			served === null ? noPages : builtPages(served),
			given.environment,
		),
		({ close }) => close(),
	)
	const { store } = services.api
	const isUnbuilt = () => served?.site() === unbuiltSite
	if (served !== null && !isUnbuilt()) await recordHeadlines(store, served.site().folder)
	const isMailServerUp = async () =>
		settings.mail.smtpUrl === null ? null : (await store.ownerNotices.mailServerOutage()) === null
	const metrics =
		settings.metricsPort === null
			? null
			: createMetrics(() => store.outbox.counts(), isMailServerUp)
	const builder =
		served === null || releases === null
			? null
			: createSiteBuilder({
					settings,
					given,
					served,
					store,
					log,
					folder: resolve(releases),
					command,
				})
	const nameCode = randomBytes(12).toString('base64url')
	const app = buildApp({
		files: served?.files ?? noFiles(),
		firstBuild: () => (isUnbuilt() ? firstBuildOf(builder?.pages.status()) : null),
		appUrl: settings.addresses.app,
		ready: () => store.ping().then(() => true),
		certificateNames: createCertificateNames(settings, nameCode),
		api: {
			...services.api,
			settingsInForce: {
				revision: given.revision,
				isFollowing: restart !== null,
			},
			releases: builder?.forPanel,
			siteFolder: () => (isUnbuilt() ? null : (served?.site().folder ?? null)),
			onSignup: () => metrics?.countSignup(),
		},
		log: loggerOptions,
		...(metrics && { metrics }),
		trustProxy: settings.trustProxy,
	})
	parts.defer(() => app.close())
	if (metrics && settings.metricsPort !== null) {
		const server = await startMetricsServer(metrics, settings.metricsPort)
		parts.defer(() => {
			server.close()
		})
	}
	const address = await app.listen({ host: settings.host, port: settings.port })
	const { firstStartToken } = await services.start()
	if (served !== null && releases !== null) {
		tidyReleases(releases, Date.now())
		const follower = follow({ folder: releases, served, store, log, restart })
		parts.defer(() => follower.stop())
	}
	if (builder !== null) {
		await builder.resume()
		parts.defer(() => builder.pages.stop())
		if (buildsPages) builder.pages.buildIfNeeded()
	}
	const settingsFollower = followSettings({ settings: store.settings, given, log, restart })
	parts.defer(() => settingsFollower.stop())
	// The build started above resolves these.
	const warnings = served === null || buildsPages ? [] : buildWarnings(settings, served, pages)
	const notes = [...services.notes, ...given.unreadable.map(describeUnreadable), ...warnings]
	const notices = [
		...startNotices(settings, notes),
		...(firstStartToken === null
			? []
			: [
					firstStartNotice(settings, served === null ? null : address, {
						token: firstStartToken,
						nameCode,
					}),
				]),
	]
	const running = parts.move()
	return { app, address, notices, stop: () => running.disposeAsync() }
}

/**
 * The current release, or the built site if there is none. With releases, both may be missing: the first release is
 * served as soon as it is built.
 */
function firstSite(pages: string, releases: string | null): BuiltSite {
	if (releases === null) return readBuiltSite(pages)
	const folder = folderToServe(pages, releases)
	return hasBuiltSite(folder) ? readBuiltSite(folder) : unbuiltSite
}

/** Values the API reads from the served site. */
function builtPages({ files, templates, site }: ServedSite): BuiltPages {
	return {
		...templates,
		isServed: (path) => files.get(path) !== undefined,
		folder: () => site().folder || null,
	}
}

function recordHeadlines({ countMarks }: Store, folder: string): Promise<void> {
	return countMarks.recordHeadlines(readHeadlines(folder), utcDay(Date.now()))
}

type Following = {
	/** The folder of releases. */
	readonly folder: string
	readonly served: ServedSite
	readonly store: Store
	readonly log: WorkLog
	readonly restart: (() => void) | null
}

/**
 * Takes over each release chosen while the site runs, with its words. If it changes the product name, which is the
 * sender name of all mails, the server restarts.
 */
function follow({ folder, served, store, log, restart }: Following) {
	const onReplaced = async (taken: string) => {
		const name = senderName()
		useWordsOfSite(taken)
		if (senderName() !== name) restart?.()
		await recordHeadlines(store, taken).catch((error: unknown) =>
			log.warn(errorDetails(error), 'The headlines of a release could not be recorded'),
		)
	}
	return followReleases({ folder, served, log, onReplaced })
}

/** Mismatches between the served pages and the settings or a later build. */
function buildWarnings(
	settings: Settings,
	served: ServedSite,
	pages: string | null,
): readonly string[] {
	if (served.site() === unbuiltSite) {
		return ['There are no pages yet. To build them, start with: npm start']
	}
	const { folder } = served.site()
	const warnings = [staleBuildWarning(folder, settings), pages && supersededWarning(folder, pages)]
	return warnings.filter((warning) => warning !== null)
}

function describeUnreadable(name: string): string {
	return `${name} was stored with another key and cannot be read. Store it again: npm run settings -- set ${name}`
}

/** Warnings for the operator that do not prevent the start. */
function startNotices(settings: Settings, notes: readonly string[]): readonly string[] {
	const notices = [...describeUnknownSettings(process.env), ...notes]
	if (settings.mail.smtpUrl === null) {
		notices.push(
			`Mails are written as .eml files to ${resolve(emlFolder(settings))}, because SMTP_URL is unset.`,
		)
	}
	if (settings.admin && !adminPassword.safeParse(settings.admin.password).success) {
		notices.push(
			`ADMIN_PASSWORD is short. Set one of at least ${accountLimits.minPasswordLength} characters and start again.`,
		)
	}
	return notices
}
