import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OperatorError } from '#values/operator-error.ts'
import { parseSecretKey } from '#config/secret-key.ts'
import { fileError } from '#platform/file-error.ts'
import { writeWholeFile } from '#platform/write-whole-file.ts'
import { keyBytes } from './keys.ts'

export function keyFile({ dataDir }: { readonly dataDir: string }): string {
	return join(dataDir, 'secret.key')
}

/** Reads the secret; null if there is no file. */
export async function readKeyFile(file: string): Promise<Buffer | null> {
	const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return null
		throw fileError(error, file)
	})
	if (text === null) return null
	const secret = parseSecretKey(text.trim())
	if (secret === null) {
		throw new OperatorError(`${file} is damaged: it must contain ${keyBytes} bytes in base64.`)
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
	try {
		await mkdir(dirname(file), { recursive: true })
		await writeWholeFile(file, (part) => writeSecret(part, secret), link)
		return secret
	} catch (error) {
		const isMade = error instanceof Error && 'code' in error && error.code === 'EEXIST'
		if (isMade) return await createKeyFile(file)
		throw fileError(error, file)
	}
}

/**
 * Replaces the secret in the file with a random one, after `record` has stored everything that depends on the new
 * secret. Keeps the old file if `record` rejects.
 */
export async function replaceKeyFile<T>(
	file: string,
	record: (secret: Buffer) => Promise<T>,
): Promise<T> {
	const secret = randomBytes(keyBytes)
	return await writeWholeFile(file, async (part) => {
		await writeSecret(part, secret).catch((error: unknown) => {
			throw fileError(error, file)
		})
		return await record(secret)
	})
}

async function writeSecret(part: string, secret: Buffer): Promise<void> {
	await writeFile(part, `${secret.toString('base64')}\n`, { flag: 'wx', mode: 0o600, flush: true })
}
