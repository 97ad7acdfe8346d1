import { countries } from '#domain/country/countries.ts'
import { type Language, languages, type PageLanguage, pageLanguages } from './languages.ts'

export { type Language, languages, type PageLanguage, pageLanguages }

/**
 * Every public page with its address in each language in which it exists. Heads, hreflang, sitemap,
 * links between languages, mails and llms.txt read this table.
 *
 * @example pages.privacy.en // '/privacy'
 */
export const pages = {
	/** The country pages of Germany and Brazil are the landing page in their languages. */
	home: {
		en: '/',
		de: countries.DE.path,
		pt: countries.BR.path,
	},
	usa: {
		en: countries.US.path,
	},
	india: {
		en: countries.IN.path,
	},
	uk: {
		en: countries.GB.path,
	},
	socialEnergyManagement: {
		en: '/social-energy-management',
		de: '/deutschland/soziale-energie-einteilen',
		pt: '/brasil/energia-social',
	},
	socialBatteryTracker: {
		en: '/social-battery-tracker',
	},
	socialBatteryDrained: {
		en: '/social-battery-drained',
		de: '/deutschland/soziale-batterie-leer',
		pt: '/brasil/bateria-social-esgotada',
	},
	socialBatteryRecharge: {
		en: '/social-battery-recharge',
		de: '/deutschland/soziale-batterie-aufladen',
		pt: '/brasil/recarregar-bateria-social',
	},
	socialBatteryQuotes: {
		en: '/social-battery-quotes',
	},
	socialBatteryPsychology: {
		en: '/social-battery-psychology',
	},
	lowSocialBattery: {
		en: '/low-social-battery',
		de: '/deutschland/soziale-batterie-leer-was-tun',
		pt: '/brasil/bateria-social-baixa',
	},
	mySocialBattery: {
		en: '/my-social-battery',
		de: '/deutschland/meine-soziale-batterie',
		pt: '/brasil/minha-bateria-social',
	},
	socialBatteryPin: {
		en: '/social-battery-pin',
		de: '/deutschland/soziale-batterie-pin',
		pt: '/brasil/pin-bateria-social',
	},
	introvertSocialBattery: {
		en: '/introvert-social-battery',
	},
	introvertProductivity: {
		en: '/introvert-productivity',
	},
	howWeWork: {
		en: '/how-we-work',
		de: '/deutschland/so-arbeiten-wir',
		pt: '/brasil/como-trabalhamos',
	},
	introvertTest: {
		en: '/introvert-test',
		de: '/deutschland/introvertiert-test',
		pt: '/brasil/teste-de-introversao',
	},
	mbtiTest: {
		en: '/mbti-test',
		de: '/deutschland/mbti-test',
		pt: '/brasil/teste-mbti',
	},
	week: {
		en: '/week',
		de: '/deutschland/woche',
		pt: '/brasil/semana',
	},
	twoSheets: {
		en: '/two-sheets',
		de: '/deutschland/zwei-blaetter',
		pt: '/brasil/duas-folhas',
	},
	sayNo: {
		en: '/say-no',
		de: '/deutschland/nein-sagen',
		pt: '/brasil/dizer-nao',
	},
	terms: {
		en: '/terms',
		de: '/deutschland/nutzungsbedingungen',
		pt: '/brasil/termos-de-uso',
	},
	privacy: {
		en: '/privacy',
		de: '/deutschland/datenschutz',
		pt: '/brasil/privacidade',
	},
	refund: {
		en: '/refund',
		de: '/deutschland/erstattung',
		pt: '/brasil/reembolso',
	},
	/** The provider identification that German law asks for. */
	impressum: {
		de: '/deutschland/impressum',
	},
} as const satisfies Record<string, Readonly<Partial<Record<PageLanguage, `/${string}`>>>>

export type PageName = keyof typeof pages

/** A page that readers of every language can be sent to. */
export type EnglishPageName = {
	[Name in PageName]: (typeof pages)[Name] extends { readonly en: string } ? Name : never
}[PageName]

/** The address of a public page in one of its languages. */
export type PagePath = {
	[Name in PageName]: (typeof pages)[Name][keyof (typeof pages)[Name]]
}[PageName]

/** A version of a page: a BCP 47 tag or `x-default`, and its path. */
export type Alternate = { readonly language: string; readonly path: string }

/** The versions of the landing page by region. `x-default` is the one for all other countries. */
const regionalAlternates: readonly Alternate[] = [
	...Object.values(countries).map(({ language, path }) => ({ language, path })),
	{ language: 'x-default', path: pages.home.en },
]

const regionalPaths: ReadonlySet<string> = new Set(regionalAlternates.map(({ path }) => path))

/**
 * The versions of a page for readers of other languages or regions, this one included. Every version
 * gives the same list, as search engines require of hreflang.
 *
 * @returns an empty list for a page with one version
 * @example alternatesOf('/usa').at(-1) // { language: 'x-default', path: '/' }
 */
export function alternatesOf(path: string): readonly Alternate[] {
	if (regionalPaths.has(path)) return regionalAlternates
	const versions = Object.values(pages)
		.map((page) => versionsOf(page))
		.find((all) => all.some((version) => version.path === path))
	const [first, ...others] = versions ?? []
	return first && others.length > 0
		? [first, ...others, { language: 'x-default', path: first.path }]
		: []
}

/**
 * The version of a page for a language: in that language, or in English if there is none.
 *
 * @example addressIn('home', 'de') // { language: 'de', path: '/deutschland' }
 * @example addressIn('usa', 'de') // { language: 'en', path: '/usa' }
 */
export function addressIn(
	name: EnglishPageName,
	language: Language,
): { language: Language; path: string } {
	const page: Readonly<Partial<Record<Language, string>>> & { readonly en: string } = pages[name]
	const path = page[language]
	return path === undefined ? { language: 'en', path: page.en } : { language, path }
}

/**
 * The versions of a page in other languages. Those of a country page are the landing page in other languages.
 *
 * @returns an empty list for a page with one language
 * @example otherLanguagesOf('/privacy', 'en').at(0) // { language: 'de', path: '/deutschland/datenschutz' }
 */
export function otherLanguagesOf(
	path: string,
	current: Language,
): readonly { readonly language: Language; readonly path: string }[] {
	const found = regionalPaths.has(path)
		? pages.home
		: Object.values(pages).find((page) => versionsOf(page).some((each) => each.path === path))
	return found ? versionsOf(found).filter(({ language }) => language !== current) : []
}

/** In the table's order of languages, so that English comes first. */
function versionsOf(
	page: Readonly<Partial<Record<Language, string>>>,
): readonly { readonly language: Language; readonly path: string }[] {
	return languages.flatMap((language) => {
		const path = page[language]
		return path === undefined ? [] : [{ language, path }]
	})
}
