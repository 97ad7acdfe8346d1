import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentSite, setCurrentSite } from '#words/site.ts'

/** The edits a built site was made with, as JSON. */
export function wordsOfSite(folder: string): string {
	const file = join(folder, '.words.json')
	return existsSync(file) ? readFileSync(file, 'utf8') : '{}'
}

/**
 * Gives mails and notices the words of the served pages from now on.
 *
 * @param folder of the built site
 */
export function useWordsOfSite(folder: string): void {
	setCurrentSite({ ...currentSite(), edits: JSON.parse(wordsOfSite(folder)) })
}
