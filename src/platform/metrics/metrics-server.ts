import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Metrics } from './metrics.ts'

const contentType = 'text/plain; version=0.0.4; charset=utf-8'

/** Serves /metrics on the loopback interface, on a separate port, so that no proxy exposes it by mistake. */
export async function startMetricsServer(metrics: Metrics, port: number): Promise<Server> {
	const server = createServer((request, response) => {
		if (request.url !== '/metrics') {
			response.writeHead(404).end()
			return
		}
		metrics.text().then(
			(text) => response.writeHead(200, { 'content-type': contentType }).end(text),
			// The scraper reports the failure; the log has the details.
			() => response.writeHead(503).end(),
		)
	})
	server.listen(port, '127.0.0.1')
	await once(server, 'listening')
	return server
}
