import { createServer, type RequestListener } from 'node:http'
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Files } from './static/files.ts'
import { createStaticHandler } from './static/static-handler.ts'
import { dynamicHeaders } from './static/headers.ts'
import {
	createErrorHandler,
	isApiPath,
	logNotFound,
	createNotFoundHandler,
} from './http/error-pages.ts'
import { apiRoutes } from './routes/api.ts'
import { allowSiteOrigin } from './http/cors.ts'
import { healthRoutes, type ReadinessCheck } from './routes/health.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { ApiOptions } from './routes/api-options.ts'

/** Everything the server is built from. */
export type AppOptions = Readonly<{
	files: Files
	/** Where the app lives; paths such as /login redirect there. */
	appUrl: string
	ready: ReadinessCheck
	/** What answers below /api/ and on the waitlist's own pages. */
	api?: ApiOptions
	log: FastifyServerOptions['logger']
	metrics?: Metrics
	/** Whether the last hop of X-Forwarded-For is the client. */
	trustProxy: boolean
	/** How long a client may take; `usualTimeouts` when absent. */
	timeouts?: Timeouts
}>

/** In milliseconds. */
type Timeouts = Readonly<{
	/** For the headers of a request. */
	headersMs: number
	/** For a request with its body. */
	requestMs: number
	/** How often both are looked at. */
	checkIntervalMs: number
	/** For a connection on which nothing moves, between requests and while an answer is not read. */
	idleMs: number
}>

/**
 * A client that sends its headers or body slowly is closed within 15 s. An idle connection stays longer
 * than the 60 s of common proxies: a proxy must be the one that closes, or it may send a request into a
 * connection that has just been closed here.
 */
const defaultTimeouts: Timeouts = {
	headersMs: 10_000,
	requestMs: 12_000,
	checkIntervalMs: 1_000,
	idleMs: 72_000,
}

const serverOptions = {
	// `idleMs` covers the time between requests as well; a second timer would be reset for each page.
	keepAliveTimeout: 0,
	// In bytes.
	maxHeaderSize: 8192,
	// Requests without a body get no stream for it: a fifth less processor time for each page.
	optimizeEmptyRequests: true,
}

/** The longest message to the API. */
const maxBodyBytes = 16 * 1024

/**
 * Builds the server without starting it. Files, redirects and missing pages are answered in the handler
 * of `node:http`; everything else goes through Fastify.
 */
export function buildApp(parts: AppOptions): FastifyInstance {
	const { files, appUrl, ready, api, log, metrics, trustProxy, timeouts = defaultTimeouts } = parts
	/** Paths that Fastify answers. */
	const routes = new Set<string>()
	const handleStatic = createStaticHandler(
		files,
		appUrl,
		(path) => routes.has(path) || isApiPath(path),
		(path) => logNotFound(app.log, path),
	)
	const answerMissing = createNotFoundHandler(files)
	let isStopping = false

	function serverFactory(handleDynamic: RequestListener) {
		const options = {
			...serverOptions,
			headersTimeout: timeouts.headersMs,
			requestTimeout: timeouts.requestMs,
			connectionsCheckingInterval: timeouts.checkIntervalMs,
		}
		return createServer(options, (request, response) => {
			if (isStopping) response.shouldKeepAlive = false
			const status = handleStatic(request, response)
			if (status !== null) {
				metrics?.countResponse(status)
				return
			}
			response.once('finish', () => metrics?.countResponse(response.statusCode))
			handleDynamic(request, response)
		}).setTimeout(timeouts.idleMs)
	}

	const app: FastifyInstance = Fastify({
		serverFactory,
		logger: log ?? false,
		logController: new LogController({ disableRequestLogging: true }),
		// The hop next to the server and no other: what stands further left anyone can write.
		trustProxy: trustProxy && ((_address, hop) => hop === 0),
		bodyLimit: maxBodyBytes,
		return503OnClosing: false,
		// A path with a broken escape is a path that does not exist.
		frameworkErrors: (_error, request, reply) => answerMissing(request, reply),
	})
	app.addHook('onRoute', ({ url }) => {
		if (/[:*]/.test(url)) throw new Error(`${url} would be found missing: paths are compared whole`)
		routes.add(url)
	})
	app.addHook('preClose', async () => {
		isStopping = true
	})
	app.addHook('onRequest', async (_request, reply) => {
		reply.headers(dynamicHeaders)
	})
	if (metrics) {
		app.addHook('onResponse', async ({ routeOptions }, { elapsedTime }) => {
			metrics.observeRoute(routeOptions.url ?? 'missing', elapsedTime)
		})
	}
	if (api?.isSiteOnOtherOrigin) allowSiteOrigin(app, api.site)
	app.setNotFoundHandler(answerMissing)
	app.setErrorHandler(createErrorHandler(files))
	healthRoutes(app, ready)
	if (api) void app.register(apiRoutes, api)
	return app
}
