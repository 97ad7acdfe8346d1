import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * The result of a load: acknowledged signups per second, their response times in milliseconds, and the number of
 * rejected signups.
 */
export type Rate = {
	readonly perSecond: number
	readonly times: readonly number[]
	readonly refused: number
}

let signups = 0

/**
 * Signs people up over this many connections for this many seconds, one request at a time on each. Uses bare sockets: a
 * client library would use more processor time than the measured server.
 */
export async function signUpFor(
	seconds: number,
	connections: number,
	ports: readonly number[],
): Promise<Rate> {
	const times: number[] = []
	let refused = 0
	const start = performance.now()
	const end = start + seconds * 1000
	const one = (socket: Socket) =>
		new Promise<void>((resolve, reject) => {
			let sent = 0
			const next = () => {
				sent = performance.now()
				if (sent < end) socket.write(signup())
				else socket.destroy()
			}
			socket.setEncoding('latin1').setNoDelay()
			socket.on('connect', next).on('error', reject).on('close', resolve)
			socket.on('data', (answer: string) => {
				if (answer.startsWith('HTTP/1.1 202')) times.push(performance.now() - sent)
				else refused += 1
				next()
			})
		})
	const sockets = Array.from({ length: connections }, (_, index) =>
		connect(ports[index % ports.length] ?? 0, '127.0.0.1'),
	)
	await Promise.all(sockets.map(one))
	const perSecond = (times.length / (performance.now() - start)) * 1000
	return { perSecond, times, refused }
}

/**
 * Sends a signup every `intervalMs` until `signal` aborts, each over its own connection, without waiting for earlier
 * responses.
 */
export async function signUpEvery(
	intervalMs: number,
	port: number,
	signal: AbortSignal,
): Promise<Rate> {
	const times: number[] = []
	let refused = 0
	const start = performance.now()
	const pending = new Set<Promise<void>>()
	const one = async () => {
		const sent = performance.now()
		const socket = connect(port, '127.0.0.1').setEncoding('latin1').setNoDelay()
		socket.on('error', () => {}).write(signup())
		const [answer] = await once(socket, 'data').catch(() => [''])
		if (String(answer).startsWith('HTTP/1.1 202')) times.push(performance.now() - sent)
		else refused += 1
		socket.destroy()
	}
	const timer = setInterval(() => pending.add(one()), intervalMs)
	await once(signal, 'abort')
	clearInterval(timer)
	await Promise.all(pending)
	return { perSecond: (times.length / (performance.now() - start)) * 1000, times, refused }
}

/**
 * Returns the next signup request. Each comes from another client address, given in `X-Forwarded-For` as by a proxy in
 * front.
 */
function signup(): string {
	const number = (signups += 1)
	const body = JSON.stringify({ email: `p${number}@bench.example`, source: 'premium' })
	const client = [24, 16, 8, 0].map((bits) => (number >>> bits) & 255).join('.')
	return [
		'POST /api/waitlist HTTP/1.1',
		'Host: localhost',
		`X-Forwarded-For: ${client}`,
		'Content-Type: application/json',
		`Content-Length: ${body.length}`,
		'',
		body,
	].join('\r\n')
}
