import { pageLanguages } from '#site-map/languages.ts'
import { writtenDate } from '#values/dates/written-date.ts'

/** Replaces the build date with the visitor's current date. */
export function showToday(): void {
	const { lang } = document.documentElement
	const element = document.querySelector('[data-today]')
	if (element) {
		const language = pageLanguages.find((each) => each === lang) ?? 'en'
		element.textContent = writtenDate(new Date(), language)
	}
}
