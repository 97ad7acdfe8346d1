import { breadcrumbList, faqPage, softwareApplication } from '#content/structured-data/say.ts'
import type { Alternate, Head } from '#content/types.ts'
import type { CountryPage } from '#content/types/country-page.ts'
import { countryPages, languageOf } from './countries.ts'

/** The page for each country, and the landing page for everyone else. Each country's page lists them all. */
export const regionalAlternates: readonly Alternate[] = [
	...countryPages.map(({ language, path }) => ({ language, path })),
	{ language: 'x-default', path: '/' },
]

/** What a country's page says about itself. */
export function regionalHead(page: CountryPage): Head {
	const { title, description, keywords, alternative } = page.seo
	const head = {
		title,
		description,
		keywords,
		path: page.path,
		language: languageOf(page.code),
		locale: page.language,
		updated: page.updated,
		alternates: regionalAlternates,
		hasSections: true,
		card: {
			title: page.content.headline,
			picture: page.flag,
			alternative,
			note: page.content.badge,
		},
	}
	return {
		...head,
		structured: [
			softwareApplication(head),
			faqPage(page.content.faq),
			breadcrumbList(page.name, page.path),
		],
	}
}
