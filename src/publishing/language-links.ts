import { chrome } from '#content/chrome/chrome.ts'
import { languageNames } from '#domain/pages/languages.ts'
import type { PrivateHead } from '#content/types/page.ts'
import type { LanguageLink } from '#content/types/chrome.ts'
import { otherLanguagesOf } from '#domain/pages/pages.ts'

/** Links to the versions of a page in other languages, each with the words that offer it. */
export function languageLinks({
	path,
	language: current,
}: Pick<PrivateHead, 'path' | 'language'>): readonly LanguageLink[] {
	return otherLanguagesOf(path, current).map(({ language, path: href }) => ({
		language,
		href,
		label: languageNames[language],
		offer: chrome[language].offer,
	}))
}
