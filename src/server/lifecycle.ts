import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { accountLimits } from '#domain/account/account-limits.ts'
import { utcDay } from '#domain/dates/utc-day.ts'
import { adminPassword } from '#settings/account.ts'
import { describeUnknownSettings, type Settings } from '#settings/settings.ts'
import { buildApp } from './app.ts'
import { readHeadlines } from './counts/headlines.ts'
import { readPageTemplate, templateFile } from './platform/http/page-template.ts'
import { createStartLog, loggerOptions } from './platform/log/logger-options.ts'
import { emlFolder } from './platform/mail/eml-files.ts'
import { createMetrics } from './platform/metrics/metrics.ts'
import { startMetricsServer } from './platform/metrics/metrics-server.ts'
import { type Files, noFiles, readFiles, readPolicies } from './platform/static/files.ts'
import { staleBuildWarning } from './platform/static/stale-build.ts'
import type { GivenSettings } from './settings/use-stored-settings.ts'
import { type BuiltPages, createServices, type CreatedAdmin, noPages } from './services.ts'

/** A site that answers requests. */
export type RunningSite = {
	readonly app: FastifyInstance
	/** Where the site answers, such as `http://127.0.0.1:3000`. */
	readonly address: string
	/** Messages for the operator that do not prevent the start. */
	readonly notices: readonly string[]
	/** Stops all parts in reverse order; requests and jobs under way are completed. */
	readonly stop: () => Promise<void>
}

/**
 * Starts the site: log, files, services, application, port, jobs. When one of them fails, those before it are stopped in
 * reverse order and the start rejects. The account of the first start is made once the port is taken, so that its
 * password is never lost.
 *
 * @param pages the folder of the built site; null in development, where Astro serves the pages
 * @param given the environment without the stored settings
 */
export async function startSite(
	settings: Settings,
	pages: string | null,
	given: GivenSettings,
): Promise<RunningSite> {
	await using parts = new AsyncDisposableStack()
	const log = createStartLog()
	const files = pages === null ? noFiles() : readFiles(pages)
	const services = parts.adopt(
		await createServices(settings, log, pages === null ? noPages : readPages(pages, files)),
		({ close }) => close(),
	)
	const { store } = services.api
	if (pages !== null) {
		await store.countMarks.recordHeadlines(readHeadlines(pages), utcDay(Date.now()))
	}
	const metrics = settings.metricsPort === null ? null : createMetrics(() => store.outbox.counts())
	const app = buildApp({
		files,
		appUrl: settings.addresses.app,
		ready: () => store.ping().then(() => true),
		api: { ...services.api, onSignup: () => metrics?.countSignup() },
		log: loggerOptions,
		...(metrics && { metrics }),
		trustProxy: settings.trustProxy,
	})
	parts.defer(() => app.close())
	if (metrics && settings.metricsPort !== null) {
		const server = await startMetricsServer(metrics, settings.metricsPort)
		parts.defer(() => void server.close())
	}
	const address = await app.listen({ host: settings.host, port: settings.port })
	const { createdAdmin } = await services.start()
	const notes = [...services.notes, ...given.unreadable.map(describeUnreadable)]
	const notices = startNotices(settings, pages, notes, createdAdmin)
	const running = parts.move()
	return { app, address, notices, stop: () => running.disposeAsync() }
}

/** The built pages that the API's routes fill. */
function readPages(folder: string, files: Files): BuiltPages {
	const policies = readPolicies(folder)
	return {
		pageTemplate: readPageTemplate(folder),
		pagePolicy: policies[templateFile('en')],
		myDataTemplate: readPageTemplate(folder, 'my-data'),
		myDataPolicy: policies[templateFile('en', 'my-data')],
		isServed: (path) => files.get(path) !== undefined,
	}
}

function describeUnreadable(name: string): string {
	return `${name} was stored with another key and cannot be read. Store it again: npm run settings -- set ${name}`
}

/** Messages for the operator that do not prevent the start. */
function startNotices(
	settings: Settings,
	pages: string | null,
	notes: readonly string[],
	createdAdmin: CreatedAdmin | null,
): readonly string[] {
	const notices = [...describeUnknownSettings(process.env), ...notes]
	if (settings.mail.smtpUrl === null) {
		notices.push(
			`Mails are written as .eml files to ${resolve(emlFolder(settings))}, because SMTP_URL is unset.`,
		)
	}
	const staleBuild = pages === null ? null : staleBuildWarning(pages, settings)
	if (staleBuild !== null) notices.push(staleBuild)
	if (settings.admin && !adminPassword.safeParse(settings.admin.password).success) {
		notices.push(
			`ADMIN_PASSWORD is short. Set one of at least ${accountLimits.minPasswordLength} characters and start again.`,
		)
	}
	if (createdAdmin) {
		const { name, password } = createdAdmin
		notices.push(`The panel's first account: ${name}, password ${password}. It is not shown again.`)
	}
	return notices
}
