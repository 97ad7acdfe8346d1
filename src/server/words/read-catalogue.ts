import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WordCatalog, WordText } from '#contract/words.ts'
import type { Language } from '#domain/pages/languages.ts'

/** A text as the pages that are served are built from it. */
export type BuiltText = Omit<WordText, 'draft' | 'isInList'>

/** The texts of a built site in one language, and the variables that they can name. */
export type BuiltCatalogue = Pick<WordCatalog, 'facts'> & { readonly texts: readonly BuiltText[] }

/** The name of the file in which a built site keeps its texts. */
export function catalogueFile(language: Language): string {
	return `.texts-${language}.json`
}

/**
 * Reads the texts that a built site was made with.
 *
 * @param folder that of the built site
 * @returns null if the folder has none, such as that of a site that is not built yet
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
