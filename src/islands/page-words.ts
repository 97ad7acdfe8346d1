import type { PageLanguage } from '#domain/pages/languages.ts'

/** The files with the words of an island. Each is loaded when it is asked for. */
type WordsFiles = Readonly<Record<PageLanguage, () => Promise<{ readonly default: unknown }>>>

/**
 * Begins to load the words of an island: in the browser those in the language of its page, on the server all.
 * `enhance/hydrate-after-paint.ts` and the page on the server wait until they are `loaded`. A top-level await would do
 * the same, but then Rolldown no longer merges the chunks of any island (`experimental.chunkOptimization`).
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

/** Loads words when they are needed. */
export async function loadWords<Words>(load: WordsFiles[PageLanguage]): Promise<Words> {
	const { default: words } = await load()
	// The build has checked the file.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	return words as Words
}
