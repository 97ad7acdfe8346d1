import { languageNames } from '#site-map/languages.ts'
import type { PrivateHead } from '#words/schemas/page.ts'
import type { LanguageLink } from '#words/schemas/chrome.ts'
import { otherLanguagesOf } from '#words/site-pages.ts'
import { words } from '#words/entries.ts'

/** Links to a page's versions in other languages, each with the words of the offer. */
export function languageLinks({
	path,
	language: current,
}: Pick<PrivateHead, 'path' | 'language'>): readonly LanguageLink[] {
	return otherLanguagesOf(path, current).map(({ language, path: href }) => ({
		language,
		href,
		label: languageNames[language],
		offer: words('chrome', language).offer,
	}))
}
