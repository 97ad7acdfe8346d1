import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { message } from './message.ts'
import type { Transport } from './transport.ts'

/** Writes each mail as a file that any mail program opens: the site works before it has a mail server. */
export function emlFiles(options: {
	readonly folder: string
	readonly from: string
	readonly now: () => number
}): Transport {
	const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
	return {
		send: async (letter) => {
			const composed = await composer.sendMail(
				message(letter, options.from, new Date(options.now())),
			)
			await mkdir(options.folder, { recursive: true })
			const file = join(options.folder, `${letter.id}.eml`)
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
