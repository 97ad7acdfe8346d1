import { createReadStream, createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BackupError, namingPath } from './backup-error.ts'

/** Writes a stream to a file that only its owner can read. */
export type WriteStream = (content: Readable, file: string) => Promise<void>

/** Writes a stream as it is. */
export const writePlain: WriteStream = async (content, file) => {
	await pipeline(content, createWriteStream(file, { mode: 0o600 }))
}

/**
 * Returns the function that encrypts a stream into a file. It holds one chunk of 64 kB at a time.
 *
 * @param recipients public keys of age; without any the file is not encrypted
 * @throws BackupError if one is no such key
 */
export async function createEncryption(recipients: readonly string[]): Promise<WriteStream> {
	if (recipients.length === 0) return writePlain
	// Imported here, because not all backups are encrypted.
	const { Encrypter } = await import('age-encryption')
	const encrypter = new Encrypter()
	for (const recipient of recipients) {
		try {
			encrypter.addRecipient(recipient)
		} catch {
			throw new BackupError(`${recipient} is not a public key of age, such as age-keygen prints.`)
		}
	}
	return async (content, file) => {
		await writePlain(Readable.from(await encrypter.encrypt(webStream(content))), file)
	}
}

/**
 * Decrypts a file.
 *
 * @param identityFile a file of age-keygen with one or more secret keys
 * @throws BackupError if there is no key in the file, it is not the right one, or the encrypted file is damaged
 */
export async function decryptFile(
	encrypted: string,
	plain: string,
	identityFile: string,
): Promise<void> {
	const { Decrypter } = await import('age-encryption')
	const decrypter = new Decrypter()
	for (const identity of await readIdentities(identityFile)) {
		try {
			decrypter.addIdentity(identity)
		} catch {
			throw new BackupError(`${identityFile} holds a damaged secret key of age.`)
		}
	}
	const content = await openEncrypted(decrypter, encrypted, identityFile)
	try {
		await writePlain(Readable.from(content), plain)
	} catch (error) {
		if (error instanceof Error && 'code' in error) throw error
		throw new BackupError(`${encrypted} is damaged or incomplete. Use another backup.`, {
			cause: error,
		})
	}
}

type StreamDecrypter = {
	readonly decrypt: (file: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>
}

async function openEncrypted(decrypter: StreamDecrypter, encrypted: string, identityFile: string) {
	try {
		return await decrypter.decrypt(webStream(createReadStream(encrypted)))
	} catch (error) {
		if (error instanceof Error && 'code' in error) throw error
		const isOtherKey = error instanceof Error && error.message.includes('no identity')
		throw new BackupError(
			isOtherKey
				? `${identityFile} holds no key that ${encrypted} was encrypted for. Use the secret key of BACKUP_RECIPIENT.`
				: `${encrypted} is damaged or incomplete. Use another backup.`,
			{ cause: error },
		)
	}
}

async function readIdentities(file: string): Promise<readonly string[]> {
	const text = await namingPath(file, () => readFile(file, 'utf8'))
	const identities = text
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line.startsWith('AGE-SECRET-KEY-'))
	if (identities.length > 0) return identities
	throw new BackupError(`${file} holds no secret key of age, such as age-keygen writes.`)
}

/** A web stream with backpressure, which the library asks for. */
function webStream(content: Readable): ReadableStream<Uint8Array> {
	const chunks: AsyncIterator<Uint8Array> = content[Symbol.asyncIterator]()
	return new ReadableStream({
		pull: async (controller) => {
			const { done, value } = await chunks.next()
			if (done === true) controller.close()
			else controller.enqueue(value)
		},
	})
}
