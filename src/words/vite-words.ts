import type { Plugin } from 'vite'
import { wordsOfFile } from './entries.ts'

/**
 * Lets islands import a file of `src/content`: its facts are filled in, its shape is checked and its messages are
 * compiled while the site is built.
 *
 * @example const week = (await import('#content/week/de/tool.yaml')).default as WeekWords
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
