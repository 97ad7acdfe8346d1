import type { PageLanguage } from '#domain/pages/pages.ts'

const months = {
	en: 'January February March April May June July August September October November December',
	de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
	pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
} as const satisfies Record<PageLanguage, string>

/**
 * A day written out, in the time zone of the caller: as `longDate` for `en-US`, `de-DE` and `pt-BR`, but
 * without `Intl`, which takes a browser 15 ms to load while the page is painted.
 *
 * @example writtenDate(new Date(2026, 10, 20), 'en') // 'November 20, 2026'
 * @example writtenDate(new Date(2026, 10, 20), 'de') // '20. November 2026'
 * @example writtenDate(new Date(2026, 10, 20), 'pt') // '20 de novembro de 2026'
 */
export function writtenDate(date: Date, language: PageLanguage): string {
	const month = months[language].split(' ')[date.getMonth()]
	const [day, year] = [date.getDate(), date.getFullYear()]
	if (language === 'de') return `${day}. ${month} ${year}`
	if (language === 'pt') return `${day} de ${month} de ${year}`
	return `${month} ${day}, ${year}`
}
