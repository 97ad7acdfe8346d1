import { name } from '#content/site.ts'
import type { Dates } from '#content/types/article.ts'
import { longDate } from '#domain/dates/long-date.ts'
import { pages } from '#domain/pages/pages.ts'

/**
 * The days of a text, and how the page says them.
 *
 * @param published ISO 8601, `2026-11-21`
 * @param updated the day its substance last changed; a comma is not substance
 */
export function dated(published: string, updated = published): Dates {
	const change = updated === published ? '' : `, last changed on ${spoken(updated)}`
	return {
		published,
		updated,
		words: `Published on ${spoken(published)}${change}.`,
		editors: `Written and checked by the ${name} editors: [how we work](${pages.howWeWork.en}).`,
	}
}

/** Without a time zone the text is midnight here, which is what `longDate` reads. */
function spoken(day: string): string {
	return longDate(new Date(`${day}T00:00`), 'en-US')
}
