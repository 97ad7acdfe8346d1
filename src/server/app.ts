import { createServer, type RequestListener } from 'node:http'
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Files } from './assets/files.ts'
import { dynamicHeaders } from './assets/headers.ts'
import { openLane } from './plain/lane.ts'
import { failureAnswer, isApi, logMissing, missingAnswer } from './routes/failures.ts'
import { apiRoutes } from './routes/api.ts'
import { allowSite } from './routes/allow-site.ts'
import { healthRoutes, type Ready } from './routes/health.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { ApiParts } from './routes/parts.ts'
import { plainAnswers, staticAnswers } from './routes/static.ts'

/** What the server is built from. Nothing else reaches it. */
export type Parts = Readonly<{
	files: Files
	/** Where the app lives, for those who look for it here. */
	appUrl: string
	ready: Ready
	/** What answers below /api/ and on the waitlist's own pages. */
	api?: ApiParts
	log: FastifyServerOptions['logger']
	metrics?: Metrics
	/** Whether the last hop of X-Forwarded-For is the client. */
	trustProxy: boolean
}>

/** Milliseconds and bytes. A client that sends its headers or body slowly is gone within 15 s. */
const limits = {
	headersTimeout: 10_000,
	requestTimeout: 12_000,
	connectionsCheckingInterval: 1000,
	// The limit below holds between requests as well; two clocks would be set twice for each page.
	keepAliveTimeout: 0,
	maxHeaderSize: 8192,
	// A request without a body needs no stream for it: a fifth less work for each page.
	optimizeEmptyRequests: true,
}

/**
 * A connection on which nothing moves is closed after this many milliseconds: between requests, and
 * when the client does not read its answer. Longer than the 60 seconds after which proxies drop an
 * idle connection, or both would drop it at once.
 */
const silence = 72_000

/** No message to the API is longer, in bytes. */
const bodyLimit = 16 * 1024

/**
 * Builds the server without starting it. Plain requests for files are answered before `node:http`,
 * redirects and missing pages before the framework; everything else goes through Fastify.
 */
export function buildApp(parts: Parts): FastifyInstance {
	const { files, appUrl, ready, api, log, metrics, trustProxy } = parts
	/** What Fastify answers. All else is a file, a redirect or missing. */
	const routes = new Set<string>()
	const answerEarly = staticAnswers(
		files,
		appUrl,
		(path) => routes.has(path) || isApi(path),
		(path) => logMissing(app.log, path),
	)
	const answerMissing = missingAnswer(files)
	let isStopping = false
	let closeLane: (() => void) | undefined

	function serverFactory(framework: RequestListener) {
		const server = createServer(limits, (request, response) => {
			if (isStopping) response.shouldKeepAlive = false
			const status = answerEarly(request, response)
			if (status !== null) {
				metrics?.answered(status)
				return
			}
			response.once('finish', () => metrics?.answered(response.statusCode))
			framework(request, response)
		}).setTimeout(silence)
		const answer = plainAnswers(files, (status) => metrics?.answered(status))
		closeLane = openLane(server, answer, silence)
		return server
	}

	const app: FastifyInstance = Fastify({
		serverFactory,
		logger: log ?? false,
		logController: new LogController({ disableRequestLogging: true }),
		// The hop next to the server and no other: what stands further left anyone can write.
		trustProxy: trustProxy && ((_address, hop) => hop === 0),
		bodyLimit,
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
		closeLane?.()
	})
	app.addHook('onRequest', async (_request, reply) => {
		reply.headers(dynamicHeaders)
	})
	if (metrics) {
		app.addHook('onResponse', async ({ routeOptions }, { elapsedTime }) => {
			metrics.routeAnswered(routeOptions.url ?? 'missing', elapsedTime)
		})
	}
	if (api?.isApart) allowSite(app, api.site)
	app.setNotFoundHandler(answerMissing)
	app.setErrorHandler(failureAnswer(files))
	healthRoutes(app, ready)
	if (api) void app.register(apiRoutes, api)
	return app
}
