import { once } from 'node:events'
import { request as send } from 'node:http'
import { createServer } from 'node:https'
import { certificate, certificateKey } from '#testing/certificate.ts'

/**
 * Starts a TLS proxy on a free port of localhost. Responds 502 while the server behind it restarts.
 *
 * @param port of the server on 127.0.0.1
 */
export async function startTlsFront(port: number) {
	const server = createServer({ cert: certificate, key: certificateKey }, (asked, answer) => {
		const { method, url, headers } = asked
		const options = { host: '127.0.0.1', port, method, path: url, headers }
		const passed = send(options, (reply) => {
			answer.writeHead(reply.statusCode ?? 502, reply.headers)
			reply.pipe(answer)
		})
		passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
		asked.pipe(passed)
	})
	server.listen(0, 'localhost')
	await once(server, 'listening')
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('No port')
	return {
		address: `https://localhost:${address.port}`,
		close: () => {
			server.closeAllConnections()
			server.close()
		},
	}
}
