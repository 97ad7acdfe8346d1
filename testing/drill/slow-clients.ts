import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '#testing/site-server.ts'
import { faultsWhere, type Outcome } from './outcome.ts'
import { type TimedResponse, timedFetch, slowestMs } from './timed-fetch.ts'

/** The time within which the server must close slow clients. */
const maxStayMs = 25_000

const beginnings = {
	header: { begin: 'GET / HTTP/1.1\r\nHost: localhost\r\n', more: 'X: y\r\n' },
	body: {
		begin:
			'POST /api/waitlist HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
		more: ' ',
	},
}

/** Opens connections that send headers or bodies at a few bytes per second, `each` of both kinds. */
export async function slowClients(each: number): Promise<Outcome> {
	const server = await startServer()
	const clients = Object.values(beginnings).flatMap((way) =>
		Array.from({ length: each }, () => trickle(server.port, way)),
	)
	const stays = Promise.all(clients)
	const responses: TimedResponse[] = []
	const probe = async () => {
		responses.push(await timedFetch(server.address), await timedFetch(`${server.address}/readyz`))
		return await Promise.race([stays, pause(100, null)])
	}
	let ended: readonly number[] | null = null
	while (ended === null) ended = await probe()
	const stay = Math.max(...ended)
	await server.stop()
	return {
		tried: `${each} clients with slow headers and ${each} with slow bodies at once`,
		acknowledged: 0,
		lost: 0,
		seen: `the last was closed after ${(stay / 1000).toFixed(1)} s; others' slowest answer meanwhile ${slowestMs(responses)} ms`,
		faults: faultsWhere({
			'a slow client stayed': stay > maxStayMs,
			'others were not served': responses.some(({ status }) => status !== 200),
		}),
	}
}

/** Sends a few bytes per second until the server closes the connection. Resolves to the duration in ms. */
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
