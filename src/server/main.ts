import { once } from 'node:events'
import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { adminPassword } from '#settings/account.ts'
import { accountLimits } from '#domain/account/account-limits.ts'
import { utcDay } from '#domain/dates/utc-day.ts'
import {
	describeUnknownSettings,
	readSettings,
	type Settings,
	SettingsError,
} from '#settings/settings.ts'
import { buildApp } from './app.ts'
import { KeyError } from './platform/keys/key-file.ts'
import { createSiteServer, type SiteServer } from './platform/http/site-server.ts'
import { staleBuildWarning } from './platform/static/stale-build.ts'
import { readHeadlines } from './counts/headlines.ts'
import {
	type Files,
	MissingBuildError,
	noFiles,
	readFiles,
	readPolicies,
} from './platform/static/files.ts'
import { createStartLog, loggerOptions } from './platform/log/logger-options.ts'
import type { ApiPages } from './api-options.ts'
import { startMetricsServer } from './platform/metrics/metrics-server.ts'
import { createMetrics } from './platform/metrics/metrics.ts'
import { readPageTemplate, templateFile } from './platform/http/page-template.ts'
import { emlFolder } from './platform/mail/eml-files.ts'
import { type Services, startServices } from './services.ts'
import { NewerSchemaError } from './platform/db/migrate.ts'
import { DatabaseFileError } from './platform/db/sqlite/sqlite-errors.ts'

/** Limit for requests in flight after SIGTERM. */
const shutdownTimeoutMs = 10_000

/** Connections become idle one by one, as their last responses are sent. */
const closeIdleIntervalMs = 50

const { values: options } = parseArgs({
	options: {
		/** The folder of the built site. */
		pages: { type: 'string', default: join(import.meta.dirname, '../../dist') },
		/** Serves no pages and prints no address: in development Astro does both. */
		'api-only': { type: 'boolean', default: false },
	},
})
const hasPages = !options['api-only']

/** Starts the server: pages are answered as soon as it listens, all else when its services have started. */
async function start(): Promise<FastifyInstance> {
	const settings = readSettings(process.env)
	const { host, port } = settings
	const files = hasPages ? readFiles(options.pages) : noFiles()
	const http = createSiteServer(files)
	try {
		http.server.listen({ host, port })
		await once(http.server, 'listening')
		const app = await startApp(settings, files, http)
		if (hasPages) console.log(`Ready at ${urlOf(host, http.server.address())}`)
		return app
	} catch (error) {
		close(http.server)
		throw error
	}
}

/** Starts the services, and the application that answers with them. */
async function startApp(
	settings: Settings,
	files: Files,
	http: SiteServer,
): Promise<FastifyInstance> {
	const { metricsPort, trustProxy } = settings
	const services = await startServices(
		settings,
		createStartLog(),
		hasPages
			? { ...readPages(options.pages), isServed: (path) => files.get(path) !== undefined }
			: undefined,
	)
	// Replaced when the application closes the services.
	let stop = services.close
	try {
		const { store } = services.api
		if (hasPages) {
			await store.countMarks.recordHeadlines(readHeadlines(options.pages), utcDay(Date.now()))
		}
		const metrics = metricsPort === null ? null : createMetrics(store.outbox.counts)
		const app = buildApp({
			files,
			appUrl: settings.addresses.app,
			ready: () => store.ping().then(() => true),
			api: { ...services.api, onSignup: () => metrics?.countSignup() },
			log: loggerOptions,
			...(metrics && { metrics }),
			trustProxy,
			http,
		})
		app.addHook('onClose', services.close)
		stop = () => app.close()
		if (metrics && metricsPort !== null) {
			const metricsServer = await startMetricsServer(metrics, metricsPort)
			app.addHook('onClose', () => void metricsServer.close())
		}
		await app.ready()
		for (const notice of startNotices(settings, services)) console.log(notice)
		return app
	} catch (error) {
		close(http.server)
		await stop()
		throw error
	}
}

/** Closes the port, and the connections whose requests are held. */
function close(server: Server): void {
	server.close()
	server.closeAllConnections()
}

/** The built pages that the API's routes fill. */
function readPages(folder: string): ApiPages {
	const policies = readPolicies(folder)
	return {
		pageTemplate: readPageTemplate(folder),
		pagePolicy: policies[templateFile('en')],
		myDataTemplate: readPageTemplate(folder, 'my-data'),
		myDataPolicy: policies[templateFile('en', 'my-data')],
	}
}

/** Messages for the operator that do not prevent the start. */
function startNotices(settings: Settings, { migrationNotes, createdAdmin }: Services): string[] {
	const notices = [...describeUnknownSettings(process.env), ...migrationNotes]
	if (settings.mail.smtpUrl === null) {
		notices.push(
			`Mails are written as .eml files to ${resolve(emlFolder(settings))}, because SMTP_URL is unset.`,
		)
	}
	const staleBuild = hasPages ? staleBuildWarning(options.pages, settings) : null
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

/** Finishes requests in flight after SIGTERM or SIGINT, then exits. A start under way is completed first. */
function stopOnSignal(starting: Promise<FastifyInstance>): void {
	const stop = async () => {
		setTimeout(() => process.exit(0), shutdownTimeoutMs).unref()
		// A start that fails ends the process by itself.
		const app = await starting.catch(() => null)
		if (app === null) return
		setInterval(() => app.server.closeIdleConnections(), closeIdleIntervalMs).unref()
		await app.close()
		process.exit(0)
	}
	process.once('SIGTERM', stop)
	process.once('SIGINT', stop)
}

function urlOf(host: string, bound: ReturnType<Server['address']>): string {
	const port = typeof bound === 'object' && bound !== null ? bound.port : ''
	return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Errors whose message tells the operator what to change. */
const operatorErrors = [
	SettingsError,
	MissingBuildError,
	NewerSchemaError,
	DatabaseFileError,
	KeyError,
]

/** What to print for an error: only the message if the operator can fix it, else the error with its stack. */
function describeError(error: unknown): unknown {
	if (!(error instanceof Error)) return error
	if (operatorErrors.some((kind) => error instanceof kind)) return error.message
	if ('syscall' in error && error.syscall === 'listen') {
		return `The server cannot listen (${error.message}). Set HOST, PORT or METRICS_PORT to a free address.`
	}
	return error
}

const starting = start()
stopOnSignal(starting)
starting.catch((error: unknown) => {
	console.error(describeError(error))
	// Whatever still runs must not keep a process alive that answers nothing.
	process.exit(1)
})
