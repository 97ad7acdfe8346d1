import { closeSync, createReadStream, fstatSync, openSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { matchesEtag, readRange, type ByteRange } from './conditional-requests.ts'
import { emptyHeaders, type ResponseHeaders } from './headers.ts'
import { acceptedEncodings } from './accepted-encodings.ts'
import type { LargeFile, SmallFile } from './variants.ts'

/** Sends a file in an accepted encoding: whole, a range, or 304. Returns the status. */
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
		response.writeHead(406, { ...emptyHeaders, vary: 'accept-encoding' }).end()
	} else if (status === 200 && matchesEtag(headers['if-none-match'], variant.etag)) {
		sendNotModified(response, variant.headers)
	} else {
		response.writeHead(status, variant.headers).end(variant.body)
	}
	return response.statusCode
}

function sendLarge(request: IncomingMessage, response: ServerResponse, file: LargeFile): number {
	const { headers, size } = file
	// Range is defined only for GET; HEAD describes the whole file.
	const rangeHeader = request.method === 'GET' ? request.headers.range : undefined
	const part = readRange(rangeHeader, request.headers['if-range']?.toString(), file)
	if (matchesEtag(request.headers['if-none-match'], file.etag)) {
		sendNotModified(response, headers)
	} else if (part === 'unsatisfiable') {
		response.writeHead(416, { ...emptyHeaders, 'content-range': `bytes */${size}` }).end()
	} else {
		sendContent(request, response, file, part)
	}
	return response.statusCode
}

/** A 304 repeats only the headers that caches need (RFC 9110, 15.4.5). */
function sendNotModified(response: ServerResponse, headers: ResponseHeaders): void {
	const names = ['cache-control', 'vary', 'etag']
	const kept = Object.entries(headers).filter(([name]) => names.includes(name))
	response.writeHead(304, Object.fromEntries(kept)).end()
}

/** Sends 503 if the file is not the one that was indexed, because a build replaces it: its size and ETag would be wrong. */
function sendContent(
	{ method }: IncomingMessage,
	response: ServerResponse,
	file: LargeFile,
	part: ByteRange | 'whole',
): void {
	const { headers, size } = file
	const opened = openUnchanged(file)
	if (opened === null) {
		response.writeHead(503, { ...emptyHeaders, 'cache-control': 'no-store' }).end()
		return
	}
	const { start, end } = part === 'whole' ? { start: 0, end: size - 1 } : part
	response.writeHead(part === 'whole' ? 200 : 206, {
		...headers,
		...(part !== 'whole' && { 'content-range': `bytes ${start}-${end}/${size}` }),
		'content-length': end - start + 1,
	})
	if (method === 'HEAD' || size === 0) {
		closeSync(opened)
		response.end()
		return
	}
	// On client disconnects and read errors, pipeline has already closed the connection.
	pipeline(createReadStream('', { fd: opened, start, end }), response, () => {})
}

/** Opens a file; null if it is gone or has changed since the start. */
function openUnchanged({ file, size, mtimeMs }: LargeFile): number | null {
	try {
		const opened = openSync(file, 'r')
		const found = fstatSync(opened)
		if (found.size === size && found.mtimeMs === mtimeMs) return opened
		closeSync(opened)
	} catch {
		// Deleted, or no more files can be opened.
	}
	return null
}
