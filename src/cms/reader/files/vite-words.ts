import type { Plugin } from 'vite'
import { wordsOfFile } from '#cms/reader/entries.ts'

/**
 * Lets islands import a file of `src/content`. The build fills in the file's facts, checks its shape and compiles its
 * messages.
 */
export const wordsModules: Plugin = {
	name: 'words-modules',
	enforce: 'pre',
	load(id) {
		const [path = ''] = id.split('?', 1)
		const [, file] = path.split('/src/content/')
		return file?.endsWith('.yaml') !== true
			? null
			: `export default ${JSON.stringify(wordsOfFile(file))}`
	},
}
