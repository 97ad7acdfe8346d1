import type { PageLanguage } from '#domain/pages/languages.ts'

/** The files with the words of an island. Each is loaded when it is asked for. */
type WordsFiles = Readonly<Record<PageLanguage, () => Promise<{ readonly default: unknown }>>>

/**
 * Loads the words of an island: in the browser those in the language of its page, on the server all. A module of the
 * island awaits them as it is loaded, so that hydration finds them.
 *
 * @example export const wordsIn = await pageWords<WeekWords>({ en: () => import('#content/tools/en/week.yaml'), … })
 */
export async function pageWords<Words>(
	files: WordsFiles,
): Promise<(language: PageLanguage) => Words> {
	const loaded = new Map<string, Words>()
	await Promise.all(
		Object.entries(files)
			.filter(
				([language]) => import.meta.env.SSR || document.documentElement.lang.startsWith(language),
			)
			.map(async ([language, load]) => loaded.set(language, await loadWords(load))),
	)
	return (language) => {
		const words = loaded.get(language)
		if (!words) throw new Error(`The words in ${language} are not loaded.`)
		return words
	}
}

/** Loads words when they are needed. */
async function loadWords<Words>(load: WordsFiles[PageLanguage]): Promise<Words> {
	const { default: words } = await load()
	// The build has checked the file.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	return words as Words
}
