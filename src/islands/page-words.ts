import type { PageLanguage } from '#domain/pages/languages.ts'

/** The files with an island's words, each loaded on demand. */
type WordsFiles = Readonly<Record<PageLanguage, () => Promise<{ readonly default: unknown }>>>

/**
 * Starts loading an island's words: in the browser for the page's language, on the server for all.
 * `enhance/hydrate-after-paint.ts` and the server-rendered page wait until they are `loaded`. A top-level await would
 * do the same, but then Rolldown no longer merges any island's chunks (`experimental.chunkOptimization`).
 *
 * @example export const { wordsIn, loaded } = pageWords<Words>({ en: () => import('#content/tools/en/week.yaml'), … })
 */
export function pageWords<Words>(files: WordsFiles) {
	const known = new Map<string, Words>()
	const loaded = Promise.all(
		Object.entries(files)
			.filter(([language]) => isNeeded(language))
			.map(async ([language, load]) => known.set(language, await loadWords(load))),
	)
	globalThis.islandWords = loaded
	return {
		loaded,
		/** The words in a language. */
		wordsIn: (language: PageLanguage): Words => {
			const words = known.get(language)
			if (!words) throw new Error(`The words in ${language} are not loaded.`)
			return words
		},
	}
}

function isNeeded(language: string): boolean {
	return import.meta.env.SSR || document.documentElement.lang.startsWith(language)
}

/** Loads words on demand. */
export async function loadWords<Words>(load: WordsFiles[PageLanguage]): Promise<Words> {
	const { default: words } = await load()
	// The build has checked the file.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	return words as Words
}
