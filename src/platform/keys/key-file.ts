import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseSecretKey } from '#config/secret-key.ts'
import { keyBytes } from './keys.ts'

/** The key is missing, damaged or from another database. The message tells the operator what to do. */
export class KeyError extends Error {
	override name = 'KeyError'
}

/** The path of the file with the site's secret. */
export function keyFile({ dataDir }: { readonly dataDir: string }): string {
	return join(dataDir, 'secret.key')
}

/** Reads the site's secret; null if there is no file. */
export async function readKeyFile(file: string): Promise<Buffer | null> {
	const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return null
		throw new KeyError(`${file} cannot be read (${error.code}).`)
	})
	if (text === null) return null
	const secret = parseSecretKey(text.trim())
	if (secret === null) {
		throw new KeyError(`${file} is damaged: it has to hold ${keyBytes} bytes in base64.`)
	}
	return secret
}

/**
 * Creates the file with a random secret, readable only by its owner, or reads the existing one. Creation is atomic, so
 * that processes starting together share one secret.
 */
export async function createKeyFile(file: string): Promise<Buffer> {
	const existing = await readKeyFile(file)
	if (existing !== null) return existing
	const secret = randomBytes(keyBytes)
	const part = await writeBeside(file, secret)
	return (await place(part, file, link)) ? secret : await createKeyFile(file)
}

/**
 * Replaces the secret in the file by a random one, after `record` has stored everything that depends on it. Keeps the
 * old file if `record` rejects.
 */
export async function replaceKeyFile<T>(
	file: string,
	record: (secret: Buffer) => Promise<T>,
): Promise<T> {
	const secret = randomBytes(keyBytes)
	const part = await writeBeside(file, secret)
	try {
		const result = await record(secret)
		await place(part, file, rename)
		return result
	} finally {
		await rm(part, { force: true })
	}
}

/** Writes the secret to a temporary file beside `file` and syncs it. Returns the temporary file's path. */
async function writeBeside(file: string, secret: Buffer): Promise<string> {
	const part = `${file}.${randomUUID()}.part`
	try {
		await mkdir(dirname(file), { recursive: true })
		const handle = await open(part, 'wx', 0o600)
		try {
			await handle.writeFile(`${secret.toString('base64')}\n`)
			await handle.sync()
		} finally {
			await handle.close()
		}
		return part
	} catch (error) {
		await rm(part, { force: true }).catch(() => {})
		throw unwritable(file, error)
	}
}

/** Moves the temporary file into place with `put`. Returns false if `put` fails because the file exists. */
async function place(
	part: string,
	file: string,
	put: (from: string, to: string) => Promise<void>,
): Promise<boolean> {
	try {
		await put(part, file)
		const folder = await open(dirname(file), 'r')
		await folder.sync()
		await folder.close()
		return true
	} catch (error) {
		if (codeOf(error) === 'EEXIST') return false
		throw unwritable(file, error)
	} finally {
		await rm(part, { force: true })
	}
}

function unwritable(file: string, error: unknown): KeyError {
	return new KeyError(
		`${file} cannot be written (${String(codeOf(error))}). Set DATA_DIR to a folder that can be.`,
	)
}

function codeOf(error: unknown): unknown {
	return error instanceof Error && 'code' in error ? error.code : null
}
