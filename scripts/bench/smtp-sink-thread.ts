// A mail server that accepts everything and remembers the number only.
import { createServer } from 'node:net'
import { parentPort } from 'node:worker_threads'

let accepted = 0

const server = createServer((socket) => {
	let pending = ''
	let isBody = false
	socket.setNoDelay().setEncoding('latin1').write('220 sink\r\n')
	socket.on('error', () => {})
	socket.on('data', (chunk: string) => {
		pending += chunk
		for (;;) {
			const end = isBody ? pending.indexOf('\r\n.\r\n') : pending.indexOf('\r\n')
			if (end === -1) return
			const line = pending.slice(0, end)
			pending = pending.slice(end + (isBody ? 5 : 2))
			if (isBody) {
				accepted += 1
				isBody = false
				socket.write('250 accepted\r\n')
			} else if (/^DATA/i.test(line)) {
				isBody = true
				socket.write('354 go on\r\n')
			} else if (/^QUIT/i.test(line)) {
				socket.end('221 bye\r\n')
			} else {
				socket.write(/^EHLO/i.test(line) ? '250-sink\r\n250 8BITMIME\r\n' : '250 ok\r\n')
			}
		}
	})
})

server.listen(0, '127.0.0.1', () => {
	const address = server.address()
	const port = typeof address === 'object' ? address?.port : 0
	// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
	parentPort?.postMessage(`smtp://127.0.0.1:${port}`)
})

parentPort?.on('message', () => {
	// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
	parentPort?.postMessage(accepted)
})
