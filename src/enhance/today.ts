import { englishDate } from '#domain/dates/english-date.ts'

/** Puts the reader's own date where the page was built with the date of its building. */
export function showToday(): void {
	const time = document.querySelector('[data-today]')
	if (time) time.textContent = englishDate(new Date())
}
