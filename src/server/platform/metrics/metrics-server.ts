import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Metrics } from './metrics.ts'

/** Serves /metrics on the loopback interface, on a separate port, so that no proxy exposes it by mistake. */
export async function startMetricsServer(metrics: Metrics, port: number): Promise<Server> {
	const server = createServer(async (request, response) => {
		if (request.url !== '/metrics') {
			response.writeHead(404).end()
			return
		}
		const text = await metrics.text()
		response
			.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
			.end(text)
	})
	server.listen(port, '127.0.0.1')
	await once(server, 'listening')
	return server
}
