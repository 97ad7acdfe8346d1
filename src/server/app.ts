import { createServer, type RequestListener, type ServerOptions } from 'node:http'
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

/** The dependencies and settings of the server. */
export type AppOptions = Readonly<{
	files: Files
	/** Base URL of the app; paths such as /login redirect there. */
	appUrl: string
	ready: ReadinessCheck
	/** Options of the API's routes; without them the server has only pages and health checks. */
	api?: ApiOptions
	log: FastifyServerOptions['logger']
	metrics?: Metrics
	/** Whether to take the client's address from the last entry of X-Forwarded-For. */
	trustProxy: boolean
	/** Defaults to `defaultTimeouts`. */
	timeouts?: Timeouts
}>

type Timeouts = Readonly<{
	/** Maximum time to receive a request's headers. */
	headersMs: number
	/** Maximum time to receive a whole request. */
	requestMs: number
	/** How often both limits are checked. */
	checkIntervalMs: number
	/** Maximum time without traffic on a connection, between requests and during a response. */
	idleMs: number
}>

/**
 * Closes clients that send slowly within 15 s. Closes idle connections after 72 s, longer than common
 * proxies keep them (60 s): a proxy must close first, or it may send a request on a connection that the
 * server has just closed.
 */
const defaultTimeouts: Timeouts = {
	headersMs: 10_000,
	requestMs: 12_000,
	checkIntervalMs: 1_000,
	idleMs: 72_000,
}

/** Default limit of request bodies; routes may set their own. */
const maxBodyBytes = 16 * 1024

/**
 * Builds the server without starting it. A `node:http` handler answers files, redirects and unknown
 * paths from memory; all other requests go through Fastify.
 */
export function buildApp(options: AppOptions): FastifyInstance {
	const {
		files,
		appUrl,
		ready,
		api,
		log,
		metrics,
		trustProxy,
		timeouts = defaultTimeouts,
	} = options
	/** Paths that Fastify handles. */
	const routes = new Set<string>()
	const handleStatic = createStaticHandler(
		files,
		appUrl,
		(path) => routes.has(path) || isApiPath(path),
		(path) => logNotFound(app.log, path),
	)
	const handleNotFound = createNotFoundHandler(files)
	let isStopping = false

	function serverFactory(handleDynamic: RequestListener) {
		return createServer(httpOptions(timeouts), (request, response) => {
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
		// Trusts only the last entry of X-Forwarded-For: clients can forge the entries before it.
		trustProxy: trustProxy && ((_address, hop) => hop === 0),
		bodyLimit: maxBodyBytes,
		return503OnClosing: false,
		// Raised for malformed percent-encoding in the path, which is answered like an unknown path.
		frameworkErrors: (_error, request, reply) => handleNotFound(request, reply),
	})
	app.addHook('onRoute', ({ url }) => {
		if (/[:*]/.test(url)) {
			throw new Error(
				`Route ${url} has a parameter, but the static handler compares whole paths and would answer 404.`,
			)
		}
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
	app.setNotFoundHandler(handleNotFound)
	app.setErrorHandler(createErrorHandler(files))
	healthRoutes(app, ready)
	if (api) void app.register(apiRoutes, api)
	return app
}

function httpOptions({ headersMs, requestMs, checkIntervalMs }: Timeouts): ServerOptions {
	return {
		headersTimeout: headersMs,
		requestTimeout: requestMs,
		connectionsCheckingInterval: checkIntervalMs,
		// `idleMs` also covers the time between requests.
		keepAliveTimeout: 0,
		// In bytes.
		maxHeaderSize: 8192,
		// Creates no body stream for requests without a body, which saves a fifth of the CPU time per page.
		optimizeEmptyRequests: true,
	}
}
