import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, request as ask } from 'node:http'
import { createServer } from 'node:https'
import { pipeline } from 'node:stream'
import { text } from 'node:stream/consumers'
import { certificate, certificateKey } from '../../testing/certificate.ts'

/**
 * Serves the site over HTTPS, as visitors get it, through a proxy. Over HTTP, WebKit drops Secure cookies. The proxy
 * adds the script `keepErrors` to each page, and the script's hash to the page's policy.
 */
export async function serveByHttps(site: string): Promise<{ site: string; close: () => void }> {
	const tls = { cert: certificate, key: certificateKey }
	const server = createServer(tls, (request, response) => {
		const { method, url } = request
		const headers = { ...request.headers, 'accept-encoding': 'identity' }
		const forwarded = ask(site + url, { method, headers }, (answer) => {
			passOn(answer, response).catch((error: Error) => response.destroy(error))
		})
		pipeline(request, forwarded, ignore)
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	const port = typeof address === 'object' ? address?.port : 0
	const close = () => {
		server.close()
		server.closeAllConnections()
	}
	return { site: `https://127.0.0.1:${port}`, close }
}

async function passOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
	// The browser has left the page.
	if (response.destroyed) {
		answer.destroy()
		return
	}
	const { statusCode = 502, headers } = answer
	if (!headers['content-type']?.startsWith('text/html')) {
		response.writeHead(statusCode, headers)
		pipeline(answer, response, ignore)
		return
	}
	const policy = String(headers['content-security-policy'])
	const { 'content-length': _length, ...kept } = headers
	response.writeHead(statusCode, {
		...kept,
		'content-security-policy': policy.replace(/script-src (?:'none')?/, `script-src '${hash}' `),
	})
	response.end((await text(answer)).replace(/<head[^>]*>/, `$&<script>${script}</script>`))
}

/** Collects in `window.reported` the errors a console would show. Runs in the page. */
function keepErrors(): void {
	const reported: string[] = []
	Object.assign(window, { reported })
	const { error } = console
	console.error = (...said: unknown[]) => {
		const message = said.map(String).join(' ')
		reported.push(message)
		// Passes on the text, because Firefox forwards an error object without its message.
		error(message)
	}
	addEventListener('error', (event) => reported.push(event.message))
	addEventListener('unhandledrejection', ({ reason }) => reported.push(String(reason)))
	addEventListener('securitypolicyviolation', (event) => {
		reported.push(`refused by ${event.violatedDirective}: ${event.blockedURI}`)
	})
}

const script = `(${String(keepErrors)})()`
const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`

/** Ignores the error of a browser that disconnects because it needs no more of the film. */
function ignore(): void {}
