import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Server } from 'node:net'
import { pipeline } from 'node:stream'
import { createServer as createTlsServer } from 'node:tls'

/** What a proxy with TLS does before this server in production, on two free ports of this machine. */
export async function startTls(
	behind: number,
	identity: Readonly<{ key: string; cert: string }>,
): Promise<{ httpPort: number; httpsPort: number; stop: () => void }> {
	const secure = createTlsServer(identity, (socket) => {
		pipeline(socket, connect(behind, '127.0.0.1'), socket, () => {})
	})
	const httpsPort = await listen(secure)
	const plain = createServer((request, response) => {
		response.writeHead(308, { location: `https://localhost:${httpsPort}${request.url}` }).end()
	})
	const httpPort = await listen(plain)
	const stop = () => {
		for (const each of [plain, secure]) each.close().unref()
		plain.closeAllConnections()
	}
	return { httpPort, httpsPort, stop }
}

async function listen(server: Server): Promise<number> {
	// One address only: the observatory resolves localhost to it.
	server.listen(0, 'localhost')
	await once(server, 'listening')
	const address = server.address()
	return typeof address === 'object' && address ? address.port : 0
}
