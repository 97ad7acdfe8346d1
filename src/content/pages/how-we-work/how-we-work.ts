import type { EditorialPage } from '#content/types/article.ts'
import type { Translations } from '#domain/pages/pages.ts'
import { howWeWork as de } from './de.ts'
import { howWeWork as en } from './en.ts'
import { howWeWork as pt } from './pt.ts'

/** The page on method in each of its languages. */
export const howWeWork: Translations<'howWeWork', EditorialPage> = { en, de, pt }
