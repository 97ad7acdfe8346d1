import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type PlainRequest, readPlain } from './request.ts'

/** Milliseconds. With the server's own limits a silent connection is gone within 15 seconds. */
const firstWord = 2000

/**
 * Answers plain requests for files before `node:http`, whose work costs more than theirs. The first
 * packet of a connection that is anything else goes to it, and the connection with it for good: there
 * is one reading of whatever is not plain, and it is Node's.
 *
 * @param answer gives the bytes, or null for what is not to be answered here
 * @param silence after which an idle connection is closed, in milliseconds
 * @returns ends what is idle and finishes what has begun
 */
export function openLane(
	server: Server,
	answer: (request: PlainRequest) => Buffer | null,
	silence: number,
): () => void {
	const [toNode] = server.listeners('connection')
	const connections = new Set<Socket>()
	let isStopping = false

	function accept(socket: Socket): void {
		let isAnswered = false

		function leave(): void {
			connections.delete(socket)
			socket.off('data', read).off('end', end).off('timeout', rest).off('close', leave)
			socket.off('error', ignore)
		}

		function handOver(packet?: Buffer): void {
			leave()
			toNode?.call(server, socket)
			if (packet) socket.emit('data', packet)
		}

		function read(packet: Buffer): void {
			// The client has not heard yet that nothing more is taken; its request has not begun.
			if (isStopping) return
			const request = readPlain(packet)
			const bytes = request && answer(request)
			if (!bytes) {
				handOver(packet)
				return
			}
			if (!isAnswered) socket.setTimeout(silence)
			isAnswered = true
			if (socket.write(bytes)) return
			// Who does not read their answers gets no more of them.
			socket.pause()
			socket.once('drain', () => socket.resume())
		}

		function rest(): void {
			if (isAnswered) socket.destroy()
			else handOver()
		}

		function end(): void {
			socket.end()
		}

		connections.add(socket)
		socket.on('data', read).on('end', end).on('timeout', rest).on('close', leave)
		socket.on('error', ignore).setTimeout(firstWord)
	}

	server.removeAllListeners('connection').on('connection', accept)
	return () => {
		isStopping = true
		for (const socket of connections) socket.end()
	}
}

/** A client that is gone. Its connection closes by itself. */
function ignore(): void {}
