import {
	type Country,
	type CountryCode,
	countries,
	countryCodes,
} from '#domain/country/countries.ts'
import { type PageLanguage, pageLanguages } from '#domain/pages/languages.ts'
import { withAppLinks } from '#words/app-links.ts'
import { claimsIn } from '#words/claims.ts'
import { words } from '#words/entries.ts'
import { countryLevels, countryWeeks } from '#words/country-weeks.ts'
import type { CountryFront, CountryPage, Film, FilmWords } from '#words/schemas/country.ts'
import type { Day } from '#words/schemas/landing.ts'
import { isOn } from '#words/site-pages.ts'
import { siteHost } from '#words/site-urls.ts'
import { demoFilms, demoWords } from './demo-film.ts'
import { priceList } from './price-list.ts'
import { perSite } from '#words/site.ts'

/** The country pages in the site's languages. */
export const countryPages = perSite((): readonly CountryPage[] =>
	countryCodes.filter((code) => isOn(languageOf(code))).map((code) => countryPage(countries[code])),
)

function countryPage(country: Country): CountryPage {
	const { code, language: locale, path } = country
	const language = languageOf(code)
	const flag = flagOf(code)
	const own = words('country', flag)
	const shared = withAppLinks(words('countryShared', language, locale), path)
	const { features, action, terms, devices, film, product, featureGrid, comparison } = shared
	const { name, updated, seo, hero, questions, closing } = own
	return {
		...country,
		name,
		flag,
		domain: siteHost(),
		updated,
		seo,
		content: {
			...hero,
			features,
			action,
			terms,
			devices,
			claims: claimsIn(language, ...hero.claims),
			film,
			problem: { ...shared.problem, ...own.problem },
			solution: { ...shared.solution, items: own.benefits },
			product,
			featureGrid,
			testimonials: { ...shared.testimonials, items: own.testimonials, claims: [] },
			comparison,
			pricing: priceList({ ...shared.pricing, note: own.pricingNote }, language, locale),
			faq: { ...shared.faq, questions: [...shared.faq.questions, ...questions] },
			closing: { ...shared.closing, ...closing },
		},
	}
}

/** The language of a country's page, without its region. */
export function languageOf(code: CountryCode): PageLanguage {
	const { language } = countries[code]
	return pageLanguages.find((tag) => language.startsWith(`${tag}-`)) ?? 'en'
}

/** The demo film for a country's page: files and words in its language, and the page's words for the player. */
export function countryFilm({ code, content }: CountryPage): Film & FilmWords {
	const language = languageOf(code)
	return { cuts: demoFilms[language], ...demoWords(language), ...content.film }
}

/** The silhouettes in the windows, Monday to Sunday. */
const silhouettes = ['plant', 'visitors', 'crowd', 'asleep', 'cat', 'reader', 'sunday'] as const

/**
 * The house front of a country's page, in its language.
 *
 * @example countryFront('DE').days[3]?.name // 'Do'
 */
export function countryFront(code: CountryCode): CountryFront {
	const language = languageOf(code)
	const flag = flagOf(code)
	const names = words('film', language).lettering.days
	const levelsByChanges = countryLevels(flag)
	const days = silhouettes.map((silhouette, day): Day => {
		const level = levelsByChanges[0]?.[day] ?? 0
		return { name: names[day] ?? '', forecast: level, level, silhouette }
	})
	return {
		...words('countryShared', language).front,
		days,
		levelsByChanges,
		evening: words('country', flag).hero.evening,
		movesTo: countryWeeks[flag].movesTo,
	}
}

function flagOf(code: CountryCode): Lowercase<CountryCode> {
	// toLowerCase returns string.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	return code.toLowerCase() as Lowercase<CountryCode>
}
