import { createReadStream, open, read } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { matchesEtag, readRange, type ByteRange } from './conditional-requests.ts'
import { emptyHeaders } from './headers.ts'
import { acceptedEncodings } from './accepted-encodings.ts'
import type { LargeFile, SmallFile } from './variants.ts'

/** Sends a file in an encoding that the client accepts: whole, a range, or 304. Returns the status. */
export function sendFile(
	request: IncomingMessage,
	response: ServerResponse,
	file: SmallFile | LargeFile,
): number {
	return 'variants' in file
		? sendSmall(request, response, file)
		: sendLarge(request, response, file)
}

function sendSmall(
	{ headers }: IncomingMessage,
	response: ServerResponse,
	{ status, variants }: SmallFile,
): number {
	const best = acceptedEncodings(headers['accept-encoding']).find((encoding) => variants[encoding])
	const variant = best && variants[best]
	if (!variant) {
		response.writeHead(406, [...emptyHeaders, 'vary', 'accept-encoding']).end()
		return 406
	}
	if (status === 200 && matchesEtag(headers['if-none-match'], variant.etag)) {
		response.writeHead(304, variant.notModifiedHeaders).end()
		return 304
	}
	response.writeHead(status, variant.headers).end(variant.body)
	return status
}

function sendLarge(request: IncomingMessage, response: ServerResponse, file: LargeFile): number {
	const { headers, size } = file
	if (matchesEtag(request.headers['if-none-match'], file.etag)) {
		response.writeHead(304, file.notModifiedHeaders).end()
		return 304
	}
	// Range is defined for GET only; HEAD describes the whole file.
	const rangeHeader = request.method === 'GET' ? request.headers.range : undefined
	const part = readRange(rangeHeader, request.headers['if-range']?.toString(), file)
	if (part === 'unsatisfiable') {
		response.writeHead(416, [...emptyHeaders, 'content-range', `bytes */${size}`]).end()
	} else if (part === 'whole') {
		response.writeHead(200, [...headers, 'content-length', String(size)])
		sendPart(request, response, file, { start: 0, end: size - 1 })
	} else {
		const { start, end } = part
		const range = `bytes ${start}-${end}/${size}`
		const length = String(end - start + 1)
		response.writeHead(206, [...headers, 'content-range', range, 'content-length', length])
		sendPart(request, response, file, part)
	}
	return response.statusCode
}

/**
 * Replaces `close`: a destroyed stream closes its descriptor even with `autoClose: false`, but all
 * requests share this one, and its number could be reused for another connection.
 */
const withoutClose = { open, read, close: (_descriptor: number, done: () => void) => done() }

function sendPart(
	request: IncomingMessage,
	response: ServerResponse,
	file: LargeFile,
	part: ByteRange,
): void {
	if (request.method === 'HEAD' || file.size === 0) {
		response.end()
		return
	}
	const ended = file.descriptor.keepOpen()
	const stream = createReadStream('', { fd: file.descriptor.number, fs: withoutClose, ...part })
	// On client disconnects and read errors alike, pipeline has already closed the connection.
	pipeline(stream, response, ended)
}
