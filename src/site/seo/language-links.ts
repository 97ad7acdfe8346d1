import { languageNames } from '#site-map/languages.ts'
import type { PrivateHead } from '#cms/reader/schemas/page.ts'
import type { LanguageLink } from '#cms/reader/schemas/chrome.ts'
import { otherLanguagesOf } from '#cms/reader/site-pages.ts'
import { words } from '#cms/reader/entries.ts'

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
