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
const shape = /^(GET|HEAD) (\/[!-~]*) HTTP\/1\.1\r\n((?:[\w-]+: [ -~]*\r\n)+)\r\n$/

/** Announces a body or asks for another way of answering; `keep-alive` is what happens anyway. */
const special =
	/^(?:connection: (?!keep-alive\r)|(?:content-length|expect|if-range|range|te|trailer|transfer-encoding|upgrade):)/im

const hasHost = /^host: /im
const accepting = /^accept-encoding: (.*)\r$/im
const knowing = /^if-none-match: (.*)\r$/im
const isTwice = /^(host|accept-encoding|if-none-match): [^]*^\1: /im

/**
 * Reads a packet that is one request for a file, in the form that browsers and proxies send. Null is
 * everything else, however right it may be: that is for `node:http` to read.
 *
 * @example readPlain(Buffer.from('GET / HTTP/1.1\r\nHost: a\r\n\r\n'))?.target // '/'
 */
export function readPlain(packet: Buffer): PlainRequest | null {
	if (packet.length > longest) return null
	const [, method, target, headers] = shape.exec(packet.toString('latin1')) ?? []
	if (target === undefined || headers === undefined || special.test(headers)) return null
	if (!hasHost.test(headers) || isTwice.test(headers)) return null
	const accepted = accepting.exec(headers)?.[1]
	const known = knowing.exec(headers)?.[1]
	return { isHead: method === 'HEAD', target, accepted, known }
}
