import type { IntrovertTest, MbtiTest } from '#content/types/quiz.ts'
import type { Translations } from '#domain/pages/pages.ts'
import { introvertTest as introvertEn } from './en/introvert/page.ts'
import { mbtiTest as mbtiEn } from './en/mbti/page.ts'

/** The introvert test in each of its languages. */
export const introvertTests: Translations<'introvertTest', IntrovertTest> = { en: introvertEn }

/** The MBTI test in each of its languages. */
export const mbtiTests: Translations<'mbtiTest', MbtiTest> = { en: mbtiEn }
