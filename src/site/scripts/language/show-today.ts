import { longDate } from '#values/dates/long-date.ts'

/** Replaces the date of rendering with the visitor's current date. */
export function showToday(): void {
	const element = document.querySelector('[data-today]')
	if (element) element.textContent = longDate(new Date(), document.documentElement.lang)
}
