import { expect, test } from 'vitest'
import { readPlain } from './request.ts'

const host = 'Host: innervolt.example'

function packet(line: string, ...headers: readonly string[]): Buffer {
	return Buffer.from([line, ...headers, '', ''].join('\r\n'), 'latin1')
}

test('what a browser sends for a page is plain', () => {
	const request = readPlain(
		packet(
			'GET /usa?utm_source=x HTTP/1.1',
			host,
			'Connection: keep-alive',
			'sec-ch-ua: "Chromium";v="156", "Not?A_Brand";v="8"',
			'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36',
			'Accept: text/html,*/*;q=0.8',
			'Accept-Encoding: gzip, deflate, br, zstd',
			'If-None-Match: "a1"',
			'Cookie: a=b; c="d"',
		),
	)
	expect(request).toEqual({
		isHead: false,
		target: '/usa?utm_source=x',
		accepted: 'gzip, deflate, br, zstd',
		known: '"a1"',
	})
})

test('a request without wishes has none', () => {
	const request = readPlain(packet('HEAD / HTTP/1.1', 'hOsT: a'))
	expect(request).toEqual({ isHead: true, target: '/', accepted: undefined, known: undefined })
})

test.each([
	['another method', packet('POST / HTTP/1.1', host)],
	['another version', packet('GET / HTTP/1.0', host)],
	['a whole address', packet('GET http://a/ HTTP/1.1', host)],
	['no host', packet('GET / HTTP/1.1', 'Accept: */*')],
	['two hosts', packet('GET / HTTP/1.1', host, host)],
	['no headers', packet('GET / HTTP/1.1')],
	['a body', packet('GET / HTTP/1.1', host, 'Content-Length: 1')],
	['chunks', packet('GET / HTTP/1.1', host, 'transfer-encoding: chunked')],
	['an end', packet('GET / HTTP/1.1', host, 'Connection: close')],
	['two wishes for the connection', packet('GET / HTTP/1.1', host, 'Connection: keep-alive, TE')],
	['an upgrade', packet('GET / HTTP/1.1', host, 'Upgrade: h2c')],
	['an expectation', packet('GET / HTTP/1.1', host, 'Expect: 100-continue')],
	['a range', packet('GET / HTTP/1.1', host, 'Range: bytes=0-1')],
	['a header twice', packet('GET / HTTP/1.1', host, 'If-None-Match: "a"', 'if-none-match: "b"')],
	['a folded header', packet('GET / HTTP/1.1', host, 'X: a', ' Content-Length: 3')],
	['no space after a colon', packet('GET / HTTP/1.1', host, 'X:a')],
	['a space before a colon', packet('GET / HTTP/1.1', host, 'Content-Length : 3')],
	['a tab', packet('GET / HTTP/1.1', host, 'X: \ta')],
	['a lone line feed', packet('GET / HTTP/1.1', host, 'X: a\nContent-Length: 3')],
	['a lone return', packet('GET / HTTP/1.1', host, 'X: a\rContent-Length: 3')],
	['a zero byte', packet('GET / HTTP/1.1', host, 'X: \0')],
	['letters beyond ASCII', packet('GET /\xe9 HTTP/1.1', host)],
	['a space in the path', packet('GET /a b HTTP/1.1', host)],
	['half a head', packet('GET / HTTP/1.1', host).subarray(0, -2)],
	['more than a head', Buffer.concat([packet('GET / HTTP/1.1', host), Buffer.from('x')])],
	['two requests', Buffer.concat([packet('GET / HTTP/1.1', host), packet('GET / HTTP/1.1', host)])],
	['a long head', packet('GET / HTTP/1.1', host, `X: ${'x'.repeat(5000)}`)],
])('%s is for Node to read', (_what, bytes) => {
	expect(readPlain(bytes)).toBeNull()
})

test('a head that almost fits is refused without trying every way to read it', () => {
	// A pattern that tried them all would still be busy when the test's time is up.
	const lines = 'X: a: b: c\r\n'.repeat(300)
	expect(readPlain(Buffer.from(`GET / HTTP/1.1\r\n${lines}Host`))).toBeNull()
})
