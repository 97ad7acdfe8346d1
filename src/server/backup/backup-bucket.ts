import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import type { BackupSettings } from '#settings/backups.ts'
import { writePlain } from './age-files.ts'
import { BackupError } from './backup-error.ts'
import type { BackupPlace } from './backup-place.ts'
import { bucketError, type BucketAnswer } from './bucket-errors.ts'

type BucketSettings = Extract<BackupSettings['to'], { kind: 's3' }>

/** How long the bucket may take for an answer without a file, in milliseconds. */
const answerTimeoutMs = 30_000

/** How often a request is repeated that the bucket was too busy for. */
const retries = 4

/** The largest object that one request may store, in bytes (5 GiB). */
const maxObjectBytes = 5 * 1024 ** 3

/** A bucket of Amazon S3 or of a server that speaks its protocol, addressed by path. */
export function openBucket(settings: BucketSettings, staging: string): BackupPlace {
	const { bucket, prefix, endpoint, region, accessKeyId, secretAccessKey } = settings
	const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries })

	const addressOf = (name: string) =>
		`${endpoint}/${`${bucket}/${prefix}${name}`.split('/').map(encodeURIComponent).join('/')}`

	/** Sends a request. The answer is a success. */
	async function request(url: string, init: RequestInit, act: BucketAnswer['act']) {
		let response: Response
		try {
			// A redirect would send the file to a place that no setting names.
			response = await client.fetch(url, { redirect: 'manual', ...init })
		} catch (error) {
			throw bucketError({ act, settings, failure: error })
		}
		if (response.ok) return response
		const answer = await response.text().catch(() => '')
		throw bucketError({ act, settings, status: response.status, answer })
	}

	async function names(): Promise<readonly string[]> {
		const found: string[] = []
		let token: string | null = null
		do {
			const query = new URLSearchParams({ 'list-type': '2', delimiter: '/', prefix })
			if (token !== null) query.set('continuation-token', token)
			const url = `${endpoint}/${bucket}?${query}`
			const init = { signal: AbortSignal.timeout(answerTimeoutMs) }
			const text = await (await request(url, init, 'list')).text()
			found.push(...valuesOf(text, 'Key').map((key) => key.split('/').at(-1) ?? ''))
			token = valuesOf(text, 'NextContinuationToken')[0] ?? null
		} while (token !== null)
		return found
	}

	/** The signature covers the hash of the file, so the bucket refuses a file that arrived otherwise. */
	async function upload(name: string, file: string): Promise<void> {
		const body = await openAsBlob(file)
		if (body.size > maxObjectBytes) {
			throw new BackupError('The backup is larger than the 5 GiB that a bucket takes at once.')
		}
		const headers = { 'x-amz-content-sha256': await sha256(file) }
		await request(addressOf(name), { method: 'PUT', body, headers }, 'write')
	}

	return {
		description: `s3://${bucket}/${prefix}`,
		names,
		put: async (name, make) => {
			// Before the work of a backup, to find out that there is no such bucket.
			await names()
			const file = join(staging, name)
			try {
				const result = await make(file)
				await upload(name, file)
				return result
			} finally {
				await rm(file, { force: true })
			}
		},
		get: async (name, file) => {
			const { body } = await request(addressOf(name), {}, 'read')
			if (body === null) throw new BackupError(`The bucket has no content for ${name}.`)
			await writePlain(Readable.from(body), file)
		},
		remove: async (name) => {
			const signal = AbortSignal.timeout(answerTimeoutMs)
			await request(addressOf(name), { method: 'DELETE', signal }, 'delete')
		},
	}
}

/** The texts of the elements of a name. The texts that are asked for contain no markup. */
function valuesOf(xml: string, name: string): readonly string[] {
	return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) =>
		(text ?? '').replaceAll('&amp;', '&'),
	)
}

async function sha256(file: string): Promise<string> {
	const hash = createHash('sha256')
	await pipeline(createReadStream(file), hash)
	return hash.digest('hex')
}
