import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { s3Account, startS3Server } from '#testing/s3-server.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { openBackupPlace } from './backup-place.ts'
import { deleteExpired } from './delete-expired.ts'

const now = Date.UTC(2026, 10, 26, 3, 15)
const today = 'innervolt-2026-11-26T031500Z.sqlite'
const old = 'innervolt-2026-10-01T031500Z.sqlite'
const others = ['notes.txt', 'other/innervolt-2026-10-01.sqlite', 'zürich & co.txt']

/** A bucket with a prefix whose characters are encoded differently in paths, queries and XML. */
async function openBucket(changes: Readonly<Record<string, string>> = {}) {
	const staging = await createTemporaryFolder()
	const server = await startS3Server()
	const { endpoint } = server
	const prefix = "a+b & (c)'s/ü/"
	const account = { endpoint, ...s3Account, bucket: 'backups', prefix, ...changes }
	const place = await openBackupPlace({ to: { kind: 's3', ...account } }, staging)
	const seed = (name: string) => server.objects.set(`${prefix}${name}`, Buffer.from('old'))
	const names = () => [...server.objects.keys()].map((key) => key.slice(prefix.length))
	return { place, staging, seed, names, ...server }
}

async function openFolder() {
	const folder = await createTemporaryFolder()
	const place = await openBackupPlace({ to: { kind: 'folder', folder } }, folder)
	await mkdir(join(folder, 'other'))
	const seed = (name: string) => writeFile(join(folder, name), 'old')
	const all = async () => await readdir(folder, { recursive: true })
	return { place, seed, names: async () => (await all()).filter((name) => name !== 'other') }
}

test.each([
	['a folder', openFolder],
	['a bucket', openBucket],
])('%s gives back what was put, and loses old backups alone', async (_kind, openPlace) => {
	const { place, seed, names } = await openPlace()
	for (const name of [old, ...others]) await seed(name)
	const content = Buffer.alloc(300_000, 'x')
	await place.put(today, (file) => writeFile(file, content))
	expect((await place.names()).filter((name) => name !== 'other').toSorted()).toEqual(
		[old, today, 'notes.txt', 'zürich & co.txt'].toSorted(),
	)
	const copy = join(await createTemporaryFolder(), 'copy')
	await place.get(today, copy)
	expect((await readFile(copy)).equals(content)).toBe(true)
	expect(await deleteExpired(place, now)).toEqual([old])
	expect((await names()).toSorted()).toEqual([today, ...others].toSorted())
})

test('an upload that the bucket refuses leaves nothing here and nothing there', async () => {
	const { place, staging, refusals, objects } = await openBucket()
	refusals.set('PUT', { status: 507, code: 'QuotaExceeded' })
	const put = place.put(today, (file) => writeFile(file, 'x'))
	await expect(put).rejects.toThrow('The bucket is full')
	expect(await readdir(staging)).toEqual([])
	expect(objects.size).toBe(0)
})

test.each([
	[{ accessKeyId: 'other' }, 'does not know S3_ACCESS_KEY_ID'],
	[{ secretAccessKey: 'hunter2' }, 'S3_SECRET_ACCESS_KEY is not the secret'],
	[{ region: 'elsewhere' }, 'S3_REGION is not the region'],
	[{ bucket: 'missing' }, 'There is no bucket missing'],
	[{ endpoint: 'http://127.0.0.1:1' }, 'cannot be reached'],
])(
	'a bucket with %j is refused with one sentence before a backup is made',
	async (change, text) => {
		const { place } = await openBucket(change)
		let isMade = false
		const error: unknown = await place
			.put(today, async () => {
				isMade = true
			})
			.catch((reason: unknown) => reason)
		expect(isMade).toBe(false)
		expect(error).toMatchObject({ name: 'BackupError', message: expect.stringContaining(text) })
		expect(String(error)).not.toMatch(/hunter2|test.secret/)
		expect(String(error)).not.toContain('\n')
	},
)

test.each([
	[{ status: 403, code: 'RequestTimeTooSkewed' }, "This machine's clock"],
	[{ status: 403 }, 'may not list in the bucket'],
	[{ status: 301 }, 'in another region'],
	[{ status: 418, code: 'Odd' }, 'The bucket refused to list (418 Odd)'],
])('the answer %j is told in one sentence', async (answer, text) => {
	const { place, refusals } = await openBucket()
	refusals.set('GET', answer)
	await expect(place.names()).rejects.toThrow(text)
})

test('a folder that is missing is not created', async () => {
	const folder = join(await createTemporaryFolder(), 'unmounted')
	const place = await openBackupPlace({ to: { kind: 'folder', folder } }, folder)
	const put = place.put(today, (file) => writeFile(file, 'x'))
	await expect(put).rejects.toThrow(
		`${folder} does not exist. Create its folder, or mount its disk.`,
	)
})
