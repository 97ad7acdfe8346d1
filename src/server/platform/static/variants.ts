import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { ErrorStatus } from '#domain/pages/error-pages.ts'
import { fileHeaders, type ResponseHeaders } from './headers.ts'
import type { Encoding } from './accepted-encodings.ts'

/** A small file in one encoding. */
export type Variant = Readonly<{ etag: string; headers: ResponseHeaders; body: Buffer }>

/** A file served from memory. */
export type SmallFile = Readonly<{
	status: 200 | ErrorStatus
	variants: Readonly<Partial<Record<Encoding, Variant>>>
}>

/** A file read from disk. */
export type LargeFile = Readonly<{
	file: string
	size: number
	mtimeMs: number
	etag: string
	headers: ResponseHeaders
}>

/** The contents of a file, uncompressed and compressed. */
export type Bodies = Readonly<Record<Encoding, Buffer | undefined>>

/** Reads a file and its compressed variants, if they exist. */
export function readBodies(file: string): Bodies {
	return {
		identity: readIfThere(file),
		br: readIfThere(`${file}.br`),
		gzip: readIfThere(`${file}.gz`),
	}
}

/**
 * Prepares a file for serving from memory, headers included.
 *
 * @param policy the Content-Security-Policy from the build; only for pages
 */
export function smallFile(
	name: string,
	status: SmallFile['status'],
	{ identity = Buffer.alloc(0), br, gzip }: Partial<Bodies>,
	policy?: string,
): SmallFile {
	const common = fileHeaders(name, policy)
	const vary = (br || gzip) && { vary: 'accept-encoding' }
	const variant = (body: Buffer, coding?: ResponseHeaders): Variant => {
		const etag = etagOf(body, common)
		const length = String(body.length)
		return {
			etag,
			headers: { ...common, ...vary, ...coding, 'content-length': length, etag },
			body,
		}
	}
	// Omits compressed bodies that are not smaller.
	const saves = (body: Buffer | undefined) => body !== undefined && body.length < identity.length
	return {
		status,
		variants: {
			identity: variant(identity),
			...(br && saves(br) && { br: variant(br, { 'content-encoding': 'br' }) }),
			...(gzip && saves(gzip) && { gzip: variant(gzip, { 'content-encoding': 'gzip' }) }),
		},
	}
}

/** Prepares a file that is read from disk for each request. */
export function largeFile(file: string, name: string): LargeFile {
	const { mtimeMs } = statSync(file)
	const body = readFileSync(file)
	const headers = fileHeaders(name, undefined)
	const etag = etagOf(body, headers)
	return {
		file,
		size: body.length,
		mtimeMs,
		etag,
		headers: { ...headers, 'accept-ranges': 'bytes', etag },
	}
}

/** Hashes body and headers: a changed policy must reach browsers that cached the page. */
function etagOf(body: Buffer, headers: ResponseHeaders): string {
	const hash = createHash('sha256').update(JSON.stringify(headers)).update(body)
	return `"${hash.digest('base64url').slice(0, 16)}"`
}

function readIfThere(file: string): Buffer | undefined {
	return existsSync(file) ? readFileSync(file) : undefined
}
