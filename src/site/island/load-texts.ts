import type { PageLanguage } from '#site-map/languages.ts'
import { loadFile } from './load-file.ts'

/**
 * Loads texts that an island needs late or seldom, from `/texts/[name].[language].json` (`pages/_site-files.ts`).
 *
 * @throws {FileLoadError} if loading fails
 * @example const words = await loadTexts<MbtiResults>('mbtiResults', 'de')
 */
export function loadTexts<Texts>(
	name: 'mbtiResults' | 'weekCalendar',
	language: PageLanguage,
): Promise<Texts> {
	return loadFile(async () => {
		const response = await fetch(`/texts/${name}.${language}.json`)
		if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
		// The server has checked them.
		// oxlint-disable-next-line typescript/no-unsafe-type-assertion
		return (await response.json()) as Texts
	})
}
