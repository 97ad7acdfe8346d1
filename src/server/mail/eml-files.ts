import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { mimeMessage } from './mime-message.ts'
import type { Transport } from './transport.ts'

/** Where mails are written while there is no mail server. */
export function emlFolder({ dataDir }: { readonly dataDir: string }): string {
	return join(dataDir, 'outbox')
}

/** Writes each mail as a file that any mail program opens: the site works before it has a mail server. */
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
			const file = fileOf(options.folder, mail.id)
			// Under another name until it is whole: nobody reads half a mail.
			const handle = await open(`${file}.part`, 'w', 0o600)
			try {
				await handle.writeFile(composed.message)
				await handle.sync()
			} finally {
				await handle.close()
			}
			await rename(`${file}.part`, file)
		},
		close: () => composer.close(),
	}
}

/** Deletes the files of these mails: they carry an address and the keys to its links. */
export async function deleteEmlFiles(folder: string, ids: readonly string[]): Promise<void> {
	for (const id of ids) await rm(fileOf(folder, id), { force: true })
}

/** Deletes what was written before a moment, in milliseconds; also what was left half written. */
export async function deleteEmlFilesBefore(folder: string, before: number): Promise<void> {
	const names = await readdir(folder).catch(() => [])
	for (const name of names.filter((each) => /\.eml(\.part)?$/.test(each))) {
		const file = join(folder, name)
		// One that is being written has another name a moment later.
		const found = await stat(file).catch(() => null)
		if (found !== null && found.mtimeMs < before) await rm(file, { force: true })
	}
}

function fileOf(folder: string, id: string): string {
	return join(folder, `${id}.eml`)
}
