import type { WeekPage } from '#content/types/week.ts'
import type { Translations } from '#domain/pages/pages.ts'
import { pageDe } from './page-de.ts'
import { pageEn } from './page-en.ts'
import { pagePt } from './page-pt.ts'

/** The page of "Your week" in its languages. */
export const weekPages = {
	en: pageEn,
	de: pageDe,
	pt: pagePt,
} as const satisfies Translations<'week', WeekPage>
