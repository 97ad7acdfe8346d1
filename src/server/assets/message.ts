import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FlatHeaders } from './headers.ts'

/** A whole answer, ready before anybody asks. */
export type Message = Readonly<{
	status: number
	headers: FlatHeaders
	body: Buffer
	/** As it crosses the wire, with the date of this second. */
	whole: () => Buffer
	/** The same without its body, for HEAD. */
	head: () => Buffer
}>

export function message(
	status: number,
	headers: FlatHeaders,
	body: Buffer = Buffer.alloc(0),
): Message {
	const lines = headers.map((part, index) => (index % 2 === 0 ? `${part}: ` : `${part}\r\n`))
	const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}`
	const head = eachSecond((date) => Buffer.from(`${start}date: ${date}\r\n\r\n`, 'latin1'))
	const whole = eachSecond(() => Buffer.concat([head(), body]))
	return { status, headers, body, whole, head }
}

/**
 * Sends a message in one write, past the response's own writing of headers: that checks and joins
 * them anew for each request and takes longer than everything else about a page. A response that
 * waits behind another on its connection, closes it, or speaks HTTP/1.0 goes the usual way.
 */
export function send(
	request: IncomingMessage,
	response: ServerResponse,
	{ status, headers, body, whole, head }: Message,
): void {
	const { socket } = response
	response.statusCode = status
	const isNext = socket !== null && socket === request.socket
	if (isNext && response.shouldKeepAlive && request.httpVersion === '1.1') {
		// The server takes the next request of a connection when an answer says that it is out.
		const finish = () => response.emit('finish')
		if (socket.write(request.method === 'HEAD' ? head() : whole()) && socket.writableLength === 0)
			finish()
		else socket.write('', finish)
	} else {
		response.writeHead(status, headers).end(body)
	}
}

/** Made anew when it is asked for in another second. */
function eachSecond(make: (date: string) => Buffer): () => Buffer {
	let made: Buffer = Buffer.alloc(0)
	let second = Number.NaN
	return () => {
		const now = Math.floor(Date.now() / 1000)
		if (now !== second) {
			second = now
			made = make(new Date(now * 1000).toUTCString())
		}
		return made
	}
}
