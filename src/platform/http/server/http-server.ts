import { createServer, type IncomingMessage, type Server, type ServerOptions } from 'node:http'

type Timeouts = Readonly<{
	headersMs: number
	/** Period within which a body must be complete or another `minBodyBytes` of it must arrive. */
	bodyMs: number
	/** Minimum number of bytes of an incomplete body that must arrive in each `bodyMs`. */
	minBodyBytes: number
	/** Interval at which the server looks for slow headers and slow bodies. */
	checkIntervalMs: number
	/** Maximum time without traffic on a connection, between requests and during a response. */
	idleMs: number
}>

/**
 * Within 11 s, disconnects clients that send headers slowly; within 21 s, clients whose body stalls or arrives below 1
 * kB/s. A steady body may take longer, like a 12 MB picture from a phone. Closes idle connections after 72 s, longer
 * than common proxies keep them (60 s): a proxy must close first, or it may send a request on a connection that the
 * server has just closed.
 */
const defaultTimeouts: Timeouts = {
	headersMs: 10_000,
	bodyMs: 20_000,
	minBodyBytes: 20_000,
	checkIntervalMs: 1_000,
	idleMs: 72_000,
}

/**
 * Creates the site's `node:http` server, which disconnects slow clients and hands requests over to the server of the
 * current application.
 */
export function createHttpServer(present: () => Server, timeouts = defaultTimeouts): Server {
	const server = createServer(httpOptions(timeouts), (request, response) => {
		if (!server.listening) response.shouldKeepAlive = false
		present().emit('request', request, response)
	})
	server.setTimeout(timeouts.idleMs)
	// Fastify responds to malformed and slow requests.
	server.on('clientError', (error, socket) => present().emit('clientError', error, socket))
	closeSlowBodies(server, timeouts)
	return server
}

function httpOptions({ headersMs, checkIntervalMs }: Timeouts): ServerOptions {
	return {
		headersTimeout: headersMs,
		// Disabled: this limit would apply to the whole request, however fast it arrives.
		requestTimeout: 0,
		connectionsCheckingInterval: checkIntervalMs,
		// Disabled, because `idleMs` also covers the time between requests.
		keepAliveTimeout: 0,
		// In bytes.
		maxHeaderSize: 8192,
	}
}

/**
 * Responds 408, as `requestTimeout` would, to requests whose body stalls or arrives too slowly, and closes their
 * connections.
 */
function closeSlowBodies(
	server: Server,
	{ bodyMs, minBodyBytes, checkIntervalMs }: Timeouts,
): void {
	/**
	 * For each request with a body, when its current period of `bodyMs` began, and how many bytes its connection had read
	 * by then.
	 */
	const incoming = new Map<IncomingMessage, { readonly at: number; readonly bytes: number }>()
	const begin = (request: IncomingMessage) =>
		incoming.set(request, { at: performance.now(), bytes: request.socket.bytesRead })
	server.on('request', (request: IncomingMessage) => {
		const { headers } = request
		if ('content-length' in headers || 'transfer-encoding' in headers) begin(request)
	})
	const timer = setInterval(() => {
		for (const [request, { at, bytes }] of incoming) {
			const { complete, socket } = request
			if (complete || socket.destroyed) incoming.delete(request)
			else if (performance.now() - at < bodyMs) continue
			else if (socket.bytesRead - bytes >= minBodyBytes) begin(request)
			else server.emit('clientError', new SlowBody(), socket)
		}
	}, checkIntervalMs).unref()
	server.once('close', () => clearInterval(timer))
}

/** Carries the code for which the `clientError` handler responds 408. */
class SlowBody extends Error {
	readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}
