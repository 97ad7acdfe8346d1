/** A request that asks for a file and nothing else. */
export type PlainRequest = Readonly<{
	isHead: boolean
	target: string
	/** Accept-Encoding. */
	accepted: string | undefined
	/** If-None-Match. */
	known: string | undefined
}>

/** No longer head is read here. */
const longest = 4096

/** One whole head in visible ASCII, one space where one belongs. No two ways lead through it. */
const shape = /^(?:GET|HEAD) \/[!-~]* HTTP\/1\.1\r\n(?:[\w-]+: [ -~]*\r\n)+\r\n$/

/** Announces a body or asks for another way of answering; `keep-alive` is what happens anyway. */
const special =
	/^(?:connection: (?!keep-alive\r)|(?:content-length|expect|if-range|range|te|trailer|transfer-encoding|upgrade):)/im

const hasHost = /^host: /im
const accepting = /^accept-encoding: /im
const knowing = /^if-none-match: /im
const isTwice = /^(host|accept-encoding|if-none-match): [^]*^\1: /im

/**
 * Reads a packet that is one request for a file, in the form that browsers and proxies send. Null is
 * everything else, however right it may be: that is for `node:http` to read.
 *
 * @example readPlain(Buffer.from('GET / HTTP/1.1\r\nHost: a\r\n\r\n'))?.target // '/'
 */
export function readPlain(packet: Buffer): PlainRequest | null {
	if (packet.length > longest) return null
	const head = packet.toString('latin1')
	if (!shape.test(head) || special.test(head)) return null
	if (!hasHost.test(head) || isTwice.test(head)) return null
	return {
		isHead: head.startsWith('HEAD'),
		target: head.slice(head.indexOf('/'), head.indexOf(' HTTP/')),
		accepted: valueOf(accepting, head),
		known: valueOf(knowing, head),
	}
}

/** Without `exec`, whose arrays were a third of what each page left to be swept up. */
function valueOf(name: RegExp, head: string): string | undefined {
	const at = head.search(name)
	return at === -1 ? undefined : head.slice(head.indexOf(' ', at) + 1, head.indexOf('\r', at))
}
