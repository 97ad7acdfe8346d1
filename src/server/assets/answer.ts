import { createReadStream, open, read } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { isFresh, readRange, type Range } from './conditions.ts'
import type { LargeFile, SmallFile } from './forms.ts'
import { emptyHeaders } from './headers.ts'
import type { Message } from './message.ts'
import { acceptedEncodings } from './negotiate.ts'

/** Writes a file in the form that the client takes: whole, in part, or 304. Gives the status. */
export function answerFile(
	request: IncomingMessage,
	response: ServerResponse,
	file: SmallFile | LargeFile,
): number {
	return 'forms' in file
		? answerSmall(request, response, file)
		: answerLarge(request, response, file)
}

function answerSmall(request: IncomingMessage, response: ServerResponse, file: SmallFile): number {
	const { headers } = request
	const message = messageFor(file, headers['accept-encoding'], headers['if-none-match'])
	if (message === null) {
		response.writeHead(406, [...emptyHeaders, 'vary', 'accept-encoding']).end()
		return 406
	}
	response.writeHead(message.status, message.headers).end(message.body)
	return message.status
}

/**
 * What answers a request for a small file; null where the client takes none of its codings.
 *
 * @param accepted Accept-Encoding
 * @param known If-None-Match
 */
export function messageFor(
	{ forms, status }: SmallFile,
	accepted: string | undefined,
	known: string | undefined,
): Message | null {
	const best = acceptedEncodings(accepted).find((encoding) => forms[encoding])
	const form = best && forms[best]
	if (!form) return null
	return status === 200 && isFresh(known, form.etag) ? form.fresh : form.found
}

function answerLarge(request: IncomingMessage, response: ServerResponse, file: LargeFile): number {
	const { headers, size } = file
	if (isFresh(request.headers['if-none-match'], file.etag)) {
		response.writeHead(304, file.fresh).end()
		return 304
	}
	// Ranges are defined for GET alone; HEAD tells of the whole file.
	const asked = request.method === 'GET' ? request.headers.range : undefined
	const part = readRange(asked, request.headers['if-range']?.toString(), file)
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
 * A stream that is destroyed closes its file, whatever `autoClose` says. This one is shared by all
 * readers, and its number would soon be someone's connection.
 */
const sharedDisk = { open, read, close: (_descriptor: number, done: () => void) => done() }

function sendPart(
	request: IncomingMessage,
	response: ServerResponse,
	file: LargeFile,
	part: Range,
): void {
	if (request.method === 'HEAD' || file.size === 0) {
		response.end()
		return
	}
	const stream = createReadStream('', { fd: file.descriptor, fs: sharedDisk, ...part })
	// A client that leaves early and a disk that fails end alike: pipeline closes the connection.
	pipeline(stream, response, () => {})
}
