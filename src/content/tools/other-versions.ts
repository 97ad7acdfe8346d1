import { languageNames } from '#content/language-names.ts'
import type { Link } from '#content/types/page.ts'
import { type Language, languages, pages } from '#domain/pages/pages.ts'

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
