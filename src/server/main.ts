import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { adminPassword } from '#settings/account.ts'
import { readSettings, SettingsError } from '#settings/settings.ts'
import { buildApp } from './app.ts'
import { staleNote } from './assets/built-settings.ts'
import { MissingBuildError, noFiles, readFiles, readPolicies } from './assets/files.ts'
import { log } from './log.ts'
import { listenForScrapes } from './metrics/listen.ts'
import { createMetrics } from './metrics/metrics.ts'
import { plainShell } from './pages/notice.ts'
import { readShell, shellName } from './pages/shells.ts'
import { startServices } from './services.ts'
import { NewerSchemaError } from './store/migrate.ts'

/** Requests under way when the process is told to stop may take this long, in milliseconds. */
const patience = 10_000

const { values: options } = parseArgs({
	options: {
		/** Where the built site is. */
		pages: { type: 'string', default: join(import.meta.dirname, '../../dist') },
		/** Serve no pages: in development Astro does. */
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
		options['api-only'] ? plainShell : readShell(options.pages),
		options['api-only'] ? undefined : readPolicies(options.pages)[shellName('en')],
	)
	const { store, onMail } = services.api
	const metrics = metricsPort === null ? null : createMetrics(store.outbox.counts)
	const signedUp = () => {
		metrics?.signedUp()
		onMail()
	}
	const app = buildApp({
		files,
		appUrl: settings.addresses.app,
		ready: () => store.ping().then(() => true),
		api: { ...services.api, onMail: signedUp },
		log,
		...(metrics && { metrics }),
		trustProxy,
	})
	app.addHook('onClose', services.close)
	try {
		if (metrics && metricsPort !== null) {
			const scrapes = await listenForScrapes(metrics, metricsPort)
			app.addHook('onClose', () => void scrapes.close())
		}
		await app.listen({ host, port })
	} catch (error) {
		await app.close()
		throw error
	}
	services.notes.forEach((note) => console.log(note))
	const stale = options['api-only'] ? null : staleNote(options.pages, settings)
	if (stale !== null) console.log(stale)
	if (settings.admin && !adminPassword.safeParse(settings.admin.password).success) {
		console.log('ADMIN_PASSWORD is short. Eight characters are the least for a list of addresses.')
	}
	if (services.madeAdmin) console.log(introduction(services.madeAdmin))
	const stop = async () => {
		setTimeout(() => process.exit(0), patience).unref()
		// A connection becomes idle when its last answer is out; then nothing keeps it open.
		setInterval(() => app.server.closeIdleConnections(), 50).unref()
		await app.close()
		process.exit(0)
	}
	process.once('SIGTERM', stop)
	process.once('SIGINT', stop)
	console.log(`Ready at ${addressOf(host, app.server.address())}`)
}

/** Said once, on the first start without an account in the settings. */
function introduction({ name, password }: { name: string; password: string }): string {
	return `The panel's first account: ${name}, password ${password}. It is not shown again.`
}

function addressOf(host: string, bound: ReturnType<import('node:net').Server['address']>): string {
	const port = typeof bound === 'object' && bound !== null ? bound.port : ''
	return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

const sayable = [SettingsError, MissingBuildError, NewerSchemaError]

/** What whoever starts the server can put right is said in words; the rest keeps its trace. */
function explain(error: unknown): unknown {
	if (!(error instanceof Error)) return error
	if (sayable.some((kind) => error instanceof kind)) return error.message
	if ('syscall' in error && error.syscall === 'listen') {
		return `The address cannot be used (${error.message}). Set HOST, PORT or METRICS_PORT to another.`
	}
	return error
}

start().catch((error: unknown) => {
	console.error(explain(error))
	process.exitCode = 1
})
