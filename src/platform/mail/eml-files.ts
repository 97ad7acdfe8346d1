import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWholeFile } from '#platform/write-whole-file.ts'
import { mimeMessage } from './mime-message.ts'
import type { Transport } from './transport.ts'

export function emlFolder({ dataDir }: { readonly dataDir: string }): string {
	return join(dataDir, 'outbox')
}

/** Writes each email to an .eml file, so that the site works without a mail server. */
export function emlTransport(options: {
	readonly folder: string
	readonly from: string
	readonly now: () => number
}): Transport {
	return {
		send: async (mail) => {
			const { createTransport } = await import('nodemailer')
			const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
			const composed = await composer.sendMail(
				mimeMessage(mail, options.from, new Date(options.now())),
			)
			await mkdir(options.folder, { recursive: true, mode: 0o700 })
			await writeWholeFile(fileOf(options.folder, mail.id), (part) =>
				writeFile(part, composed.message, { mode: 0o600 }),
			)
		},
		close: () => {},
	}
}

export async function deleteEmlFiles(folder: string, ids: readonly string[]): Promise<void> {
	for (const id of ids) await rm(fileOf(folder, id), { force: true })
}

/** Matches the names of .eml files, including partially written ones. */
export const emlNames = /\.eml(?:\.(?:[\da-f-]{36}\.)?part)?$/

function fileOf(folder: string, id: string): string {
	return join(folder, `${id}.eml`)
}
