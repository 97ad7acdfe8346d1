import { proseLink } from '#content/page-links.ts'
import type { Dates } from '#content/types/article.ts'
import { writtenDate } from '#domain/dates/written-date.ts'
import type { PageLanguage } from '#domain/pages/pages.ts'
import { fillTemplate } from '#domain/template/fill-template.ts'
import { articleWords } from './shared-words.ts'

/**
 * The dates of an article, and the sentence that states them.
 *
 * @param publishedOn ISO 8601, `2026-11-21`
 * @param updatedOn the day of the last change in substance, not of a correction in spelling
 */
export function articleDates(
	language: PageLanguage,
	publishedOn: string,
	updatedOn = publishedOn,
): Dates {
	const { published, changed, editors, method } = articleWords[language].dates
	// Without a time zone the text is local midnight, and `writtenDate` reads local time.
	const written = (day: string) => writtenDate(new Date(`${day}T00:00`), language)
	return {
		published: publishedOn,
		updated: updatedOn,
		words:
			updatedOn === publishedOn
				? fillTemplate(published, { day: written(publishedOn) })
				: fillTemplate(changed, {
						published: written(publishedOn),
						updated: written(updatedOn),
					}),
		editors: `${editors} ${proseLink(language, 'howWeWork', method)}.`,
	}
}
