import type { PageLanguage } from '#site-map/pages.ts'

/** The order of the parts, and the months. */
const words = {
	en: {
		date: '{month} {day}, {year}',
		months: 'January February March April May June July August September October November December',
	},
	de: {
		date: '{day}. {month} {year}',
		months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
	},
	pt: {
		date: '{day} de {month} de {year}',
		months:
			'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
	},
} as const satisfies Record<PageLanguage, { readonly date: string; readonly months: string }>

/**
 * A long date in the caller's time zone: like `longDate` for `en-US`, `de-DE` and `pt-BR`, but without `Intl`, which
 * takes a browser 15 ms to load during the first paint.
 *
 * @example writtenDate(new Date(2026, 10, 20), 'en') // 'November 20, 2026'
 * @example writtenDate(new Date(2026, 10, 20), 'de') // '20. November 2026'
 * @example writtenDate(new Date(2026, 10, 20), 'pt') // '20 de novembro de 2026'
 */
export function writtenDate(date: Date, language: PageLanguage): string {
	const { date: parts, months } = words[language]
	return parts
		.replace('{day}', `${date.getDate()}`)
		.replace('{month}', months.split(' ')[date.getMonth()] ?? '')
		.replace('{year}', `${date.getFullYear()}`)
}
