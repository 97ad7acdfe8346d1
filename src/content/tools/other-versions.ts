import type { Link } from '#content/types/page.ts'
import { type Language, languages, pages } from '#domain/pages/pages.ts'

/** Each language by its own name, as its readers look for it. */
const languageNames = { en: 'English', de: 'Deutsch', pt: 'Português' } as const satisfies Record<
	Language,
	string
>

/** Links to a tool in the other languages. The tool's script adds the fragment. */
export function otherVersions(
	tool: 'sayNo' | 'twoSheets',
	current: Language,
): readonly (Link & { readonly language: Language })[] {
	return languages
		.filter((language) => language !== current)
		.map((language) => ({
			language,
			label: languageNames[language],
			href: pages[tool][language],
		}))
}
