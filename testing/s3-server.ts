import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** The account of the server, as settings. */
export const s3Account = {
	region: 'eu-test-1',
	accessKeyId: 'test-key',
	secretAccessKey: 'test/secret+key',
} as const

/** Names per page of a list, few so that a list has several pages. */
const pageSize = 2

type Answer = { readonly status: number; readonly code?: string; readonly body?: string | Buffer }

/**
 * Starts a server that speaks the part of S3 that backups use, and verifies signatures of version 4 and the hashes of
 * bodies as Amazon describes them. It has one bucket, `backups`. Stops after the test.
 */
export async function startS3Server() {
	const objects = new Map<string, Buffer>()
	/** What the next request for a method is answered with. */
	const refusals = new Map<string, Answer>()
	const server = createServer((request, response) => {
		void answerTo(request, objects, refusals).then(({ status, code, body = '' }) => {
			response.statusCode = status
			response.end(code === undefined ? body : `<Error><Code>${code}</Code></Error>`)
		})
	})
	await new Promise<void>((resolve) => {
		server.listen(0, '127.0.0.1', resolve)
	})
	onTestFinished(async () => {
		server.closeAllConnections()
		await new Promise((resolve) => {
			server.close(resolve)
		})
	})
	const address = server.address()
	if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
	return { endpoint: `http://127.0.0.1:${address.port}`, objects, refusals }
}

async function answerTo(
	request: IncomingMessage,
	objects: Map<string, Buffer>,
	refusals: Map<string, Answer>,
): Promise<Answer> {
	const body = await buffer(request)
	const url = new URL(request.url ?? '', 'http://server')
	const refusal = refusals.get(request.method ?? '')
	if (refusal !== undefined) return refusal
	const fault = faultOf(request, url, body)
	if (fault !== null) return { status: 403, code: fault }
	const [, bucket, ...path] = url.pathname.split('/').map(decodeURIComponent)
	const key = path.join('/')
	if (bucket !== 'backups') return { status: 404, code: 'NoSuchBucket' }
	if (key === '') return { status: 200, body: listOf([...objects.keys()], url.searchParams) }
	if (request.method === 'PUT') {
		objects.set(key, body)
		return { status: 200 }
	}
	const found = objects.get(key)
	if (found === undefined) return { status: 404, code: 'NoSuchKey' }
	if (request.method !== 'DELETE') return { status: 200, body: found }
	objects.delete(key)
	return { status: 204 }
}

/** The keys below a prefix, a page at a time. */
function listOf(keys: readonly string[], query: URLSearchParams): string {
	const prefix = query.get('prefix') ?? ''
	const isBelow = (key: string) => key.startsWith(prefix) && !key.slice(prefix.length).includes('/')
	const below = keys.filter(isBelow).toSorted()
	const start = Number(query.get('continuation-token') ?? 0)
	const end = start + pageSize
	const next = end < below.length ? `<NextContinuationToken>${end}</NextContinuationToken>` : ''
	const contents = below
		.slice(start, end)
		.map((key) => `<Contents><Key>${key.replaceAll('&', '&amp;')}</Key></Contents>`)
	return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`
}

/** What is wrong with the signature of a request; null if nothing is. */
function faultOf({ method, headers }: IncomingMessage, url: URL, body: Buffer): string | null {
	const header = (name: string) => String(headers[name] ?? '')
	const [, id, day, region, names, signature] =
		/^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
			header('authorization'),
		) ?? []
	if (id === undefined || names === undefined) return 'AccessDenied'
	if (id !== s3Account.accessKeyId) return 'InvalidAccessKeyId'
	if (region !== s3Account.region) return 'AuthorizationHeaderMalformed'
	const hash = header('x-amz-content-sha256')
	if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
	for (const name of ['host', 'x-amz-date', 'x-amz-content-sha256']) {
		if (!names.split(';').includes(name)) return 'SignatureDoesNotMatch'
	}
	const query = [...url.searchParams]
		.map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
		.toSorted()
		.join('&')
	const path = url.pathname.split('/').map((part) => encoded(decodeURIComponent(part)))
	const signed = names.split(';').map((name) => `${name}:${header(name).trim()}\n`)
	const canonical = [method, path.join('/'), query, signed.join(''), names, hash].join('\n')
	const scope = `${day}/${region}/s3/aws4_request`
	const text = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, sha256(canonical)].join('\n')
	const key = [day ?? '', region, 's3', 'aws4_request'].reduce(
		hmac,
		Buffer.from(`AWS4${s3Account.secretAccessKey}`),
	)
	return hmac(key, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}

function hmac(key: Buffer, text: string): Buffer {
	return createHmac('sha256', key).update(text).digest()
}

function sha256(data: Buffer | string): string {
	return createHash('sha256').update(data).digest('hex')
}

function encoded(text: string): string {
	return encodeURIComponent(text).replaceAll(
		/[!'()*]/g,
		(char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
	)
}
