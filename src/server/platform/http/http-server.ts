import {
	createServer,
	type IncomingMessage,
	type RequestListener,
	type Server,
	type ServerOptions,
} from 'node:http'

export type Timeouts = Readonly<{
	/** Maximum time to receive a request's headers. */
	headersMs: number
	/** The time within which a body has to be complete or to bring `minBodyBytes` more. */
	bodyMs: number
	/** The least that a longer body brings in each `bodyMs`, in bytes. */
	minBodyBytes: number
	/** How often both limits are checked. */
	checkIntervalMs: number
	/** Maximum time without traffic on a connection, between requests and during a response. */
	idleMs: number
}>

/**
 * Closes clients that send headers slowly within 11 s, and those whose body stands still or comes more slowly than 1 kB a
 * second within 21 s; what keeps coming may take long, as a picture of 12 MB on a telephone does. Closes idle connections
 * after 72 s, longer than common proxies keep them (60 s): a proxy must close first, or it may send a request on a
 * connection that the server has just closed.
 */
const defaultTimeouts: Timeouts = {
	headersMs: 10_000,
	bodyMs: 20_000,
	minBodyBytes: 20_000,
	checkIntervalMs: 1_000,
	idleMs: 72_000,
}

/** Creates the `node:http` server of the site, which limits how slow clients may be. */
export function createHttpServer(listener: RequestListener, timeouts = defaultTimeouts): Server {
	const server = createServer(httpOptions(timeouts), listener).setTimeout(timeouts.idleMs)
	closeSlowBodies(server, timeouts)
	return server
}

function httpOptions({ headersMs, checkIntervalMs }: Timeouts): ServerOptions {
	return {
		headersTimeout: headersMs,
		// Would limit the whole request, however fast it comes.
		requestTimeout: 0,
		connectionsCheckingInterval: checkIntervalMs,
		// `idleMs` also covers the time between requests.
		keepAliveTimeout: 0,
		// In bytes.
		maxHeaderSize: 8192,
	}
}

/** Answers 408 to requests whose body does not keep coming, as `requestTimeout` does, and closes their connections. */
function closeSlowBodies(
	server: Server,
	{ bodyMs, minBodyBytes, checkIntervalMs }: Timeouts,
): void {
	/** What each connection had brought when its present period began. */
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

/** Has the code by which the handler of `clientError` knows that it answers 408. */
class SlowBody extends Error {
	readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}
