import type { SocialCard } from '#content/types/page.ts'
import type { TwoSheetsWords } from '#content/types/two-sheets.ts'
import { type Language, languages, pages } from '#domain/pages/pages.ts'

export const card = { picture: 'twoWindows' } as const satisfies Partial<SocialCard>

/** Each language by its own name, as its readers look for it. */
const languageNames = { en: 'English', de: 'Deutsch', pt: 'Português' } as const satisfies Record<
	Language,
	string
>

/** Links to the other versions of the page. */
export function otherLanguages(current: Language): TwoSheetsWords['otherLanguages'] {
	return languages
		.filter((language) => language !== current)
		.map((language) => ({
			language,
			label: languageNames[language],
			href: pages.twoSheets[language],
		}))
}
