import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseSecretKey } from '#settings/secret-key.ts'
import { keyBytes } from './keys.ts'

/** The key is missing, damaged or another one. The message tells the operator what to do. */
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
 * Creates the file with a random secret, readable by its owner only, or reads the one that is there. It appears whole or
 * not at all, so that processes that start at the same time use the same.
 */
export async function createKeyFile(file: string): Promise<Buffer> {
	const existing = await readKeyFile(file)
	if (existing !== null) return existing
	const secret = randomBytes(keyBytes)
	const isFirst = await writeWhole(file, secret, link)
	return isFirst ? secret : await createKeyFile(file)
}

/** Replaces the file by one with a random secret. */
export async function replaceKeyFile(file: string): Promise<Buffer> {
	const secret = randomBytes(keyBytes)
	await writeWhole(file, secret, rename)
	return secret
}

/** Writes beside the file, and then puts it in place. Returns false if `place` refuses because there is a file. */
async function writeWhole(
	file: string,
	secret: Buffer,
	place: (from: string, to: string) => Promise<void>,
): Promise<boolean> {
	const part = `${file}.${randomUUID()}.part`
	try {
		await mkdir(dirname(file), { recursive: true })
		const handle = await open(part, 'wx', 0o600)
		await handle.writeFile(`${secret.toString('base64')}\n`)
		await handle.sync()
		await handle.close()
		await place(part, file)
		const folder = await open(dirname(file), 'r')
		await folder.sync()
		await folder.close()
		return true
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : null
		if (code === 'EEXIST') return false
		throw new KeyError(
			`${file} cannot be written (${String(code)}). Set DATA_DIR to a folder that can be.`,
		)
	} finally {
		await rm(part, { force: true })
	}
}
