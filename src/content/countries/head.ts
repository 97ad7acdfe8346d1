import { absolute, app } from '#content/links.ts'
import { pricing } from '#content/pricing.ts'
import { name } from '#content/site.ts'
import type { Alternate, CountryPage, Head } from '#content/types.ts'
import { countryPages, languageOf } from './countries.ts'

/** The page for each country, and the landing page for everyone else. Each country's page lists them all. */
export const regionalAlternates: readonly Alternate[] = [
	...countryPages.map(({ language, path }) => ({ language, path })),
	{ language: 'x-default', path: '/' },
]

/** What a country's page says about itself. */
export function regionalHead({ code, path, language, flag, seo, content }: CountryPage): Head {
	const { title, description, keywords, alternative } = seo
	return {
		title,
		description,
		keywords,
		path,
		language: languageOf(code),
		locale: language,
		alternates: regionalAlternates,
		hasSections: true,
		card: { title: content.headline, picture: flag, alternative, note: content.badge },
		structured: {
			'@context': 'https://schema.org',
			'@type': 'WebPage',
			url: absolute(path),
			inLanguage: language,
			mainEntity: {
				'@type': 'SoftwareApplication',
				name,
				url: app.home,
				description,
				applicationCategory: 'LifestyleApplication',
				operatingSystem: 'Web',
				offers: {
					'@type': 'Offer',
					price: pricing.lifetime.minor / 100,
					priceCurrency: pricing.lifetime.currency,
				},
			},
		},
	}
}
