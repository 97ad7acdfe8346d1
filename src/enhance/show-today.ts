import { englishDate } from '#domain/dates/english-date.ts'

/** Replaces the date of the build by the visitor's current date. */
export function showToday(): void {
	const element = document.querySelector('[data-today]')
	if (element) element.textContent = englishDate(new Date())
}
