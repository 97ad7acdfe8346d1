import { countries } from './countries/countries.ts'
import { type Language, languages, type PageLanguage, pageLanguages } from './languages.ts'
import { typeRows } from './type-pages.ts'

export { type Language, languages, type PageLanguage, pageLanguages }

/**
 * Every public page with its path in each of its languages. Heads, hreflang, sitemap, links between languages, emails
 * and llms.txt derive from this table, limited to the site's languages (`site-pages.ts`).
 */
export const pages = {
	/** The country pages of Germany and Brazil are the landing pages of their languages. */
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
	/** The newest guides and letters. */
	news: {
		en: '/whats-new',
		de: '/deutschland/neues',
		pt: '/brasil/novidades',
	},
	/** Where people cancel, withdraw, complain and have their data erased. */
	leave: {
		en: '/leave',
		de: '/deutschland/vertrag-widerrufen-kuendigen',
		pt: '/brasil/cancelar',
	},
	...typeRows,
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
	accessibility: {
		en: '/accessibility',
		de: '/deutschland/barrierefreiheit',
		pt: '/brasil/acessibilidade',
	},
	/** The provider identification required by German law. */
	impressum: {
		de: '/deutschland/impressum',
	},
} as const satisfies Record<string, Readonly<Partial<Record<PageLanguage, `/${string}`>>>>

export type PageName = keyof typeof pages

export function pathOf(page: PageName, language: Language): string | undefined {
	const paths: Readonly<Partial<Record<Language, string>>> = pages[page]
	return paths[language]
}

/** A page with an English version, so that there is a version for readers of every language. */
export type EnglishPageName = {
	[Name in PageName]: (typeof pages)[Name] extends { readonly en: string } ? Name : never
}[PageName]

/** The path of a public page, from the table or chosen by the owner. */
export type PagePath = `/${string}`
