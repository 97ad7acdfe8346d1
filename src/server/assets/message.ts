import { STATUS_CODES } from 'node:http'
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
