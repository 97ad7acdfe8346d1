import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '#testing/site-server.ts'
import { faultsOf, type Outcome } from './outcome.ts'
import { type Look, look, slowest } from './watch.ts'

/** No slow client may stay longer, in milliseconds. */
const longest = 15_000

const ways = {
	header: { begin: 'GET / HTTP/1.1\r\nHost: localhost\r\n', more: 'X: y\r\n' },
	body: {
		begin:
			'POST /api/waitlist HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
		more: ' ',
	},
}

/** Clients that send their headers, and as many that send their bodies, a few bytes a second. */
export async function slowClients(each: number): Promise<Outcome> {
	const server = await startServer()
	const clients = Object.values(ways).flatMap((way) =>
		Array.from({ length: each }, () => trickle(server.port, way)),
	)
	const stays = Promise.all(clients)
	const looks: Look[] = []
	const lookAgain = async () => {
		looks.push(await look(server.address), await look(`${server.address}/readyz`))
		return await Promise.race([stays, pause(100, null)])
	}
	let ended: readonly number[] | null = null
	while (ended === null) ended = await lookAgain()
	const stay = Math.max(...ended)
	await server.stop()
	return {
		tried: `${each} clients with slow headers and ${each} with slow bodies at once`,
		acknowledged: 0,
		lost: 0,
		seen: `the last was closed after ${(stay / 1000).toFixed(1)} s; others' slowest answer meanwhile ${slowest(looks)} ms`,
		faults: faultsOf({
			'a slow client stayed': stay > longest,
			'others were not served': looks.some(({ status }) => status !== 200),
		}),
	}
}

/** Sends ever more, once a second, until the server has enough. Answers how long that took. */
function trickle(port: number, { begin, more }: { begin: string; more: string }): Promise<number> {
	return new Promise((resolve) => {
		const start = performance.now()
		const socket = connect(port, '127.0.0.1', () => socket.write(begin))
		const timer = setInterval(() => socket.write(more), 1_000)
		socket.resume()
		socket.on('error', () => {})
		socket.on('close', () => {
			clearInterval(timer)
			resolve(performance.now() - start)
		})
	})
}
