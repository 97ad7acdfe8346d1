import type { IncomingMessage, ServerResponse } from 'node:http'
import { isHostHeader } from '#domain/paths/host-name.ts'
import { emptyHeaders } from '#server/platform/static/headers.ts'

/**
 * Answers 400 to requests with several Host headers or one that names no host, as RFC 9112 asks: a proxy and this server
 * might each take another of them for the site's. `node:http` refuses those without one, but for HTTP/1.0, in which
 * checks of load balancers leave it out. Returns the status, or null for all other requests.
 */
export function refuseHost(request: IncomingMessage, response: ServerResponse): number | null {
	const hosts = request.headersDistinct['host'] ?? []
	if (hosts.length < 2 && hosts.every(isHostHeader)) return null
	response.writeHead(400, { ...emptyHeaders, connection: 'close' }).end()
	return 400
}
