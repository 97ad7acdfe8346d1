import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { answerHealthAtStart } from './health.ts'
import type { Files } from '#server/platform/static/files.ts'
import { createStaticHandler } from '#server/platform/static/static-handler.ts'

export type Timeouts = Readonly<{
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

export type SiteServer = Readonly<{
	server: Server
	/** Passes all requests on to the listener from now on, first those that were held. */
	handOver: (listener: RequestListener) => void
}>

/**
 * Creates a `node:http` server that can listen before the application is there, whose database may have to be migrated
 * first: it answers files and health checks, and holds all other requests until `handOver`.
 */
export function createSiteServer(files: Files, timeouts = defaultTimeouts): SiteServer {
	const held: Parameters<RequestListener>[] = []
	// Which paths are routes is not known yet: all that are no files count as routes.
	const handleFile = createStaticHandler(
		files,
		'',
		() => true,
		() => {},
	)
	let listener: RequestListener = (request, response) => {
		if (handleFile(request, response) !== null || answerHealthAtStart(request, response)) return
		held.push([request, response])
	}
	const server = createServer(httpOptions(timeouts), (request, response) =>
		listener(request, response),
	).setTimeout(timeouts.idleMs)
	return {
		server,
		handOver: (next) => {
			listener = next
			for (const [request, response] of held.splice(0)) next(request, response)
		},
	}
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
