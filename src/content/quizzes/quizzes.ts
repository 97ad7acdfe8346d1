import type { IntrovertTest, MbtiTest } from '#content/types/quiz.ts'
import type { Translations } from '#domain/pages/pages.ts'
import { introvertTest as introvertDe } from './de/introvert/page.ts'
import { mbtiTest as mbtiDe } from './de/mbti/page.ts'
import { introvertTest as introvertEn } from './en/introvert/page.ts'
import { mbtiTest as mbtiEn } from './en/mbti/page.ts'
import { introvertTest as introvertPt } from './pt/introvert/page.ts'
import { mbtiTest as mbtiPt } from './pt/mbti/page.ts'

/** The introvert test in each of its languages. */
export const introvertTests: Translations<'introvertTest', IntrovertTest> = {
	en: introvertEn,
	de: introvertDe,
	pt: introvertPt,
}

/** The MBTI test in each of its languages. */
export const mbtiTests: Translations<'mbtiTest', MbtiTest> = {
	en: mbtiEn,
	de: mbtiDe,
	pt: mbtiPt,
}
