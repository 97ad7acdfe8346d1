import { connect } from 'node:net'
import { once } from 'node:events'

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
	await Promise.all(
		Array.from({ length: connections }, async (_, index) => {
			const socket = connect(ports[index % ports.length] ?? 0, '127.0.0.1').setNoDelay()
			await once(socket, 'connect')
			while (performance.now() < end) {
				const sent = performance.now()
				socket.write(signup())
				const [answer] = await once(socket, 'data')
				if (String(answer).startsWith('HTTP/1.1 202')) times.push(performance.now() - sent)
				else refused += 1
			}
			socket.destroy()
		}),
	)
	const perSecond = (times.length / (performance.now() - start)) * 1000
	return { perSecond, times, refused }
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
