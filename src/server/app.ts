import { createServer, type RequestListener } from 'node:http'
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Files } from './assets/files.ts'
import { dynamicHeaders } from './assets/headers.ts'
import { failureAnswer, logMissing, missingAnswer } from './routes/failures.ts'
import { apiRoutes } from './routes/api.ts'
import { healthRoutes, type Ready } from './routes/health.ts'
import type { ApiParts } from './routes/parts.ts'
import { staticAnswers } from './routes/static.ts'

/** What the server is built from. Nothing else reaches it. */
export type Parts = Readonly<{
	files: Files
	/** Where the app lives, for those who look for it here. */
	appUrl: string
	ready: Ready
	/** What answers below /api/ and on the waitlist's own pages. */
	api?: ApiParts
	log: FastifyServerOptions['logger']
	/** Whether the last hop of X-Forwarded-For is the client. */
	trustProxy: boolean
}>

/** Milliseconds and bytes. A client that sends its headers or body slowly is gone within 15 s. */
const limits = {
	headersTimeout: 10_000,
	requestTimeout: 12_000,
	connectionsCheckingInterval: 1000,
	// Longer than the 60 seconds after which proxies drop an idle connection, or both drop at once.
	keepAliveTimeout: 72_000,
	maxHeaderSize: 8192,
	// A request without a body needs no stream for it: a fifth less work for each page.
	optimizeEmptyRequests: true,
}

/** A client that does not read what it asked for is gone after this many milliseconds. */
const silence = 120_000

/** No message to the API is longer, in bytes. */
const bodyLimit = 16 * 1024

/**
 * Builds the server without starting it. Files and redirects are answered before the framework,
 * whose work costs more than theirs; everything else goes through Fastify.
 */
export function buildApp({ files, appUrl, ready, api, log, trustProxy }: Parts): FastifyInstance {
	const answerEarly = staticAnswers(files, appUrl, (path) => logMissing(app.log, path))
	const answerMissing = missingAnswer(files)
	let isStopping = false

	function serverFactory(framework: RequestListener) {
		return createServer(limits, (request, response) => {
			if (isStopping) response.shouldKeepAlive = false
			if (!answerEarly(request, response)) framework(request, response)
		}).setTimeout(silence)
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
	app.addHook('preClose', async () => {
		isStopping = true
	})
	app.addHook('onRequest', async (_request, reply) => {
		reply.headers(dynamicHeaders)
	})
	app.setNotFoundHandler(answerMissing)
	app.setErrorHandler(failureAnswer(files))
	healthRoutes(app, ready)
	if (api) void app.register(apiRoutes, api)
	return app
}
