import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const text = 'html,css,js,json,svg,txt,vtt,ico'

/**
 * Writes a brotli (level 11) and a gzip (level 9) copy beside every text file of a folder. A copy that is not smaller
 * than the file is left out.
 */
export async function compressFiles(folder: string): Promise<void> {
	const next = globSync(`**/*.{${text}}`, { cwd: folder }).values()
	await Promise.all(
		Array.from({ length: availableParallelism() }, async () => {
			for (const file of next) await compress(join(folder, file))
		}),
	)
}

async function compress(file: string): Promise<void> {
	const body = await readFile(file)
	const brotli = await toBrotli(body, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
		},
	})
	const compressed = { br: brotli, gz: await toGzip(body, { level: 9 }) }
	for (const [ending, bytes] of Object.entries(compressed)) {
		if (bytes.length < body.length) await writeFile(`${file}.${ending}`, bytes)
	}
}
