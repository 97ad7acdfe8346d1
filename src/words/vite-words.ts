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
		const [, file] = /\/src\/content\/(.+\.yaml)(?:\?.*)?$/.exec(id) ?? []
		return file === undefined ? null : `export default ${JSON.stringify(wordsOfFile(file))}`
	},
}
