import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import type { ErrorStatus } from '#site-map/error-pages.ts'
import type { Encoding } from './accepted-encodings.ts'
import { fileHeaders, type ResponseHeaders } from './headers.ts'

type Variant = Readonly<{ etag: string; headers: ResponseHeaders; body: () => Buffer }>

/** A rendered page or file with its headers: uncompressed, and in each encoding that makes it smaller. */
export type Page = Readonly<{
	status: 200 | ErrorStatus
	variants: Readonly<Partial<Record<Encoding, Variant>>> & { readonly identity: Variant }
}>

/** A rendered text, before it is compressed. */
export type PageSource = {
	/** Its file name, which decides the headers. */
	readonly name: string
	readonly status: Page['status']
	readonly text: string
	/** The Content-Security-Policy; only for pages. */
	readonly policy?: string | undefined
}

/** The data of a page rendered for one request. The page's route provides the data; `Astro.locals` holds it. */
export type ShownPage = NonNullable<App.Locals['page']>

export type RequestedPage = { readonly text: string; readonly policy: string }

export type ServedPages = {
	/** Whether a page or file has this path. */
	readonly has: (path: string) => boolean
	readonly isPage: (path: string) => boolean
	/** The current path of the page that was formerly at a path. */
	readonly movedFrom: (path: string) => string | undefined
	/** The page or file at a path, if it is already rendered. */
	readonly ready: (path: string) => Page | undefined
	/**
	 * The page or file at a path that exists, rendered once for all callers; a 500 page if its rendering has never
	 * succeeded.
	 */
	readonly read: (path: string) => Promise<Page>
	/** The page for an unknown path, in the language of the path. */
	readonly notFound: (path: string) => Page
	/** The page for a server error, in the language of the path. */
	readonly serverError: (path: string) => Page
	/**
	 * Renders a page for one request. The returned policy comes from the same words and
	 * settings as the text. Notices that are the same for everyone are kept, so that a flood of refused requests does not
	 * render them each time.
	 *
	 * @throws whatever rendering throws
	 */
	readonly renderOnce: (page: ShownPage) => Promise<RequestedPage>
}

/** Light compression takes 4 ms for the largest page, full compression 100 ms. */
const brotliQualities = { light: 5, full: 11 } as const

/**
 * Size of the chunks in which compressors write, in bytes. Most compressed pages fit into one chunk, which is not part
 * of Node's buffer pool.
 */
const chunkSize = 32 * 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export function plainPage({ name, status, text, policy }: PageSource): Page {
	const body = Buffer.from(text)
	const headers = fileHeaders(name, policy)
	const identity = variant(body, headers, tagOf(body, headers))
	return { status, variants: { identity } }
}

/** Prepares a text for serving from memory, lightly compressed off the main thread. */
export async function lightPage({ name, status, text, policy }: PageSource): Promise<Page> {
	const own = { vary: 'accept-encoding', 'cache-tag': `rendered,${name}` }
	const headers = { ...fileHeaders(name, policy), ...own }
	const identity = Buffer.from(text)
	const [br, gz] = await Promise.all([
		brotli(identity, 'light'),
		toGzip(identity, { level: 9, chunkSize }).then(unpooled),
	])
	const tag = tagOf(identity, headers)
	const smaller = (body: Buffer, encoding: Encoding) =>
		body.length < identity.length && {
			[encoding]: variant(body, { ...headers, 'content-encoding': encoding }, `${tag}-${encoding}`),
		}
	return {
		status,
		variants: {
			identity: {
				...variant(identity, headers, tag),
				// Hardly any client asks for the uncompressed text, so only its compressed copy is kept.
				...(gz.length < identity.length && { body: unpacks(gz) }),
			},
			...smaller(br, 'br'),
			...smaller(gz, 'gzip'),
		},
	}
}

export async function fullPage(page: Page): Promise<Page> {
	const { identity, br } = page.variants
	if (br === undefined) return page
	const body = await brotli(identity.body(), 'full')
	const headers = { ...br.headers, 'content-length': String(body.length) }
	return { ...page, variants: { ...page.variants, br: { ...br, headers, body: () => body } } }
}

async function brotli(text: Buffer, quality: keyof typeof brotliQualities): Promise<Buffer> {
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: brotliQualities[quality],
		[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
		[constants.BROTLI_PARAM_SIZE_HINT]: text.length,
	}
	return unpooled(await toBrotli(text, { params, chunkSize }))
}

/** A copy outside the buffer pool of Node: keeping a part of a pool would keep all of its 64 KB. */
function unpooled(part: Buffer): Buffer {
	return Buffer.from(new Uint8Array(part).buffer)
}

function unpacks(gzipped: Buffer): Variant['body'] {
	return () => gunzipSync(gzipped)
}

/** Hashes text and headers: a changed policy must reach browsers that cached the page, better compression need not. */
function tagOf(text: Buffer, headers: ResponseHeaders): string {
	const hash = createHash('sha256').update(JSON.stringify(headers)).update(text)
	return hash.digest('base64url').slice(0, 16)
}

function variant(body: Buffer, headers: ResponseHeaders, tag: string): Variant {
	const etag = `"${tag}"`
	const own = { ...headers, 'content-length': String(body.length), etag }
	return { etag, headers: own, body: () => body }
}
