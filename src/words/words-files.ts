import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the words, also from within a bundle of the build, whose modules lie elsewhere. */
const wordsFolder = [
	join(import.meta.dirname, '../content'),
	join(process.cwd(), 'src/content'),
].find((folder) => existsSync(join(folder, 'facts')))

/** The text of a file below `src/content`. */
export function readWordsFile(file: string): string {
	return readFileSync(join(folderOfWords(), file), 'utf8')
}

/**
 * The files of a pattern, each with what its stars stand for: the id of its entry.
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

/** What of a name stands in the place of the star. */
function starredIn(name: string, [before = '', behind]: readonly string[] = []): readonly string[] {
	return behind === undefined ? [] : [name.slice(before.length, name.length - behind.length)]
}

/**
 * The English file that a file of another language is translated from.
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
