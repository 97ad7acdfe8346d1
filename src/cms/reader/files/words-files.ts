import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { isCreatablePath } from '#site-map/own-pages.ts'
import { createdTextOf, ofEdits, type WordEdits, wholeFile } from '#cms/reader/site.ts'

const wordsFolder = join(import.meta.dirname, '../../../content')

/** The text of a file below `src/content`, or of a file among the edits of the current site. */
export function readWordsFile(file: string): string {
	const created = isCreatable(file) ? createdTextOf(file) : undefined
	return created ?? readRepositoryFile(file)
}

/** The text of a file of the repository. */
export function readRepositoryFile(file: string): string {
	return readFileSync(join(wordsFolder, file), 'utf8')
}

/** Whether the owner can make a file of this name: the repository has none. */
export function isCreatable(file: string): boolean {
	return isCreatablePath(file) && !existsSync(join(wordsFolder, file))
}

/** The files that exist only as edits, in order. */
export function createdFiles(edits: WordEdits): readonly string[] {
	return Object.keys(edits)
		.filter((file) => edits[file]?.[wholeFile] !== undefined && isCreatable(file))
		.toSorted()
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
	const created = ofEdits(createdFiles).filter((file) => matchesGlob(file, pattern))
	return [...repositoryFiles(pattern), ...created]
		.toSorted()
		.map((file) => ({ file, id: idOf(file) }))
}

/** The files of the repository that match a pattern. */
export function repositoryFiles(pattern: string): readonly string[] {
	return globSync(pattern, { cwd: wordsFolder }).map((file) => file.replaceAll('\\', '/'))
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
	if (original === file) return null
	const isThere = existsSync(join(wordsFolder, original))
	return isThere || ofEdits(createdFiles).includes(original) ? original : null
}
