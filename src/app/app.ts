import { createServer, type RequestListener } from 'node:http'
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { picturesPath } from '#features/letters/pictures/rules/letter-picture.ts'
import { type Assets, noAssets } from '#platform/pages/assets.ts'
import { createPageHandler } from '#platform/pages/page-handler.ts'
import { noPages, type RenderedPages } from '#cms/rendering/rendered-pages.ts'
import { dynamicHeaders } from '#platform/pages/headers.ts'
import {
	createErrorHandler,
	isApiPath,
	logNotFound,
	createNotFoundHandler,
} from '#platform/http/error-pages.ts'
import { type ApiOptions, apiRoutes } from './api/api.ts'
import {
	type CertificateNames,
	certificateRoutes,
} from '#platform/http/server/certificate-names.ts'
import { allowSiteOrigin } from '#platform/http/server/cors.ts'
import { createPeerCheck } from '#platform/http/server/trusted-peers.ts'
import { withoutJsonSchema } from '#platform/log/logger-options.ts'
import { refuseHost } from '#platform/http/server/refuse-host.ts'
import { refuseOverload } from '#platform/http/server/refuse-overload.ts'
import { healthRoutes, type ReadinessCheck } from '#platform/http/server/health.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'

export type AppOptions = Readonly<{
	/** Defaults to none: the server then has only an API. */
	pages?: RenderedPages
	/** Defaults to none. */
	assets?: Assets
	/** Base URL of the app; paths such as /login redirect there. */
	appUrl: string
	ready: ReadinessCheck
	/** Host names a proxy may obtain certificates for; unset rejects every request for one. */
	certificateNames?: CertificateNames
	/** If unset, the server serves only pages and health checks. */
	api?: ApiOptions
	log: FastifyServerOptions['logger']
	metrics?: Metrics
	/**
	 * Addresses of trusted proxies: in a request from one of them, the last entry of X-Forwarded-For is the client's
	 * address. Null trusts none.
	 */
	trustProxy: readonly string[] | null
	/** While true, all requests but the liveness check get 503. Defaults to never. */
	isOverloaded?: () => boolean
}>

/** Default body limit; routes may set their own. */
const maxBodyBytes = 16 * 1024

/**
 * Builds the server without starting it. A `node:http` handler serves pages, files, redirects and unknown paths; all
 * other requests go to Fastify.
 */
export function buildApp(options: AppOptions): FastifyInstance {
	const {
		pages = noPages(),
		assets = noAssets,
		certificateNames,
		api,
		metrics,
		trustProxy,
		isOverloaded = () => false,
	} = options
	/** Paths handled by Fastify. */
	const routes = new Set<string>()
	const handlePage = createPageHandler({
		pages,
		assets,
		appUrl: options.appUrl,
		isRoute: (path) => routes.has(path) || isApiPath(path) || path.startsWith(picturesPath),
		onMissing: (path) => logNotFound(app.log, path),
	})
	const handleNotFound = createNotFoundHandler(pages)
	const isProxy = trustProxy && createPeerCheck(trustProxy)
	let isStopping = false

	const handleRequest: RequestListener = (request, response) => {
		if (isStopping) response.shouldKeepAlive = false
		if (metrics) response.once('finish', () => metrics.countResponse(response.statusCode))
		if (isOverloaded() && refuseOverload(request, response)) return
		if (refuseHost(request, response) || handlePage(request, response)) return
		app.routing(request, response)
	}

	const app: FastifyInstance = Fastify({
		serverFactory: () => createServer(handleRequest),
		logger: options.log ?? false,
		logController: new LogController({ disableRequestLogging: true }),
		// Trusts only the last entry of X-Forwarded-For: clients can forge the entries before it.
		trustProxy: isProxy ? (address, hop) => hop === 0 && isProxy(address) : false,
		bodyLimit: maxBodyBytes,
		schemaController: withoutJsonSchema,
		return503OnClosing: false,
		// Raised for malformed percent-encoding, which is answered like an unknown path.
		frameworkErrors: (_error, request, reply) => handleNotFound(request, reply),
	})
	app.addHook('onRoute', ({ url }) => {
		routes.add(wholePath(url))
	})
	app.addHook('preClose', async () => {
		isStopping = true
	})
	app.addHook('onRequest', async (_request, reply) => {
		reply.headers(dynamicHeaders)
	})
	app.addHook('onResponse', async ({ routeOptions }, { elapsedTime }) => {
		metrics?.observeRoute(routeOptions.url ?? 'missing', elapsedTime)
	})
	if (api?.isSiteOnOtherOrigin) allowSiteOrigin(app, api.site)
	app.setNotFoundHandler(handleNotFound)
	app.setErrorHandler(createErrorHandler(pages))
	healthRoutes(app, options.ready)
	if (certificateNames) certificateRoutes(app, certificateNames)
	if (api) void app.register(apiRoutes, api)
	return app
}

/**
 * Returns a route's path. Throws if the path has a parameter, unless it is that of a letter's picture: the page handler
 * compares whole paths and would answer 404.
 */
function wholePath(url: string): string {
	if (!/[:*]/.test(url) || url.startsWith(picturesPath)) return url
	throw new Error(
		`Route ${url} has a parameter, but the page handler compares whole paths and would answer 404.`,
	)
}
