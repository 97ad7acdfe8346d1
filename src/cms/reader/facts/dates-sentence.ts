import { writtenDate } from '#values/dates/written-date.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { GuideWords } from '#cms/reader/schemas/guides.ts'

/**
 * The day of publication and, if different, of the last change.
 *
 * @param published ISO 8601, `2026-11-21`
 */
export function datesSentence(
	language: PageLanguage,
	words: GuideWords['dates'],
	published: string,
	updated = published,
): string {
	// ISO times without a zone are local, as `writtenDate` expects.
	const written = (day: string) => writtenDate(new Date(`${day}T00:00`), language)
	return updated === published
		? formatMessage(language, words.published, { day: written(published) })
		: formatMessage(language, words.changed, {
				published: written(published),
				updated: written(updated),
			})
}
