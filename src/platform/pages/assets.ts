import { globSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { acceptedEncodings, type Encoding } from './accepted-encodings.ts'
import { type ByteRange, readRange } from './byte-range.ts'
import { emptyHeaders, fileHeaders, type ResponseHeaders } from './headers.ts'
import { matchesEtag, sendNotModified } from './send-page.ts'

/** The built files, which contain no words and no settings: scripts, fonts, pictures, films. */
export type Assets = Readonly<{
	has: (path: string) => boolean
	/** Sends the file at a path that exists, whole or in part. */
	send: (request: IncomingMessage, response: ServerResponse, path: string) => void
}>

const endings = { br: '.br', gzip: '.gz', identity: '' } as const satisfies Record<Encoding, string>

type File = { readonly headers: ResponseHeaders; readonly etag: string; readonly size: number }

/** Larger files, which are films, are not kept in memory. */
const maxKeptBytes = 256 * 1024

/**
 * Indexes the files of a folder. Paths are looked up only in this index, never in the file system. Requested files
 * are kept in memory, except large ones.
 */
export function readAssets(folder: string): Assets {
	const found = globSync('{*,.well-known/*,*/**}', { cwd: folder, withFileTypes: true })
	const names = found.filter((entry) => entry.isFile())
	const paths = new Set(
		names.map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length)),
	)

	const kept = new Map<string, File & { readonly body: Buffer }>()

	async function send(request: IncomingMessage, response: ServerResponse, path: string) {
		const accepted = acceptedEncodings(request.headers['accept-encoding'])
		const encoding = accepted.find((each) => paths.has(path + endings[each])) ?? 'identity'
		const name = folder + path + endings[encoding]
		const known = kept.get(name)
		if (known) {
			const part = sendHead(request, response, known)
			response.end(part && known.body.subarray(part.start, part.end + 1))
			return
		}
		// The file is missing if a build has replaced the folder.
		await using file = await open(name).catch(() => null)
		if (file === null) {
			response.writeHead(503, { ...emptyHeaders, 'cache-control': 'no-store' }).end()
			return
		}
		const { size, mtimeMs } = await file.stat()
		const etag = `"${size}-${mtimeMs}-${encoding}"`
		const headers = {
			...fileHeaders(path.slice(1), undefined),
			...(encoding !== 'identity' && { 'content-encoding': encoding }),
			vary: 'accept-encoding',
			'accept-ranges': 'bytes',
			etag,
		}
		if (size <= maxKeptBytes) {
			kept.set(name, { headers, etag, size, body: await file.readFile() })
			await send(request, response, path)
			return
		}
		const part = sendHead(request, response, { headers, etag, size })
		if (part === null) response.end()
		else await pipeline(file.createReadStream({ ...part, autoClose: false }), response)
	}

	return {
		has: (path) => paths.has(path) && !/\.(?:br|gz)$/.test(path),
		send: (request, response, path) => {
			// Sending fails if the client has closed the connection or the disk fails.
			send(request, response, path).catch(() => response.destroy())
		},
	}
}

/** Sends the status and headers. Returns the part of the file to send; null for none. */
function sendHead(
	request: IncomingMessage,
	response: ServerResponse,
	{ headers, etag, size }: File,
): ByteRange | null {
	if (matchesEtag(request.headers['if-none-match'], etag)) {
		sendNotModified(response, headers)
		return null
	}
	const part = readRange(request, { size, etag })
	if (part === 'unsatisfiable') {
		response.writeHead(416, { ...emptyHeaders, 'content-range': `bytes */${size}` })
		return null
	}
	const { start, end } = part === 'whole' ? { start: 0, end: size - 1 } : part
	response.writeHead(part === 'whole' ? 200 : 206, {
		...headers,
		...(part !== 'whole' && { 'content-range': `bytes ${start}-${end}/${size}` }),
		'content-length': end - start + 1,
	})
	return request.method === 'HEAD' || size === 0 ? null : { start, end }
}

/** For a server with the API only. In development Astro serves the files. */
export const noAssets: Assets = { has: () => false, send: () => {} }
