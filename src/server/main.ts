import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { adminPassword } from '#settings/account.ts'
import { readSettings, SettingsError } from '#settings/settings.ts'
import { buildApp } from './app.ts'
import { staleBuildWarning } from './static/stale-build.ts'
import { MissingBuildError, noFiles, readFiles, readPolicies } from './static/files.ts'
import { loggerOptions } from './logger-options.ts'
import { startMetricsServer } from './metrics/metrics-server.ts'
import { createMetrics } from './metrics/metrics.ts'
import { plainPageTemplate } from './html/message-page.ts'
import { readPageTemplate, templateFile } from './html/page-template.ts'
import { startServices } from './services.ts'
import { NewerSchemaError } from './store/migrate.ts'

/** How long requests in flight may take after SIGTERM. */
const shutdownTimeoutMs = 10_000

const { values: options } = parseArgs({
	options: {
		/** The folder of the built site. */
		pages: { type: 'string', default: join(import.meta.dirname, '../../dist') },
		/** Serves no pages and prints no address: in development Astro does both. */
		'api-only': { type: 'boolean', default: false },
	},
})

async function start(): Promise<void> {
	const settings = readSettings(process.env)
	const { host, port, metricsPort, trustProxy } = settings
	const files = options['api-only'] ? noFiles() : readFiles(options.pages)
	const services = await startServices(
		settings,
		{ warn: (details, message) => app.log.warn(details, message) },
		options['api-only'] ? plainPageTemplate : readPageTemplate(options.pages),
		options['api-only'] ? undefined : readPolicies(options.pages)[templateFile('en')],
	)
	const { store, onMailQueued: onMail } = services.api
	const metrics = metricsPort === null ? null : createMetrics(store.outbox.counts)
	const signedUp = () => {
		metrics?.countSignup()
		onMail()
	}
	const app = buildApp({
		files,
		appUrl: settings.addresses.app,
		ready: () => store.ping().then(() => true),
		api: { ...services.api, onMailQueued: signedUp },
		log: loggerOptions,
		...(metrics && { metrics }),
		trustProxy,
	})
	app.addHook('onClose', services.close)
	try {
		if (metrics && metricsPort !== null) {
			const scrapes = await startMetricsServer(metrics, metricsPort)
			app.addHook('onClose', () => void scrapes.close())
		}
		await app.listen({ host, port })
	} catch (error) {
		await app.close()
		throw error
	}
	services.migrationNotes.forEach((note) => console.log(note))
	const stale = options['api-only'] ? null : staleBuildWarning(options.pages, settings)
	if (stale !== null) console.log(stale)
	if (settings.admin && !adminPassword.safeParse(settings.admin.password).success) {
		console.log('ADMIN_PASSWORD is short. Eight characters are the least for a list of addresses.')
	}
	if (services.createdAdmin) console.log(introduction(services.createdAdmin))
	const stop = async () => {
		setTimeout(() => process.exit(0), shutdownTimeoutMs).unref()
		// Connections become idle one after the other, as their last answers are sent.
		setInterval(() => app.server.closeIdleConnections(), 50).unref()
		await app.close()
		process.exit(0)
	}
	process.once('SIGTERM', stop)
	process.once('SIGINT', stop)
	if (!options['api-only']) console.log(`Ready at ${addressOf(host, app.server.address())}`)
}

/** Printed once, at the first start without an account in the settings. */
function introduction({ name, password }: { name: string; password: string }): string {
	return `The panel's first account: ${name}, password ${password}. It is not shown again.`
}

function addressOf(host: string, bound: ReturnType<import('node:net').Server['address']>): string {
	const port = typeof bound === 'object' && bound !== null ? bound.port : ''
	return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Errors whose message tells the operator what to change. */
const operatorErrors = [SettingsError, MissingBuildError, NewerSchemaError]

/** The message alone where the operator can put it right, else the error with its trace. */
function explain(error: unknown): unknown {
	if (!(error instanceof Error)) return error
	if (operatorErrors.some((kind) => error instanceof kind)) return error.message
	if ('syscall' in error && error.syscall === 'listen') {
		return `The address cannot be used (${error.message}). Set HOST, PORT or METRICS_PORT to another.`
	}
	return error
}

start().catch((error: unknown) => {
	console.error(explain(error))
	process.exitCode = 1
})
