import type { IncomingMessage, ServerResponse } from 'node:http'
import { isHostName } from '#site-map/hosts/host-name.ts'
import { emptyHeaders } from '#platform/pages/headers.ts'

/**
 * Responds 400 to requests with several Host headers or with an invalid one, as RFC 9112 requires: a proxy and this
 * server might disagree about which Host counts. `node:http` rejects requests without Host, except in HTTP/1.0, where
 * load balancers omit it from health checks. Returns whether it has responded.
 */
export function refuseHost(request: IncomingMessage, response: ServerResponse): boolean {
	const hosts = request.headersDistinct['host'] ?? []
	const names = hosts.map((host) => host.replace(/:\d{1,5}$/, ''))
	if (names.length < 2 && names.every(isHostName)) return false
	response.writeHead(400, { ...emptyHeaders, connection: 'close' }).end()
	return true
}
