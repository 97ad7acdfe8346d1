import { demoFilms, demoWords } from '#content/media/demo.ts'
import type { PageLanguage } from '#domain/pages/pages.ts'
import type { CountryPage, Film, FilmWords } from '#content/types/country-page.ts'
import type { CountryCode } from '#domain/country/countries.ts'
import { brazil } from './br.ts'
import { germany } from './de.ts'
import { unitedKingdom } from './gb.ts'
import { india } from './in.ts'
import { unitedStates } from './us.ts'

/** The page of each country. A missing page or text does not compile. */
const pages = {
	US: unitedStates,
	IN: india,
	GB: unitedKingdom,
	DE: germany,
	BR: brazil,
} satisfies Record<CountryCode, CountryPage>

export const countryPages: readonly CountryPage[] = Object.values(pages)

const languages: Record<CountryCode, PageLanguage> = {
	US: 'en',
	IN: 'en',
	GB: 'en',
	DE: 'de',
	BR: 'pt',
}

/** The language that a country's page is written in, without its region. */
export function languageOf(code: CountryCode): PageLanguage {
	return languages[code]
}

/** The demo film for a country's page: files and words in its language, and the page's words for the player. */
export function countryFilm({ code, content }: CountryPage): Film & FilmWords {
	const language = languages[code]
	return { cuts: demoFilms[language], ...demoWords[language], ...content.film }
}
