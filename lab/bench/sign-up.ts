import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** What came of it: the times of acknowledged signups in milliseconds, and how many were refused. */
export type Rate = {
	readonly perSecond: number
	readonly times: readonly number[]
	readonly refused: number
}

let signups = 0

/**
 * Signs people up over so many connections, one request at a time on each, for so many seconds. Bare
 * sockets: a client library would take more of the processor than the server that is measured.
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
 * Signs somebody up at each interval until the signal, over a connection of its own, whether or not the others have
 * been answered.
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

/** Everybody comes from an address of their own, as the proxy in front would say. */
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
