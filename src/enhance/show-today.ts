import { writtenDate } from '#domain/dates/written-date.ts'

/** Replaces the date of the build by the visitor's current date. */
export function showToday(): void {
	const { lang } = document.documentElement
	const element = document.querySelector('[data-today]')
	if (element) {
		element.textContent = writtenDate(new Date(), lang === 'de' || lang === 'pt' ? lang : 'en')
	}
}
