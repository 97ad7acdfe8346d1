import type { PageLanguage } from '#domain/pages/languages.ts'
import { loadWords, pageWords } from '#islands/page-words.ts'
import type { WeekTexts } from '#words/schemas/week.ts'
import type { CalendarPanelWords } from '#words/schemas/week-calendar.ts'
import { type WeekWords, weekWords } from './week-words.ts'

const texts = pageWords<WeekTexts>({
	en: () => import('#content/tools/en/week.yaml'),
	de: () => import('#content/tools/de/week.yaml'),
	pt: () => import('#content/tools/pt/week.yaml'),
})

export const { loaded } = texts

const known: Partial<Record<PageLanguage, WeekWords>> = {}

/** The words of the island in a language. */
export function wordsIn(language: PageLanguage): WeekWords {
	return (known[language] ??= weekWords(texts.wordsIn(language), language))
}

const calendarFiles = {
	en: () => import('#content/tools/en/week-calendar.yaml'),
	de: () => import('#content/tools/de/week-calendar.yaml'),
	pt: () => import('#content/tools/pt/week-calendar.yaml'),
}

/** Loads the words used once a calendar file is opened or saved. */
export function loadCalendarWords(language: PageLanguage): Promise<CalendarPanelWords> {
	return loadWords(calendarFiles[language])
}
