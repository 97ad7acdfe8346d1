import { name } from '#content/site.ts'
import type { Dates } from '#content/types/article.ts'
import { longDate } from '#domain/dates/long-date.ts'
import { pages } from '#domain/pages/pages.ts'

/**
 * The dates of an article, and the sentence that states them.
 *
 * @param published ISO 8601, `2026-11-21`
 * @param updated the day of the last change in substance, not of a correction in spelling
 */
export function articleDates(published: string, updated = published): Dates {
	const change = updated === published ? '' : `, last changed on ${formatDay(updated)}`
	return {
		published,
		updated,
		words: `Published on ${formatDay(published)}${change}.`,
		editors: `Written and checked by the ${name} editors: [how we work](${pages.howWeWork.en}).`,
	}
}

/** Without a time zone the text is local midnight, and `longDate` reads local time. */
function formatDay(day: string): string {
	return longDate(new Date(`${day}T00:00`), 'en-US')
}
