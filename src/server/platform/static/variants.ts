import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { ErrorStatus } from '#domain/pages/error-pages.ts'
import { fileHeaders, type FlatHeaders } from './headers.ts'
import { cacheControlOf } from './mime-types.ts'
import { SharedDescriptor } from './shared-descriptor.ts'
import type { Encoding } from './accepted-encodings.ts'

/** A small file in one encoding: body and headers of its 200, headers of its 304. */
export type Variant = Readonly<{
	etag: string
	headers: FlatHeaders
	body: Buffer
	notModifiedHeaders: FlatHeaders
}>

/** A file served from memory. */
export type SmallFile = Readonly<{
	status: 200 | ErrorStatus
	variants: Readonly<Partial<Record<Encoding, Variant>>>
}>

/** A file read from disk. The descriptor stays open, so that a build during operation cannot mix versions. */
export type LargeFile = Readonly<{
	descriptor: SharedDescriptor
	size: number
	etag: string
	headers: FlatHeaders
	notModifiedHeaders: FlatHeaders
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
 * Prepares a file to be served from memory, headers included.
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
	const vary = br || gzip ? ['vary', 'accept-encoding'] : []
	const variant = (body: Buffer, coding: FlatHeaders): Variant => {
		const etag = etagOf(body, common)
		const length = String(body.length)
		return {
			etag,
			headers: [...common, ...vary, ...coding, 'content-length', length, 'etag', etag],
			body,
			notModifiedHeaders: ['cache-control', cacheControlOf(name), ...vary, 'etag', etag],
		}
	}
	// Omits compressed bodies that are not smaller.
	const saves = (body: Buffer | undefined) => body !== undefined && body.length < identity.length
	return {
		status,
		variants: {
			identity: variant(identity, []),
			...(br && saves(br) && { br: variant(br, ['content-encoding', 'br']) }),
			...(gzip && saves(gzip) && { gzip: variant(gzip, ['content-encoding', 'gzip']) }),
		},
	}
}

/** Prepares a file to be read from disk for each request. */
export function largeFile(file: string, name: string): LargeFile {
	const body = readFileSync(file)
	const headers = fileHeaders(name, undefined)
	const etag = etagOf(body, headers)
	return {
		descriptor: new SharedDescriptor(file),
		size: body.length,
		etag,
		headers: [...headers, 'accept-ranges', 'bytes', 'etag', etag],
		notModifiedHeaders: ['cache-control', cacheControlOf(name), 'etag', etag],
	}
}

/** Hashes body and headers: a changed policy must reach browsers that have cached the page. */
function etagOf(body: Buffer, headers: FlatHeaders): string {
	const hash = createHash('sha256').update(headers.join('\n')).update('\0').update(body)
	return `"${hash.digest('base64url').slice(0, 16)}"`
}

function readIfThere(file: string): Buffer | undefined {
	return existsSync(file) ? readFileSync(file) : undefined
}
