import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WordCatalog, WordText } from '#contract/words.ts'
import type { Language } from '#domain/pages/languages.ts'

/** A text as the served pages were built from it. */
export type BuiltText = Omit<WordText, 'draft' | 'isInList'>

/** The texts of a built site in one language, and the variables they can name. */
export type BuiltCatalogue = Pick<WordCatalog, 'facts'> & { readonly texts: readonly BuiltText[] }

/** The file name of a built site's texts. */
export function catalogueFile(language: Language): string {
	return `.texts-${language}.json`
}

/**
 * Reads the texts of a built site.
 *
 * @param folder of the built site
 * @returns null if the folder has none, such as before the first build
 */
export async function readCatalogue(
	folder: string,
	language: Language,
): Promise<BuiltCatalogue | null> {
	try {
		return JSON.parse(await readFile(join(folder, catalogueFile(language)), 'utf8'))
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
		throw error
	}
}
