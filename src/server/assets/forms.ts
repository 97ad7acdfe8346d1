import { createHash } from 'node:crypto'
import { existsSync, openSync, readFileSync } from 'node:fs'
import type { ErrorStatus } from './fallback.ts'
import { fileHeaders, type FlatHeaders } from './headers.ts'
import { cachingOf } from './kinds.ts'
import { message, type Message } from './message.ts'
import type { Encoding } from './negotiate.ts'

/** One coding of a small file, and the 304 for those who have it. */
export type Form = Readonly<{ etag: string; found: Message; fresh: Message }>

/** Answered from memory. */
export type SmallFile = Readonly<{
	status: 200 | ErrorStatus
	forms: Readonly<Partial<Record<Encoding, Form>>>
}>

/** Read from disk in parts. It stays open, so that a build beside a running server cannot mix in. */
export type LargeFile = Readonly<{
	descriptor: number
	size: number
	etag: string
	headers: FlatHeaders
	fresh: FlatHeaders
}>

/** A file's plain body and what the build made of it. */
export type Bodies = Readonly<Record<Encoding, Buffer | undefined>>

/** Reads a file and the compressed forms beside it, where there are any. */
export function readBodies(file: string): Bodies {
	return {
		identity: readIfThere(file),
		br: readIfThere(`${file}.br`),
		gzip: readIfThere(`${file}.gz`),
	}
}

/**
 * A file to be answered from memory, its headers written once.
 *
 * @param policy the Content-Security-Policy from the build; pages only
 */
export function smallFile(
	name: string,
	status: SmallFile['status'],
	{ identity = Buffer.alloc(0), br, gzip }: Partial<Bodies>,
	policy?: string,
): SmallFile {
	const common = fileHeaders(name, policy)
	const vary = br || gzip ? ['vary', 'accept-encoding'] : []
	const form = (body: Buffer, coding: FlatHeaders): Form => {
		const etag = tagOf(body, common)
		const headers = [...common, ...vary, ...coding, 'content-length', String(body.length)]
		return {
			etag,
			found: message(status, [...headers, 'etag', etag], body),
			fresh: message(304, ['cache-control', cachingOf(name), ...vary, 'etag', etag]),
		}
	}
	// A compressed form that saves nothing is left out.
	const saves = (body: Buffer | undefined) => body !== undefined && body.length < identity.length
	return {
		status,
		forms: {
			identity: form(identity, []),
			...(br && saves(br) && { br: form(br, ['content-encoding', 'br']) }),
			...(gzip && saves(gzip) && { gzip: form(gzip, ['content-encoding', 'gzip']) }),
		},
	}
}

/** A file to be read from disk as it is asked for. */
export function largeFile(file: string, name: string): LargeFile {
	const body = readFileSync(file)
	const headers = fileHeaders(name, undefined)
	const etag = tagOf(body, headers)
	return {
		descriptor: openSync(file, 'r'),
		size: body.length,
		etag,
		headers: [...headers, 'accept-ranges', 'bytes', 'etag', etag],
		fresh: ['cache-control', cachingOf(name), 'etag', etag],
	}
}

/** Changes with the body and with the headers: a new policy must reach those who have the page. */
function tagOf(body: Buffer, headers: FlatHeaders): string {
	const hash = createHash('sha256').update(headers.join('\n')).update('\0').update(body)
	return `"${hash.digest('base64url').slice(0, 16)}"`
}

function readIfThere(file: string): Buffer | undefined {
	return existsSync(file) ? readFileSync(file) : undefined
}
