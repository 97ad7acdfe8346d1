import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { writeWholeFile } from '#platform/write-whole-file.ts'
import { mimeMessage } from './mime-message.ts'
import type { Transport } from './transport.ts'

/** Folder for emails if no mail server is configured. */
export function emlFolder({ dataDir }: { readonly dataDir: string }): string {
	return join(dataDir, 'outbox')
}

/** Writes each email to an .eml file, so that the site works without a mail server. */
export function emlTransport(options: {
	readonly folder: string
	readonly from: string
	readonly now: () => number
}): Transport {
	const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
	return {
		send: async (mail) => {
			const composed = await composer.sendMail(
				mimeMessage(mail, options.from, new Date(options.now())),
			)
			await mkdir(options.folder, { recursive: true, mode: 0o700 })
			await writeWholeFile(fileOf(options.folder, mail.id), (part) =>
				writeFile(part, composed.message, { mode: 0o600 }),
			)
		},
		close: () => composer.close(),
	}
}

/** Deletes the files of these emails. Missing files are ignored. */
export async function deleteEmlFiles(folder: string, ids: readonly string[]): Promise<void> {
	for (const id of ids) await rm(fileOf(folder, id), { force: true })
}

/** Deletes files last modified before `cutoffMs` (Unix time), partial ones included. */
export async function deleteEmlFilesBefore(folder: string, cutoffMs: number): Promise<void> {
	const names = await readdir(folder).catch(() => [])
	for (const name of names.filter((each) => /\.eml(?:\.(?:[\da-f-]{36}\.)?part)?$/.test(each))) {
		const file = join(folder, name)
		// A partial file may be renamed in the meantime.
		const found = await stat(file).catch(() => null)
		if (found !== null && found.mtimeMs < cutoffMs) await rm(file, { force: true })
	}
}

function fileOf(folder: string, id: string): string {
	return join(folder, `${id}.eml`)
}
