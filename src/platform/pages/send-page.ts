import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncodings } from './accepted-encodings.ts'
import type { ResponseHeaders } from './headers.ts'
import type { Page } from './page.ts'

/** Sends a page in an accepted encoding, or 304. Returns the status. */
export function sendPage(
	{ headers }: IncomingMessage,
	response: ServerResponse,
	{ status, variants }: Page,
): number {
	const accepted = acceptedEncodings(headers['accept-encoding'])
	const [variant = variants.identity] = accepted.flatMap((encoding) => variants[encoding] ?? [])
	if (status === 200 && matchesEtag(headers['if-none-match'], variant.etag)) {
		sendNotModified(response, variant.headers)
	} else {
		response.writeHead(status, variant.headers).end(variant.body())
	}
	return response.statusCode
}

/** A 304 repeats only the headers that caches need (RFC 9110, 15.4.5). */
export function sendNotModified(response: ServerResponse, headers: ResponseHeaders): void {
	const names = ['cache-control', 'vary', 'etag']
	const kept = Object.entries(headers).filter(([name]) => names.includes(name))
	response.writeHead(304, Object.fromEntries(kept)).end()
}

/**
 * Whether If-None-Match contains the ETag, so that the response is a 304 (RFC 9110, 13.1.2).
 *
 * @example matchesEtag('"old", W/"a1"', '"a1"') // true: the comparison is weak
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
	if (ifNoneMatch === undefined) return false
	if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
	return [...ifNoneMatch.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag)
}
