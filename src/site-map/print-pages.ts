import { type PageLanguage, pages } from './pages.ts'

/** The paths of the printable sheets. They are unlisted, so they are not in the table of pages. */
export const printPaths = {
	en: {
		energySheet: '/print/energy-sheet',
		tracker: '/print/tracker',
		weeklyTemplate: '/print/weekly-template',
		sliderPin: '/print/slider-pin',
	},
	de: {
		energySheet: `${pages.home.de}/print/energieblatt`,
		weeklyTemplate: `${pages.home.de}/print/wochenvorlage`,
		sliderPin: `${pages.home.de}/print/schieber-pin`,
	},
	pt: {
		energySheet: `${pages.home.pt}/print/ficha-de-energia`,
		weeklyTemplate: `${pages.home.pt}/print/modelo-semanal`,
		sliderPin: `${pages.home.pt}/print/pin-deslizante`,
	},
} as const satisfies Record<PageLanguage, Readonly<Record<string, `/${string}`>>>
