import { longDate } from '#values/dates/long-date.ts'
import { locales, type PageLanguage } from '#site-map/languages.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type guides from '#content/pages/en/guides.yaml'

/**
 * States the day of publication and, if different, the day of the last change.
 *
 * @param published ISO 8601, `2026-11-21`
 */
export function datesSentence(
	language: PageLanguage,
	words: (typeof guides)['dates'],
	published: string,
	updated = published,
): string {
	const written = (day: string) => longDate(new Date(day), locales[language], 'UTC')
	return updated === published
		? formatMessage(language, words.published, { day: written(published) })
		: formatMessage(language, words.changed, {
				published: written(published),
				updated: written(updated),
			})
}
