import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { isCreatablePath } from '#site-map/own-pages.ts'
import { createdTextOf, ofEdits, type WordEdits, wholeFile } from '#cms/reader/site.ts'

const wordsFolder = join(import.meta.dirname, '../../../content')

/** Reads a file below `src/content`, or a file that exists only in the edits of the current site. */
export function readWordsFile(file: string): string {
	const created = isCreatable(file) ? createdTextOf(file) : undefined
	return created ?? readRepositoryFile(file)
}

export function readRepositoryFile(file: string): string {
	return readFileSync(join(wordsFolder, file), 'utf8')
}

/** Whether the owner can make a file of this name: the name must be allowed, and the repository must lack the file. */
export function isCreatable(file: string): boolean {
	return isCreatablePath(file) && !existsSync(join(wordsFolder, file))
}

/** The files that exist only as edits, in order. */
export function createdFiles(edits: WordEdits): readonly string[] {
	return Object.keys(edits)
		.filter((file) => edits[file]?.[wholeFile] !== undefined && isCreatable(file))
		.toSorted()
}

/** The files that match a pattern, in order: those of the repository, and those among the edits of the current site. */
export function wordsFiles(pattern: string): readonly string[] {
	const created = ofEdits(createdFiles).filter((file) => matchesGlob(file, pattern))
	return [...repositoryFiles(pattern), ...created].toSorted()
}

export function repositoryFiles(pattern: string): readonly string[] {
	return globSync(pattern, { cwd: wordsFolder }).map((file) => file.replaceAll('\\', '/'))
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
