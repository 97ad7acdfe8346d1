import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the words, also for a bundled module, which has another path. */
const wordsFolder = [
	join(import.meta.dirname, '../content'),
	join(process.cwd(), 'src/content'),
].find((folder) => existsSync(join(folder, 'facts')))

/** The text of a file below `src/content`. */
export function readWordsFile(file: string): string {
	return readFileSync(join(folderOfWords(), file), 'utf8')
}

/**
 * The files that match a pattern, each with the text that its stars match: the entry's id.
 *
 * @example wordsFiles('facts/*.yaml') // [{ id: 'claims', file: 'facts/claims.yaml' }, …]
 */
export function wordsFiles(
	pattern: string,
): readonly { readonly id: string; readonly file: string }[] {
	const names = pattern.split('/').map((name) => name.split('*'))
	const idOf = (file: string) =>
		file
			.split('/')
			.flatMap((part, index) => starredIn(part, names[index]))
			.join('/')
	return globSync(pattern, { cwd: folderOfWords() })
		.map((file) => file.replaceAll('\\', '/'))
		.toSorted()
		.map((file) => ({ file, id: idOf(file) }))
}

/** The part of a name that the star matches. */
function starredIn(name: string, [before = '', behind]: readonly string[] = []): readonly string[] {
	return behind === undefined ? [] : [name.slice(before.length, name.length - behind.length)]
}

/**
 * The English file that a translation is based on.
 *
 * @returns null for a file in English, in all languages, or in Spanish only
 * @example originalOf('messages/de/chrome.yaml') // 'messages/en/chrome.yaml'
 */
export function originalOf(file: string): string | null {
	const original = file.replace(/\/\w\w\//, '/en/')
	return original !== file && existsSync(join(folderOfWords(), original)) ? original : null
}

function folderOfWords(): string {
	if (wordsFolder === undefined) throw new Error('The folder src/content is missing.')
	return wordsFolder
}
