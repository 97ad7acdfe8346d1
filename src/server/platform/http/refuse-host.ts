import type { IncomingMessage, ServerResponse } from 'node:http'
import { isHostHeader } from '#domain/paths/host-name.ts'
import { emptyHeaders } from '#server/platform/static/headers.ts'

/**
 * Answers 400 to requests with several Host headers or one that names no host, as RFC 9112 asks: a proxy and this server
 * might each take another of them for the site's. `node:http` refuses those without one, but for HTTP/1.0, in which
 * checks of load balancers leave it out. Returns the status, or null for all other requests.
 */
export function refuseHost(request: IncomingMessage, response: ServerResponse): number | null {
	const { host } = request.headers
	if ((host === undefined || isHostHeader(host)) && !hasSecondHost(request.rawHeaders)) return null
	response.writeHead(400, [...emptyHeaders, 'connection', 'close']).end()
	return 400
}

/** `request.headers` keeps the first of them only. */
function hasSecondHost(rawHeaders: readonly string[]): boolean {
	let hosts = 0
	for (let index = 0; index < rawHeaders.length; index += 2) {
		const name = rawHeaders[index]
		if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
	}
	return hosts > 1
}
